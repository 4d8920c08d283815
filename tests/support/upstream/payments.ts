import { HttpResponse } from "msw";
import { UPSTREAM } from "../app/route";
import { cartOf } from "./places";
import { orderOf } from "./orders";
import { handler } from "./answers";

export const CACHE_KEY = "5271ce4c9e549b5c5a3de725409b31ec";
/** The bank of these tests has the upstream's own origin, to which visitors may always be sent. */
export const BANK = `${UPSTREAM}/bank`;

/** What the upstream was asked about money, and how the order of the payment stands. */
export const money = {
  stored: [] as { payload: Record<string, unknown>; key: string | null }[],
  paid: [] as { body: Record<string, unknown>; key: string | null }[],
  confirmed: [] as Record<string, unknown>[],
  /** Undefined: no attempt to pay has made the order yet. */
  status: undefined as string | undefined,
  payment_state: undefined as string | undefined,
  settings: { acquiring: "sber", public_key: "AAAA" } as Record<string, unknown>,
  /** Further payment types. */
  wallets: [] as { alias: string; name: string; is_online: boolean }[],
};

/** Calls of paying online. Each attempt is answered with the acquirer's page until a test says something else. */
export const paymentCalls = () => {
  Object.assign(money, {
    stored: [],
    paid: [],
    confirmed: [],
    status: undefined,
    payment_state: undefined,
    settings: { acquiring: "sber", public_key: "AAAA" },
    wallets: [],
  });
  return [
    handler("paymentTypes", () => ({
      payment_types: [
        { alias: "cash", name: "Cash", is_online: false },
        { alias: "cardOnline", name: "Card online", is_online: true },
        { alias: "sbp", name: "SBP", is_online: true },
        { alias: "sberPay", name: "SberPay", is_online: true },
        ...money.wallets,
      ],
    })),
    handler("addresses", { delivery_addresses: [] }),
    handler("orders", { orders: [] }),
    handler("cart", { cart: cartOf(1_000, 1) }),
    handler("orderCreateCache", ({ request, body }) => {
      money.stored.push({
        payload: body as Record<string, unknown>,
        key: request.headers.get("idempotency-key"),
      });
      return { order_cache_key: CACHE_KEY, created_at: Date.now() };
    }),
    handler("orderPaymentSettings", () => money.settings),
    handler("orderPay", async ({ request }) => pays(request, { reason: "approved-new", form_url: `${BANK}/pay/1` })),
    handler("orderStatus", () =>
      money.status
        ? {
            order_id: 48_213,
            order_type: "delivery",
            status: { alias: money.status, name: money.status },
            payment_state: money.payment_state,
          }
        : HttpResponse.json({ message: "no such order" }, { status: 404 }),
    ),
    handler("order", () => ({ order: orderOf(48_213, money.status ?? "accepted") })),
    handler("orderPost3ds", ({ body }) => {
      money.confirmed.push(body as Record<string, unknown>);
      return { success: true, order_id: 48_213 };
    }),
  ];
};

/** Notes an attempt to pay, which makes the order, and answers it. */
export async function pays(request: Request, answer: object, status = 200) {
  money.paid.push({
    body: (await request.json()) as Record<string, unknown>,
    key: request.headers.get("idempotency-key"),
  });
  if (status < 300) money.status ??= "waiting_for_payment";
  return HttpResponse.json(status < 300 ? { order_id: 48_213, ...answer } : answer, { status });
}
