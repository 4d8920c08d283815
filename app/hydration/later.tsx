import { createElement, useSyncExternalStore, type ComponentType } from "react";

type Module<Props> = { default: ComponentType<Props> };

type Later<Props extends object> = ComponentType<Props> & {
  /** Resolves with false if its module could not be had; the next call tries again. */
  fetch(): Promise<boolean>;
  isHere(): boolean;
  /**
   * The same for a component. True on the server and for the server's HTML, whose part then waits for the module before it hydrates. The component renders
   * again once it is hydrated: parts within it that hydrate later would be rendered anew.
   */
  useIsHere(): boolean;
};

const all: (() => Promise<boolean>)[] = [];

/**
 * A component that no fresh menu shows: its module is not among the page's first scripts but fetched once the page is hydrated, or before that
 * with a page that shows it (entry.client.tsx). The modules of all of them are one file (tools/chunks.ts).
 */
export function later<Props extends object>(load: () => Promise<Module<Props>>): Later<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<boolean> | undefined;
  let arrive: () => void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const listeners = new Set<() => void>();

  const fetch = () =>
    (loading ??= load().then(
      (module) => {
        Loaded = module.default;
        arrive();
        for (const tell of listeners) tell();
        return true;
      },
      () => {
        loading = undefined;
        return false;
      },
    ));
  const isHere = () => Loaded !== undefined;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  all.push(fetch);
  if (typeof document === "undefined") void fetch();

  function LaterPart(props: Props) {
    if (!Loaded) {
      void fetch();
      throw arrival;
    }
    return createElement(Loaded, props);
  }
  return Object.assign(LaterPart, {
    fetch,
    isHere,
    useIsHere: () => useSyncExternalStore(subscribe, isHere, () => true),
  });
}

/** Fetches the modules of all later parts. What cannot be had is asked for again when it is to be shown. */
export const loadLaterParts = () => Promise.all(all.map((fetch) => fetch()));
