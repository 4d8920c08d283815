import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { withoutModals } from "../../shared/web/modal/modals";
import type { HomeView } from "./menu.view";

/** Visited menus by path and query, newest last. */
const kept = new Map<string, { view: HomeView; at: number }>();
const MAX_CACHED_MENUS = 4;
const KEPT_MS = 30 * 60_000;

/** Views from memory, which may be outdated, with the current view once it has loaded. */
const old = new WeakMap<HomeView, HomeView | undefined>();
const listeners = new Set<() => void>();

/** Must be called after a change of the place, the time or the customer, because it changes dishes and prices. */
export function forgetMenus() {
  kept.clear();
}

/**
 * The menu of a URL. If it was visited before and `withGrid` has its grid, it is returned from memory, and `load`
 * fetches the current one in the background (`useNewestMenu`). If that fails, the old one stays.
 */
export async function cachedOrLoaded(
  url: URL,
  load: () => Promise<HomeView>,
  withGrid: (view: HomeView) => Promise<HomeView>,
): Promise<HomeView> {
  const found = kept.get(withoutModals(url));
  if (!found || Date.now() - found.at > KEPT_MS) return load();
  const view = { ...found.view };
  try {
    await withGrid(view);
  } catch {
    return load();
  }
  old.set(view, undefined);
  void load().then(
    (newest) => {
      if (!newest.menu) return;
      // The usual on the screen stays if it could not be loaded again: without it the menu below would move.
      old.set(view, newest.usual_unknown ? { ...newest, usual: view.usual ?? newest.usual } : newest);
      for (const tell of listeners) tell();
    },
    () => undefined,
  );
  return view;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The newest loaded version of the menu, and whether it may be outdated. Stores it for the way back. */
export function useNewestMenu(loaded: HomeView): { view: HomeView; isOld: boolean } {
  const here = withoutModals(useLocation());
  const newest = () => old.get(loaded) ?? loaded;
  const view = useSyncExternalStore(subscribe, newest, newest);
  useEffect(() => {
    if (!view.menu) return;
    const before = kept.get(here);
    kept.delete(here);
    kept.set(here, { view, at: (old.has(view) && before?.at) || Date.now() });
    for (const first of [...kept.keys()].slice(0, -MAX_CACHED_MENUS)) kept.delete(first);
  }, [here, view]);
  return { view, isOld: old.has(view) };
}
