import { createHmac } from "node:crypto";
import { NEW_ACQUIRING } from "../../contract/payment";
import { wrong } from "../respond";
import type { Acquirer } from "../seed/geography/schema";
import { shopsOf } from "../shop/place/atlas";
import { publicKeyOf, requiresHolder } from "../shop/payment/cards";
import { acquirerOf, isOnline, onlineTypesOf, shopNear } from "../shop/payment/payment-types";
import { isStoppedShop } from "../shop/place/stops";
import { orderingPlace } from "../shop/place/ordering-place";
import type { Handler } from "./handler";

/** The acquirer of a delivery is that of the shop nearest to the house. */
export const orderPaymentSettings: Handler<"orderPaymentSettings"> = ({ request, world }) => {
  const { city_id, is_delivery, shop_id, latitude, longitude, payment_type } = request;
  const { city, shop, order_type } = orderingPlace({
    city_id,
    order_type: is_delivery ? "delivery" : "takeaway",
    shop_id,
  });
  if (!onlineTypesOf({ city, order_type, shop }).some((alias) => alias === payment_type))
    throw wrong("payment_type", isOnline(payment_type) ? "unknownPayment" : "notOnline");
  const house = latitude != null && longitude != null ? { latitude, longitude } : undefined;
  const working = shopsOf(city).filter((one) => !isStoppedShop(world, one));
  const acquirer = acquirerOf(city, is_delivery && house ? shopNear(house, working) : shop);
  if (!acquirer) throw wrong("city_id", "notOnline");
  const isNew = NEW_ACQUIRING.some((name) => name === acquirer);
  return {
    acquiring: acquirer,
    public_key: isNew ? undefined : publicKeyOf(world, acquirer),
    verify_param: needsVerifying(acquirer) ? verifyParam(acquirer) : undefined,
    holder_required: requiresHolder(acquirer) ? true : undefined,
  };
};

export function needsVerifying(acquirer: Acquirer): boolean {
  return acquirer === "ozan";
}

/** A constant per acquirer: the sandbox only checks that the shop passes it along. */
export function verifyParam(acquirer: Acquirer): string {
  return createHmac("sha256", "sandbox").update(acquirer).digest("base64url").slice(0, 24);
}
