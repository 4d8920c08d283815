import { useCallback, useEffect, useRef } from "react";
import { tellOrders, useOrderNews } from "../../../shared/web/context/order-news";
import { isFinal } from "../../../../rules/order";
import { useEvery } from "../../../shared/ui/hooks/use-every";
import { useSideFetcher } from "../../../shared/web/hydration/side-fetcher";
import type { TrackingView } from "../tracking.view";

/** See docs/specification/product.md#order-status. */
export const POLL_INTERVAL_MS = 30_000;
/** Browsers call the timers of a hidden page once a minute at most. */
const HIDDEN_POLL_INTERVAL_MS = 60_000;

/**
 * Polls the page's view every 30 s while the page is visible and the order is not finished. Only this page's loader
 * runs, never the frame's. The title of the tab follows, and whatever else tells of the order. After a failed poll the last view stays and `behind` is true.
 * With `whileHidden` a hidden page polls too, every minute.
 */
export function usePolledView(loaded: TrackingView, whileHidden = false) {
  const { load, data, hasFailed, isLoading } = useSideFetcher<TrackingView>(`order ${loaded.path}`);
  const last = useRef(loaded);
  const newest = data && data.path === loaded.path ? data : loaded;
  if (newest.order) last.current = withKnownContents(newest, last.current);
  const view = last.current.path === loaded.path ? last.current : newest;
  const refresh = useCallback(() => load(loaded.path), [load, loaded.path]);
  useEffect(() => tellOrders(newest.news ? [newest.news] : []), [newest]);
  useOrderNews(({ order, status }) => {
    if (String(order) === view.number && status !== view.order?.status) refresh();
  });

  const polls = loaded.refresh && !isFinal(view.order?.status ?? "");
  useEvery(POLL_INTERVAL_MS, refresh, polls, whileHidden ? HIDDEN_POLL_INTERVAL_MS : undefined);
  // The document's head knows only the title of the load.
  useEffect(() => {
    document.title = view.title;
  }, [view.title]);
  return { view, behind: hasFailed || !newest.order, refreshing: isLoading, refresh };
}

/** The contents never change, so an answer without them keeps the known ones. */
function withKnownContents(newest: TrackingView, { path, order: before }: TrackingView): TrackingView {
  if (!newest.order || newest.order.contents || path !== newest.path) return newest;
  return { ...newest, order: { ...newest.order, contents: before?.contents } };
}
