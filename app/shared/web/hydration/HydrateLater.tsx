import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useBrowserLayoutEffect } from "../../ui/hooks/use-browser-layout-effect";

type Part = object;

/** Parts of the server's page that are not hydrated yet. */
const waiting = new Set<Part>();

let resolveHydrated: () => void;

/** Resolves when every part of the server's page has been hydrated, has failed, or has left the page. */
export const pageHydrated = new Promise<void>((resolve) => (resolveHydrated = resolve));

/**
 * For lazy parts that the server does not render: they are added once the whole page is hydrated. Their `<Suspense>` is
 * not in the server's HTML either. If it were, the parts could be added before React has hydrated it, and React would
 * report error 421.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => void pageHydrated.then(() => setHydrated(true)), []);
  return isHydrated ? <Suspense>{children}</Suspense> : null;
}

/**
 * A part of the page that React hydrates in a task of its own, when the browser is idle, or at once on a click. If
 * something has changed its HTML before, React renders only this part anew.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  const [part] = useState<Part>(() => ({}));
  useBrowserLayoutEffect(() => {
    waiting.add(part);
    return () => stopWaiting(part);
  }, [part]);
  return (
    <Suspense>
      <Hydrated part={part}>{children}</Hydrated>
    </Suspense>
  );
}

/**
 * Layout effects run before other effects, so that all parts of a page that React renders at once, such as the nested
 * ones, have joined `waiting` before one leaves it.
 */
function Hydrated({ part, children }: { part: Part; children: ReactNode }) {
  useEffect(() => stopWaiting(part), [part]);
  return children;
}

function stopWaiting(part: Part) {
  if (waiting.delete(part) && waiting.size === 0) resolveHydrated();
}
