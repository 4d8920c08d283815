import { useMatches } from "@remix-run/react";
import { useHydrated } from "../ui/use-hydrated";

/** Whether this page asks for itself again without scripts: it then holds no form (decisions §6), but a link to itself that stands still. */
export function useSelfRefreshing(): boolean {
  const hydrated = useHydrated();
  const refreshes = useMatches().some(({ data }) => (data as { refresh_after?: number } | undefined)?.refresh_after);
  return refreshes && !hydrated;
}

/** The query of a page that does not refresh itself. */
export const STILL = "?refresh=off";
