import type { OrderPayload } from "../../../contract/order";
import { lastContact } from "../../../server/visitor/last-order";
import type { Visit } from "../../../server/visitor/visit";
import { payloadLines } from "../../cart/view/payload-lines.server";
import { knownPhone } from "../../shared/web/words/phone-words.server";
import type { OpenPayment } from "../../../server/visitor/open-payment";

/**
 * The data of a stored order for `order/pay`, as far as it is still known without storing it twice
 * (docs/decisions/0052-order-pay-carries-what-is-known.md).
 */
export async function orderData(visit: Visit, open: OpenPayment): Promise<Partial<OrderPayload>> {
  const { order_type, shop_id } = open.place;
  const [{ id: city_id }, phone] = await Promise.all([visit.city(), knownPhone(visit)]);
  const place = { city_id, order_type, shop_id };
  // Once the order is made, cart, address and time may be those of the next one.
  if (open.order_id !== undefined || open.order === "") return place;
  return {
    ...place,
    phone,
    username: (await lastContact(visit, phone))?.username,
    cart: payloadLines(await visit.cart()),
    delivery_address: addressOf(visit, open),
    interval_id: visit.time?.id,
  };
}

/** Another window may have chosen another address since. */
function addressOf({ place: { address } }: Visit, { place }: OpenPayment): OrderPayload["delivery_address"] {
  if (place.order_type !== "delivery" || !address?.at) return undefined;
  if (address.at.latitude !== place.latitude || address.at.longitude !== place.longitude) return undefined;
  const { id, street, room, entrance, floor, intercom, description } = address;
  return { id: id || undefined, street: street ?? address.address, room, entrance, floor, intercom, description };
}
