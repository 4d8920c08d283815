import { http, HttpResponse } from "msw";
import { cartOf } from "./places";
import { UPSTREAM } from "../app/route";

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
    http.post(`${UPSTREAM}/api/user/login`, () =>
      HttpResponse.json(
        { user: { verification: { timer: 60 } }, notification: "Code: 4821" },
        { headers: { "Set-Cookie": "session_key=fresh; Path=/" } },
      ),
    ),
    http.post(`${UPSTREAM}/api/user/check-verification-code`, async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      return code === "4821"
        ? HttpResponse.json({ user: { phone: "79210000001", name: "Anna" } })
        : HttpResponse.json({ errors: { code: "Wrong code" } }, { status: 422 });
    }),
    http.get(`${UPSTREAM}/api/user/orders`, () => HttpResponse.json({ orders: [] })),
    http.delete(`${UPSTREAM}/api/user/logout`, () => HttpResponse.json({})),
    http.get(`${UPSTREAM}/api/user/get`, () => HttpResponse.json({ user: { phone: "79210000001", name: "Anna" } })),
    http.post(`${UPSTREAM}/api/user/payment-types`, () =>
      HttpResponse.json({
        payment_types: [
          { alias: "cash", name: "Cash" },
          { alias: "card", name: "Card" },
          { alias: "cardOnline", name: "Online", is_online: true },
        ],
      }),
    ),
    http.post(`${UPSTREAM}/api/schedule/time-settings`, () =>
      HttpResponse.json({ time_list: [], cooking_time: 20, delivery_time: 15 }),
    ),
    http.post(`${UPSTREAM}/api/schedule/intervals`, () => HttpResponse.json(slots())),
    http.put(`${UPSTREAM}/api/cart/set-interval`, async ({ request }) => {
      const { interval } = (await request.json()) as { interval: string | null };
      return HttpResponse.json({ cart: { ...cartOf(500), interval } });
    }),
    http.post(`${UPSTREAM}/api/order/create`, async ({ request }) => {
      const key = request.headers.get("idempotency-key");
      orders.asked.push({ payload: (await request.json()) as Record<string, unknown>, key });
      const order_id = orders.made.get(key ?? "") ?? 48_213 + orders.made.size;
      orders.made.set(key ?? "", order_id);
      return HttpResponse.json({ order_id, payment_type: "cash" });
    }),
    http.get(`${UPSTREAM}/api/order/:id`, ({ params }) =>
      params.id === "48213"
        ? HttpResponse.json({ order: orderOf(48_213) })
        : HttpResponse.json({ message: "no such order" }, { status: 404 }),
    ),
    http.post(`${UPSTREAM}/api/order/status`, () =>
      HttpResponse.json({ order_id: 48_213, order_type: "delivery", status: { alias: "accepted", name: "accepted" } }),
    ),
    http.get(`${UPSTREAM}/api/order-tracking/get-courier-location`, () => HttpResponse.json({}, { status: 404 })),
    http.post(`${UPSTREAM}/api/order/cancel`, () => HttpResponse.json({})),
  ];
};
