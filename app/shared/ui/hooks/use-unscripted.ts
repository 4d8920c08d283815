import { useMatches } from "@remix-run/react";
import { useHydrated } from "./use-hydrated";

/** Whether no script runs and a loader of this page returned this field. */
export function useUnscripted(field: string): boolean {
  const hydrated = useHydrated();
  const has = useMatches().some(({ data }) => (data as Record<string, unknown> | undefined)?.[field]);
  return has && !hydrated;
}
