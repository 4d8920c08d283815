import { cityPath } from "../../../rules/city-alias";

/** The HTML of grids that were shown or fetched, by grid key, newest last. A few are kept for going back. */
const grids = new Map<string, string>();
const MAX_CACHED_GRIDS = 4;
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

export function cachedGrid(gridKey: string): string | undefined {
  return grids.get(gridKey);
}

/**
 * Keeps the grid of the document, which is about to leave it, for the way back, which then needs no request. Its hearts,
 * its shelf of favourites and the heights of its cards stay, so that the way back ends at the same dish. Counters are
 * the cart's own and are left out. A counter that the server rendered and React has not replaced has no Add button after
 * it; such a grid is fetched when it is needed. A clone of the grid would take 35 ms on a slow phone.
 */
export function cacheGrid(gridKey: string, grid: Element) {
  const filled = [...grid.querySelectorAll("div > i")].filter(({ firstChild }) => firstChild);
  if (filled.some(({ nextElementSibling }) => !nextElementSibling)) return;
  const cards = [...grid.querySelectorAll("li")];
  const heights = cards.map(contentHeight);
  cards.forEach((card, place) => (card.dataset.height = String(heights[place])));
  const counters = filled.map((slot) => [...slot.childNodes]);
  for (const slot of filled) slot.textContent = "";
  // The content security policy allows no style attributes in HTML.
  keep(gridKey, grid.innerHTML.replace(/ style="[^"]*"/g, ""));
  // React removes the counters itself, and fails if they are gone.
  filled.forEach((slot, place) => slot.append(...(counters[place] ?? [])));
}

/**
 * Cards far from the window are not laid out (GridColumns.module.css). They get the heights that they had when the grid
 * was kept: by the style sheet's estimate, the place in the menu would be thousands of pixels off on a phone.
 */
export function restoreHeights(grid: Element) {
  for (const card of grid.querySelectorAll<HTMLElement>("li[data-height]"))
    card.style.setProperty("contain-intrinsic-size", `auto 1px auto ${card.dataset.height}px`);
}

function contentHeight(card: Element): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(card);
  const around = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(parseFloat);
  return around.reduce((rest, width) => rest - width, card.getBoundingClientRect().height);
}

/**
 * Fetches a grid's HTML unless it is in the document or kept. Throws the response if the request fails.
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
  keep(gridKey, await response.text());
}

function keep(gridKey: string, html: string) {
  grids.delete(gridKey);
  grids.set(gridKey, html);
  for (const old of [...grids.keys()].slice(0, -MAX_CACHED_GRIDS)) grids.delete(old);
}
