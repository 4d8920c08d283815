import type { PurchaseEvents } from "../../../../rules/purchase-events";
import { ANALYTICS_ALLOWED, analyticsScript, type AnalyticsWindow } from "../../../shared/web/site/analytics-window";

/**
 * Sends an order to analytics, once, as soon as the visitor allows it. In a document without analytics the next
 * document does it. Returns a function that stops waiting.
 */
export function countPurchase(path: string): () => void {
  const script = analyticsScript();
  const count = () => void claimPurchase(path);
  if (script && script.dataset.allowed === undefined)
    document.addEventListener(ANALYTICS_ALLOWED, count, { once: true });
  else if (script) count();
  return () => document.removeEventListener(ANALYTICS_ALLOWED, count);
}

/**
 * The server gives a purchase to one window only (claim-purchase.server.ts). A lock makes the windows of one browser
 * send their requests in sequence.
 */
async function claimPurchase(path: string) {
  const claim = async () => {
    const response = await fetch(path, { method: "POST" });
    return response.status === 200 ? ((await response.json()) as PurchaseEvents) : undefined;
  };
  // Without network the next page tries again.
  const events = await ("locks" in navigator ? navigator.locks.request("purchase", claim) : claim()).catch(
    () => undefined,
  );
  if (!events) return;
  const here = window as AnalyticsWindow;
  (here.dataLayer ??= []).push(events.google);
  (here.yandexDataLayer ??= []).push(events.yandex);
}
