import { createElement, useEffect, useState, type ComponentType } from "react";

type Module<Props> = { default: ComponentType<Props> };

/** After this time `Missing` replaces the part until the module has loaded. */
const PATIENCE_MS = 4_000;

const all: (() => Promise<void>)[] = [];

/**
 * A component whose module is not among the first scripts of the menu. It suspends until the module has loaded, and the
 * server's HTML stays meanwhile. `React.lazy` would suspend for a moment even with a loaded module, and pass a failure
 * to the page's error boundary. Here `Missing` replaces a module that cannot be loaded, and each render of it requests
 * the module again for the next one.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Module<Props>>,
  Missing: ComponentType<Props>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const loadOnce = () =>
    (loading ??= new Promise((resolve) => {
      const giveUp = () => {
        Loaded ??= Missing;
        resolve();
      };
      load().then(
        (module) => {
          Loaded = module.default;
          resolve();
        },
        () => {
          loading = undefined;
          giveUp();
        },
      );
      if (typeof document !== "undefined") setTimeout(giveUp, PATIENCE_MS);
    }));
  all.push(loadOnce);

  return function LazyPart(props: Props) {
    const [, setArrived] = useState(false);
    const isMissing = Loaded === Missing;
    useEffect(() => {
      if (isMissing) void loadOnce().then(() => Loaded !== Missing && setArrived(true));
    });
    if (!Loaded) throw loadOnce();
    return createElement(Loaded, props);
  };
}

export const Nothing = () => null;

/**
 * Keeps the server's HTML of a part, because React does not change the content of such an element. The HTML must work
 * without scripts.
 */
export const AsServed = ({ className }: { className?: string }) => (
  <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
);

export const loadLazyParts = () => Promise.all(all.map((loadOnce) => loadOnce()));
