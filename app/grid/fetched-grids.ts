import { cityPath } from "../../rules/city-alias";

/** Grids that client navigation fetched, by grid key, newest last. A few are kept for going back. */
const grids = new Map<string, string>();
const MAX_KEPT_GRIDS = 4;
const coming = new Map<string, Promise<void>>();

/** The key of the grid in the document. */
let shown: string | undefined;

/** Marks a grid as being in the document; returns a function that removes the mark. */
export function markShown(gridKey: string) {
  shown = gridKey;
  return () => {
    if (shown === gridKey) shown = undefined;
  };
}

export const isAnyShown = () => shown !== undefined;

export function fetchedGrid(gridKey: string): string | undefined {
  return grids.get(gridKey);
}

/**
 * Fetches a grid's HTML unless it is in the document or was fetched already. Throws the response if the request fails.
 */
export async function fetchGrid(city: string, gridKey: string): Promise<void> {
  if (gridKey === shown || grids.has(gridKey)) return;
  const under = coming.get(gridKey) ?? load(city, gridKey).finally(() => coming.delete(gridKey));
  coming.set(gridKey, under);
  await under;
}

async function load(city: string, gridKey: string): Promise<void> {
  const response = await fetch(cityPath(city, `menu-grid/${gridKey}`));
  if (!response.ok) throw response;
  grids.set(gridKey, await response.text());
  for (const old of [...grids.keys()].slice(0, -MAX_KEPT_GRIDS)) grids.delete(old);
}
