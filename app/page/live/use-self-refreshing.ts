import { useMatches } from "@remix-run/react";
import { useHydrated } from "../../ui/use-hydrated";

/** Whether this page reloads itself, because no script runs. It then holds no form (decisions §6) but a link to itself with `STILL`. */
export function useSelfRefreshing(): boolean {
  const hydrated = useHydrated();
  const refreshes = useMatches().some(({ data }) => (data as { refresh_after?: number } | undefined)?.refresh_after);
  return refreshes && !hydrated;
}

/** The query of a page that does not refresh itself. */
export const STILL = "?refresh=off";
