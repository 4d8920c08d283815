import { z } from "zod";
import type { TypedValues } from "../../../../server/guard/form";
import type { Visit } from "../../../../server/visitor/visit";
import { isUntouched, lastPayment } from "../../../../server/visitor/open-payment";
import { paymentPage } from "../../payment/open-payment.server";
import { paymentStatus } from "../../payment/payment-status.server";
import { readDraft } from "../draft.server";
import { placeOrder } from "../place-order.server";

/**
 * Sends the stored order form again with a payment type on receipt. Refused once an attempt to pay online may have made
 * the order, since a second one would be cooked, and once it is placed: the payment page leads on to it. The attempt's key becomes the order's idempotency key.
 */
export async function payAtDoor(visit: Visit, { attempt }: TypedValues, payment_type: string) {
  const [open, typed] = await Promise.all([lastPayment(visit), readDraft(visit)]);
  const key = z.uuid().safeParse(attempt).data;
  if (!open || !key) return visit.redirect(visit.path("checkout"));
  if (!isUntouched(open) || (await paymentStatus(visit, open)).state !== "none")
    return visit.redirect(visit.path(paymentPage(open)));
  const { order_type, shop_id } = open.place;
  const form = new FormData();
  const fields = { ...typed, order_type, shop_id: shop_id === undefined ? "" : String(shop_id), payment_type };
  for (const [name, value] of Object.entries({ ...fields, order_key: key })) form.set(name, value);
  return placeOrder(visit, form);
}
