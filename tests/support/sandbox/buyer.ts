import type { AnswerOf, RequestOf } from "../../../contract/calls";
import { sealCard, type Sealable } from "./bank";
import { SPB, toSpb, Visitor, type RunningSandbox } from "./visitor";

type Payload = RequestOf<"orderCreate">;
let last = 79160000000;

/** Signed in, with dishes in the cart and an address in the nearest zone, or on the way to a shop. */
export async function signedIn(
  to: Pick<RunningSandbox, "url">,
  { language = "en", shop_id, count = 3 }: { language?: string; shop_id?: number; count?: number } = {},
) {
  const visitor = new Visitor(to, language);
  const phone = String(++last);
  const city_id = shop_id === undefined ? SPB : Math.floor(shop_id / 100);
  const place = shop_id === undefined ? toSpb : ({ city_id, order_type: "takeaway", shop_id } as const);
  await visitor.call("cartAdd", { product_key: "philadelphia", count, ...place });
  if (shop_id === undefined)
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "12" });
  await visitor.signIn(phone);
  const payload: Payload = { ...place, phone, username: "Anna", email: "anna@example.com", payment_type: "cardOnline" };
  return { visitor, phone, payload };
}

/** Somebody with an order kept and waiting to be paid for, who pays with cards as a page would. */
export async function buyer(
  to: Pick<RunningSandbox, "url">,
  options: Parameters<typeof signedIn>[1] & { payment_type?: string } = {},
) {
  const { visitor, phone, payload } = await signedIn(to, options);
  const { payment_type = "cardOnline" } = options;
  const { order_cache_key, created_at } = await visitor.call("orderCreateCache", { ...payload, payment_type });
  const key = order_cache_key ?? "";
  const { public_key } = await visitor.call("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: payload.order_type === "delivery",
    city_id: payload.city_id,
    shop_id: payload.shop_id,
  });
  const withCard = (card: string | Sealable, more: RequestOf<"orderPay"> = {}) =>
    visitor.attempt("orderPay", { order_cache_key: key, cryptogram: sealCard(public_key ?? "", card), ...more });
  const status = async ({ order_id }: Pick<AnswerOf<"orderPay">, "order_id">) =>
    (await visitor.call("orderStatus", { order_id: order_id ?? 0 })).status.alias;
  const cartCount = async () =>
    (await visitor.call("cart", { city_id: payload.city_id, order_type: payload.order_type, shop_id: payload.shop_id }))
      .cart.count;
  return { visitor, phone, payload, key, created_at: created_at ?? 0, withCard, status, cartCount };
}
