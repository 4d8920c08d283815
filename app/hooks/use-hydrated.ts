import { useEffect, useState } from "react";

/** False on the server and in a component's first render, true from its first effect on: the HTML and the first render are the same. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
