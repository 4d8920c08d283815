import { createHmac } from "node:crypto";
import { limiter } from "../guard/limiter";
import { environment } from "../operate/environment";
import { log } from "../operate/log";
import { fetchBuffered } from "./fetch-buffered";

/** The webhook's record of an order: products and the source of the visit, but nothing about the customer. */
export type Purchase = {
  order_id: number;
  /** Unix milliseconds by the upstream's clock. */
  at: number;
  city: string;
  order_type?: string | null;
  payment_type?: string | null;
  is_paid: boolean;
  utm_source?: string;
  currency_code: string;
  /** In whole units of the currency. */
  value?: number;
  delivery?: number;
  discount?: number;
  items?: { product_key: string; name: string; price: number; count: number }[];
};

/** The pauses before further attempts. */
const RETRY_PAUSES_MS = [1_000, 10_000, 60_000, 600_000];
const TIME_LIMIT_MS = 5_000;
/** The body of the response is not used. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** Further records are dropped and logged. */
const MAX_PENDING_PURCHASES = 1_000;

/** A reported order is not reported again within this time. */
const REMEMBERED_SECONDS = 24 * 60 * 60;
const reported = limiter("purchase", 1, REMEMBERED_SECONDS);
let inFlight = 0;

export const tellsPurchases = () => environment().PURCHASE_WEBHOOK_URL !== undefined;

/** Marks an order as reported. Returns false if this process, or with REDIS_URL any process, has reported it before. */
export async function isNewPurchase(order_id: number): Promise<boolean> {
  return (await reported.consume(String(order_id))) === undefined;
}

/** Posts a purchase to the webhook, and retries after a failure. The result is for tests. */
export async function sendPurchase(purchase: Purchase, pauses: readonly number[] = RETRY_PAUSES_MS): Promise<boolean> {
  if (inFlight >= MAX_PENDING_PURCHASES) {
    log.error({ waiting: inFlight }, "a purchase was not reported: too many wait for PURCHASE_WEBHOOK_URL");
    return false;
  }
  inFlight += 1;
  try {
    for (const pause of [0, ...pauses]) {
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause).unref());
      if (await post(purchase)) return true;
    }
    log.error("a purchase was not reported: PURCHASE_WEBHOOK_URL took it in no attempt");
    return false;
  } finally {
    inFlight -= 1;
  }
}

/**
 * Returns false if another attempt may help. A 4xx except 408 and 429 is final; a redirect, which is not followed, is a
 * failure.
 */
async function post(purchase: Purchase): Promise<boolean> {
  const { PURCHASE_WEBHOOK_URL = "", PURCHASE_WEBHOOK_SECRET = "" } = environment();
  const body = JSON.stringify(purchase);
  const sent = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", PURCHASE_WEBHOOK_SECRET).update(`${sent}.${body}`).digest("hex");
  try {
    const { status } = await fetchBuffered(
      PURCHASE_WEBHOOK_URL,
      {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": String(purchase.order_id),
          "X-Nori-Signature": `t=${sent},sha256=${signature}`,
        },
        body,
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      },
      MAX_ANSWER_BYTES,
    );
    if (status < 300) return true;
    log.warn({ status }, "PURCHASE_WEBHOOK_URL refused a purchase");
    return status >= 400 && status < 500 && status !== 408 && status !== 429;
  } catch (error) {
    log.warn({ err: error }, "PURCHASE_WEBHOOK_URL cannot be reached");
    return false;
  }
}
