import { useFetcher } from "@remix-run/react";
import { useCallback, useRef } from "react";
import { isFinal } from "../../rules/order";
import { useEvery } from "../page/use-every";
import type { TrackingView } from "./tracking.view";

/** Spec 2 §9. */
export const POLL_EVERY = 30_000;

/**
 * The page's view, asked for anew every 30 s while somebody looks at it and the order goes on: this page's data only, never the frame's.
 * When nothing can be learnt, what was known last stays; `behind` says so.
 */
export function usePolledView(loaded: TrackingView) {
  const fetcher = useFetcher<TrackingView>({ key: `order ${loaded.path}` });
  const { load, data, state } = fetcher;
  const last = useRef(loaded);
  const newest = data && data.path === loaded.path ? data : loaded;
  if (newest.order) last.current = newest;
  const view = !newest.order && last.current.path === loaded.path ? last.current : newest;
  const refresh = useCallback(() => load(loaded.path), [load, loaded.path]);

  const polls = loaded.refresh && !isFinal(view.order?.status ?? "");
  useEvery(POLL_EVERY, refresh, polls);
  return { view, behind: !newest.order, refreshing: state === "loading", refresh };
}
