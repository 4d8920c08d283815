import { parseOrderType, type OrderType } from "../../rules/order-type";
import { LONG, type CookieShape } from "./cookie";

/** Delivery or takeaway, lowercase letters only (spec 2 §5). */
export const orderTypeCookie: CookieShape<OrderType> = {
  name: "order_type",
  life: LONG,
  parse: parseOrderType,
  serialise: (type) => type,
};
