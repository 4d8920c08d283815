import { useUnscripted } from "./use-unscripted";

/**
 * Whether this page reloads itself because no script runs. It then has no forms
 * (docs/specification/behaviour.md#without-javascript).
 */
export const useSelfRefreshing = () => useUnscripted("refresh_after");

/** The query of a page that does not refresh itself. */
export const NO_REFRESH_QUERY = "?refresh=off";
