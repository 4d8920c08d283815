import { Suspense, useEffect, useState, type ReactNode } from "react";

/** Parts of the server's page that are still to be hydrated. */
const waiting = new Set<Part>();
type Part = { hydrated: boolean };

let resolveHydrated: () => void;

/** Resolves when every part of the server's page has been hydrated, failed, or left the page. */
export const pageHydrated = new Promise<void>((resolve) => (resolveHydrated = resolve));

/**
 * A part of the page that React hydrates in a task of its own, when the browser is idle or at once when it is clicked. Whatever changed its
 * HTML before that costs this part a fresh render in the browser, and no other.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  const [part] = useState<Part>(() => ({ hydrated: false }));
  useEffect(() => {
    if (!part.hydrated) waiting.add(part);
    return () => stopWaiting(part);
  }, [part]);
  return (
    <Suspense>
      <Hydrated part={part}>{children}</Hydrated>
    </Suspense>
  );
}

/** Effects of children run before those of their parents, so that parts within this one have joined `waiting` before it leaves. */
function Hydrated({ part, children }: { part: Part; children: ReactNode }) {
  useEffect(() => {
    part.hydrated = true;
    stopWaiting(part);
  }, [part]);
  return children;
}

function stopWaiting(part: Part) {
  if (waiting.delete(part) && waiting.size === 0) resolveHydrated();
}
