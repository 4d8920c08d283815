import type { PurchaseEvents } from "../../rules/purchase-events";
import type { AnalyticsWindow } from "../page/analytics-window";

/**
 * Hands an order to analytics, once: the server gives a purchase to one window only (claim-purchase.server.ts), and windows of one browser ask one after the other.
 * In a document without analytics it waits for the next one.
 */
export async function countPurchase(path: string) {
  if (!document.querySelector("script[data-analytics]")) return;
  const claim = async () => {
    const response = await fetch(path, { method: "POST" });
    return response.status === 200 ? ((await response.json()) as PurchaseEvents) : undefined;
  };
  // Without network it is asked for again with the next page.
  const events = await ("locks" in navigator ? navigator.locks.request("purchase", claim) : claim()).catch(
    () => undefined,
  );
  if (!events) return;
  const here = window as AnalyticsWindow;
  (here.dataLayer ??= []).push(events.google);
  (here.yandexDataLayer ??= []).push(events.yandex);
}
