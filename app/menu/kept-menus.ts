import { useLocation } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";
import { withoutModals } from "../modal/modals";
import type { HomeView } from "./menu.view";

/** Menus that were shown, by path and query, newest last. */
const kept = new Map<string, { view: HomeView; at: number }>();
const MAX_KEPT = 4;
const KEPT_MS = 30 * 60_000;

/** Views that come from memory and may be old; once it has arrived, with the one of now. */
const old = new WeakMap<HomeView, HomeView | undefined>();
const listeners = new Set<() => void>();

/** After a change of the place, the time or the customer, dishes and prices are others. */
export function forgetMenus() {
  kept.clear();
}

/**
 * The menu of an address: from memory at once, if it was shown before and `withGrid` has its grid; then `load` brings the one of now (`useNewestMenu`). While
 * that fails, the old one stays.
 */
export async function keptOrLoaded(
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
      old.set(view, newest);
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

/** The newest version of the menu that the page has loaded, and whether it may be old. Keeps it for the way back. */
export function useNewestMenu(loaded: HomeView): { view: HomeView; isOld: boolean } {
  const here = withoutModals(useLocation());
  const newest = () => old.get(loaded) ?? loaded;
  const view = useSyncExternalStore(subscribe, newest, newest);
  useEffect(() => {
    if (!view.menu) return;
    kept.delete(here);
    kept.set(here, { view, at: Date.now() });
    for (const first of [...kept.keys()].slice(0, -MAX_KEPT)) kept.delete(first);
  }, [here, view]);
  return { view, isOld: old.has(view) };
}
