import { useEffect, useState } from "react";

/**
 * False on the server and in a component's first render, true after its first effect, so that the first render equals
 * the server's HTML.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
