import { useMatches } from "@remix-run/react";
import { useHydrated } from "./use-hydrated";

/** Whether a view of this page has this field, and no script runs. */
export function useUnscripted(field: string): boolean {
  const hydrated = useHydrated();
  const has = useMatches().some(({ data }) => (data as Record<string, unknown> | undefined)?.[field]);
  return has && !hydrated;
}
