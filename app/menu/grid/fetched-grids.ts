import { cityPath } from "../../../rules/city-alias";

/** Grids that client navigation fetched, by grid key, newest last. A few stay for going back. */
const grids = new Map<string, string>();
const MOST = 4;
const coming = new Map<string, Promise<void>>();

/** The key of the grid that is in the page now. */
let shown: string | undefined;

/** Marks a grid as being in the page; returns the function that ends this. */
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

/** Fetches a grid's HTML unless it is in the page or was fetched already. Throws the response if the request fails. */
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
  for (const old of [...grids.keys()].slice(0, -MOST)) grids.delete(old);
}
