import { useEffect } from "react";
import { isFinal } from "../../../../rules/order";
import { tellOrders, useOrderNews } from "../../../shared/web/context/order-news";
import { usePolled } from "../../../shared/web/hydration/use-polled";
import type { TrackingView } from "../tracking.view";

/** See docs/specification/product.md#order-status. */
export const POLL_INTERVAL_MS = 30_000;
/** Browsers call the timers of a hidden page once a minute at most. */
const HIDDEN_POLL_INTERVAL_MS = 60_000;

/**
 * The order's view, polled until the order is finished. The title of the tab follows, and whatever else tells of the
 * order. With `whileHidden` a hidden page polls too.
 */
export function useOrderView(loaded: TrackingView, whileHidden = false) {
  const polled = usePolled(loaded, {
    path: loaded.path,
    everyMs: POLL_INTERVAL_MS,
    whileHiddenMs: whileHidden ? HIDDEN_POLL_INTERVAL_MS : undefined,
    goesOn: ({ order }) => loaded.refresh && !isFinal(order?.status ?? ""),
    renewed: withKnownContents,
  });
  const { view, refresh } = polled;
  useEffect(() => tellOrders(view.news ? [view.news] : []), [view]);
  useOrderNews(({ order, status }) => {
    if (String(order) === view.number && status !== view.order?.status) refresh();
  });
  // The document's head knows only the title of the load.
  useEffect(() => {
    document.title = view.title;
  }, [view.title]);
  return polled;
}

/** The contents never change, so an answer without them keeps the known ones. */
function withKnownContents({ order, ...view }: TrackingView, last: TrackingView): TrackingView | undefined {
  return order && { ...view, order: { ...order, contents: order.contents ?? last.order?.contents } };
}
