import { useCallback, useRef } from "react";
import { useEvery } from "../../ui/hooks/use-every";
import { useSideFetcher } from "./side-fetcher";

type Polling<View> = {
  /** The page's own path: only its loader runs, never the frame's. */
  path: string;
  everyMs: number;
  /** By default a hidden page does not poll. */
  whileHiddenMs?: number;
  /** Whether the view may still change. */
  goesOn?: (view: View) => boolean;
  /** Makes the next view of an answer and the last one. Undefined, as for an outage: the last view stays. */
  renewed?: (answer: View, last: View) => View | undefined;
};

/**
 * A view that its page's loader has loaded, and the same loader's later answers. After a failed poll the last good view
 * stays and `isBehind` is true. When the page itself is loaded again, an answer to an earlier poll is dropped.
 */
export function usePolled<View>(
  loaded: View,
  { path, everyMs, whileHiddenMs, goesOn = () => true, renewed = (answer) => answer }: Polling<View>,
) {
  const { load, data, hasFailed, isLoading } = useSideFetcher<View>(`poll ${path}`);
  const first = { path, loaded, data, view: loaded, isWhole: renewed(loaded, loaded) !== undefined };
  const shown = useRef(first);
  /** The view that the page had loaded when it polled. */
  const polled = useRef(loaded);
  const last = shown.current.path === path ? shown.current : first;
  const isPoll = data !== last.data && polled.current === loaded;
  const newest = isPoll ? data : loaded === last.loaded ? undefined : loaded;
  const view = newest && renewed(newest, last.view);
  const isWhole = newest ? view !== undefined : last.isWhole;
  shown.current = { path, loaded, data, view: view ?? last.view, isWhole };
  const refresh = useCallback(() => {
    polled.current = loaded;
    load(path);
  }, [load, loaded, path]);
  useEvery(everyMs, refresh, goesOn(shown.current.view), whileHiddenMs);
  return { view: shown.current.view, refresh, isRefreshing: isLoading, isBehind: hasFailed || !isWhole };
}
