import { createHmac } from "node:crypto";
import { limiter } from "../guard/limiter";
import { environment } from "../operate/environment";
import { log } from "../operate/log";
import { fetchWhole } from "./fetch-whole";

/** What is told of an order: what was bought and by which link the visitor came, nothing about whom. */
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

/** Milliseconds before each further attempt. */
const PAUSES = [1_000, 10_000, 60_000, 600_000];
const TIME_LIMIT = 5_000;
/** Bytes of an answer, which nobody reads. */
const LARGEST_ANSWER = 64 * 1024;
/** Records that wait or are under way; further ones are dropped, with a line in the log. */
const MOST = 1_000;

/** Seconds for which an order that was told of is remembered. */
const REMEMBERED = 24 * 60 * 60;
const told = limiter("purchase", 1, REMEMBERED);
let underWay = 0;

export const tellsPurchases = () => environment().PURCHASE_WEBHOOK_URL !== undefined;

/** Whether nobody has told of this order: in this process, or with REDIS_URL in any. It counts as told from now on. */
export async function isNewPurchase(order_id: number): Promise<boolean> {
  return (await told.consume(String(order_id))) === undefined;
}

/** Posts a purchase to the deployment's hook, again after a failure. Returns at once; resolves when it has arrived or was given up, for tests. */
export async function sendPurchase(purchase: Purchase, pauses: readonly number[] = PAUSES): Promise<boolean> {
  if (underWay >= MOST) {
    log.error({ waiting: underWay }, "a purchase was not told: too many wait for PURCHASE_WEBHOOK_URL");
    return false;
  }
  underWay += 1;
  try {
    for (const pause of [0, ...pauses]) {
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause).unref());
      if (await post(purchase)) return true;
    }
    log.error("a purchase was not told: PURCHASE_WEBHOOK_URL took it in no attempt");
    return false;
  } finally {
    underWay -= 1;
  }
}

/** True unless another attempt may help: a 4xx is an answer, except 408 and 429. A redirect, which is not followed, is a failure. */
async function post(purchase: Purchase): Promise<boolean> {
  const { PURCHASE_WEBHOOK_URL = "", PURCHASE_WEBHOOK_SECRET = "" } = environment();
  const body = JSON.stringify(purchase);
  const sent = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", PURCHASE_WEBHOOK_SECRET).update(`${sent}.${body}`).digest("hex");
  try {
    const { status } = await fetchWhole(
      PURCHASE_WEBHOOK_URL,
      {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": String(purchase.order_id),
          "X-Nori-Signature": `t=${sent},sha256=${signature}`,
        },
        body,
        signal: AbortSignal.timeout(TIME_LIMIT),
      },
      LARGEST_ANSWER,
    );
    if (status < 300) return true;
    log.warn({ status }, "PURCHASE_WEBHOOK_URL refused a purchase");
    return status >= 400 && status < 500 && status !== 408 && status !== 429;
  } catch (error) {
    log.warn({ err: error }, "PURCHASE_WEBHOOK_URL cannot be reached");
    return false;
  }
}
