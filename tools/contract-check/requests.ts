import type { z } from "zod";
import { calls, type CallName } from "../../contract/calls";
import type { Facts } from "./facts";

type Request = Record<string, unknown>;

/** Builds the requests that are not simply filled by field name. The keys are paths. */
const special: Record<string, (facts: Facts) => Request> = {
  "/api/geocoder/searchByCoordinates": ({ latitude, longitude }) => ({ coordinates: [longitude, latitude] }),
  "/api/user/addresses/set-by-coordinates": ({ city_id, latitude, longitude }) => ({
    city_id,
    latitude,
    longitude,
    room: "1",
  }),
  "/api/user/addresses/set-by-address": ({ city_id, street_address, address }) => ({
    city_id,
    address: street_address ?? address,
    room: "1",
  }),
  "/api/user/addresses/remove/{id}": ({ delivery_address_id }) => ({ id: delivery_address_id }),
  "/api/cart/remove": ({ line_key, product_key, count, city_id, order_type }) => ({
    product_key: line_key ?? product_key,
    count,
    city_id,
    order_type,
  }),
  "/api/cart/forget": ({ line_key, product_key, city_id, order_type }) => ({
    product_key: line_key ?? product_key,
    city_id,
    order_type,
  }),
  "/api/cart/set-interval": ({ interval_id }) => ({ interval: interval_id ?? null }),
  "/api/order/create": (facts) => orderRequest(facts),
  /**
   * An online payment type is preferred: such an order waits for payment, so no kitchen starts on an order that the
   * check never pays.
   */
  "/api/order/create-order-cache": (facts) => ({
    ...orderRequest(facts),
    payment_type: facts.online_payment_type ?? facts.payment_type,
  }),
  "/api/order/payment-settings": ({ online_payment_type, is_delivery, city_id, shop_id, latitude, longitude }) => ({
    payment_type: online_payment_type,
    is_delivery,
    city_id,
    shop_id,
    latitude,
    longitude,
  }),
  /** The acquirer's own page is never opened, so the order stays unpaid. */
  "/api/order/pay": ({ order_cache_key, online_payment_type }) => ({
    order_cache_key,
    payment_type: online_payment_type,
    is_new_acquiring: true,
    ...backTo,
  }),
  /** Only a bank has this value. */
  "/api/order/post3ds": () => ({ TransactionId: undefined }),
  "/api/order/{id}": ({ order_id }) => ({ id: order_id }),
};

const backTo = {
  TermUrl: "https://example.com/3ds",
  success_url: "https://example.com/paid",
  fail_url: "https://example.com/declined",
};

const orderRequest = ({ city_id, order_type, phone, username, email, payment_type, interval_id }: Facts): Request => ({
  city_id,
  order_type,
  phone,
  username,
  email,
  payment_type,
  interval_id: interval_id ?? null,
});

/** Returns a request that conforms to the contract, or the reason why none can be built. */
export function requestFor(name: CallName, facts: Facts): { request: Request } | { reason: string } {
  const { path, request: schema } = calls[name];
  const made =
    special[path]?.(facts) ?? Object.fromEntries(neededFields(schema.shape).map((field) => [field, facts[field]]));
  const unknown = [...new Set([...neededFields(schema.shape), ...Object.keys(made)])].filter(
    (field) => made[field] === undefined,
  );
  if (unknown.length > 0) return { reason: `nothing is known for ${unknown.join(", ")}` };
  const read = schema.safeParse(made);
  if (read.success) return { request: made };
  return { reason: `what is known does not fit ${read.error.issues[0]?.path.join(".") ?? "the request"}` };
}

function neededFields(shape: Readonly<Record<string, z.ZodType>>): string[] {
  return Object.entries(shape)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([field]) => field);
}
