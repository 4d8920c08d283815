import { HttpResponse } from "msw";
import { cartOf } from "./places";
import { handler } from "./answers";

const today = () => new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

export const slots = (taken: string[] = []) => ({
  intervals: ["19:00–19:30", "19:30–20:00"].map((title) => ({
    id: `${today()}T${title.slice(0, 5)}`,
    title,
    start_timestamp: Date.now() + 3_600_000,
    disabled: taken.includes(title.slice(0, 5)),
  })),
  dates: [
    { date_string: today(), formatted_string: "today", is_today: true },
    { date_string: "2030-01-02", formatted_string: "2 January" },
  ],
  date_today: today(),
});

export function orderOf(order_id: number, alias = "accepted", more: Record<string, unknown> = {}) {
  const now = Date.now();
  return {
    order_id,
    status: { alias, name: alias },
    order_type: "delivery",
    city_id: 1,
    payment_type: "cash",
    cash: 2000,
    expected_at: now + 1_800_000,
    delivery_address: {
      id: 501,
      address: "Nevsky prospekt, 20",
      room: "5",
      map: { coordinates: { latitude: 59.936, longitude: 30.32 } },
      delivery_zone_id: 7,
    },
    history: [{ alias: "accepted", at: now - 60_000 }],
    cart: cartOf(500),
    ...more,
  };
}

/** What the upstream was asked for an order: payloads and keys. It makes one order for one key, as the contract says. */
export const orders = {
  asked: [] as { payload: Record<string, unknown>; key: string | null }[],
  made: new Map<string, number>(),
};

export function forgetOrders() {
  orders.asked = [];
  orders.made.clear();
}

/** Calls of signing in and ordering, which all succeed; the code is 4821. */
export const orderCalls = () => {
  forgetOrders();
  return [
    handler("login", () =>
      HttpResponse.json(
        { user: { verification: { timer: 60 } }, notification: "Code: 4821" },
        { headers: { "Set-Cookie": "session_key=fresh; Path=/" } },
      ),
    ),
    handler("checkVerificationCode", ({ body }) => {
      const { code } = body as { code: string };
      return code === "4821"
        ? { user: { phone: "79210000001", name: "Anna" } }
        : HttpResponse.json({ errors: { code: "Wrong code" } }, { status: 422 });
    }),
    handler("orders", { orders: [] }),
    handler("logout", {}),
    handler("user", { user: { phone: "79210000001", name: "Anna" } }),
    handler("paymentTypes", {
      payment_types: [
        { alias: "cash", name: "Cash" },
        { alias: "card", name: "Card" },
        { alias: "cardOnline", name: "Online", is_online: true },
      ],
    }),
    handler("timeSettings", { time_list: [], cooking_time: 20, delivery_time: 15 }),
    handler("intervals", slots()),
    handler("cartSetInterval", ({ body }) => {
      const { interval } = body as { interval: string | null };
      return { cart: { ...cartOf(500), interval } };
    }),
    handler("orderCreate", ({ request, body }) => {
      const key = request.headers.get("idempotency-key");
      orders.asked.push({ payload: body as Record<string, unknown>, key });
      const order_id = orders.made.get(key ?? "") ?? 48_213 + orders.made.size;
      orders.made.set(key ?? "", order_id);
      return { order_id, payment_type: "cash" };
    }),
    handler("order", ({ params }) =>
      params.id === "48213"
        ? { order: orderOf(48_213) }
        : HttpResponse.json({ message: "no such order" }, { status: 404 }),
    ),
    handler("orderStatus", {
      order_id: 48_213,
      order_type: "delivery",
      status: { alias: "accepted", name: "accepted" },
    }),
    handler("courierLocation", {}, 404),
    handler("orderCancel", {}),
  ];
};
