/** Grids that were fetched, newest last; a few are kept for the way back. */
const fragments = new Map<string, string>();
const KEPT = 4;

/** The grid that is in the page now. */
let shown: string | undefined;

/** Marks a grid as being in the page; returns what ends that. */
export function showing(island: string) {
  shown = island;
  return () => {
    if (shown === island) shown = undefined;
  };
}

export function fragmentOf(island: string): string | undefined {
  return fragments.get(island);
}

/** Fetches a grid unless it is in the page or known. `island` is a version with its query. Throws when it cannot be had. */
export async function loadFragment(city: string, island: string, signal?: AbortSignal): Promise<void> {
  if (island === shown || fragments.has(island)) return;
  const response = await fetch(`/${city}/menu-island/${island}`, { signal });
  if (!response.ok) throw response;
  fragments.set(island, await response.text());
  for (const old of [...fragments.keys()].slice(0, -KEPT)) fragments.delete(old);
}
