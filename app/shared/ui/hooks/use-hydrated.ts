import { useEffect, useState } from "react";

/** False on the server and in the first render, so that this equals the server's HTML. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
