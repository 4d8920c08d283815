import { SHELF } from "../grid/shelf/shelf";
import { moreHtml, shelfHtml, type ShelfText } from "../grid/shelf/shelf-html";

type Words = ShelfText & ((key: "like" | "unlike") => string);

export const isHeart = (element: Element | null): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && (element.name === "like" || element.name === "unlike");

/**
 * Makes the hearts of the grid and its first group say what the favourites are: finished HTML, which React does not own. `keys` are newest first. Returns
 * whether the shelf is another one now. `filtering`: the grid shows what was asked for, without a shelf.
 */
export function drawFavourites(grid: Element, keys: readonly string[], t: Words, filtering: boolean): boolean {
  const cards = new Map<string, Element>();
  for (const heart of grid.querySelectorAll("li > button[name]")) {
    if (!isHeart(heart)) continue;
    drawHeart(heart, keys.includes(heart.value), t);
    const card = heart.closest("li");
    // The last one: those of the shelf are copies of it.
    if (card) cards.set(heart.value, card);
  }
  const wanted = filtering ? [] : keys.filter((key) => cards.has(key));
  return keepingPlace(grid, () => drawShelf(grid, wanted, cards, t));
}

function drawHeart(heart: HTMLButtonElement, liked: boolean, t: Words) {
  const name = liked ? "unlike" : "like";
  if (heart.name === name) return;
  heart.name = name;
  heart.setAttribute("aria-pressed", String(liked));
  heart.lastChild?.replaceWith(t(name));
}

const shelfIn = (grid: Element) => grid.querySelector<HTMLElement>(`#group-${SHELF}`);

const keyOf = (item: Element) => item.querySelector<HTMLButtonElement>("li > button[name]")?.value ?? "";

function drawShelf(grid: Element, wanted: readonly string[], cards: ReadonlyMap<string, Element>, t: Words): boolean {
  const before = shelfIn(grid);
  const shown = new Map([...(before?.querySelectorAll("li") ?? [])].map((item) => [keyOf(item), item]));
  if ([...shown.keys()].join("\n") === wanted.join("\n")) return false;
  const next = focusAfter(shown, wanted);
  if (wanted.length === 0) before?.remove();
  else {
    if (!before) grid.insertAdjacentHTML("afterbegin", shelfHtml([], t));
    const shelf = before ?? shelfIn(grid);
    const list = shelf?.querySelector("ul");
    for (const [key, item] of shown) if (!wanted.includes(key)) item.remove();
    wanted.forEach((key, place) => {
      const item = shown.get(key) ?? copyOf(cards.get(key));
      if (item && list?.children[place] !== item) list?.insertBefore(item, list.children[place] ?? null);
    });
    drawMore(shelf, wanted.length, t);
  }
  next?.();
  return true;
}

/** What opens the shelf says its numbers; whether it is open stays. */
function drawMore(shelf: HTMLElement | null, count: number, t: Words) {
  const before = shelf?.querySelector("details");
  const isOpen = before?.open ?? false;
  before?.remove();
  shelf?.querySelector("h2")?.insertAdjacentHTML("afterend", moreHtml(count, t));
  const details = shelf?.querySelector("details");
  if (details) details.open = isOpen;
}

/** A card for the shelf: its counter comes from Counters.tsx. */
function copyOf(card: Element | undefined): HTMLLIElement | undefined {
  const copy = card?.cloneNode(true);
  if (!(copy instanceof HTMLLIElement)) return undefined;
  copy.removeAttribute("id");
  copy.querySelector("div > i")?.replaceChildren();
  return copy;
}

/** When the item that has the focus goes, its neighbour's heart gets it. */
function focusAfter(shown: ReadonlyMap<string, Element>, wanted: readonly string[]): (() => void) | undefined {
  const items = [...shown];
  const at = items.findIndex(([key, item]) => !wanted.includes(key) && item.contains(document.activeElement));
  if (at < 0) return undefined;
  const stays = ([key]: readonly [string, Element]) => wanted.includes(key);
  const neighbour = items.slice(at).find(stays) ?? items.slice(0, at).reverse().find(stays);
  return () => {
    const place = neighbour?.[1].querySelector<HTMLElement>("li > button[name]") ?? document.getElementById("dishes");
    place?.focus({ preventScroll: true });
  };
}

/**
 * What changes in the shelf does not move the group below it that is being looked at. Where the shelf itself is being used, what is below it moves.
 */
function keepingPlace(grid: Element, change: () => boolean): boolean {
  if (shelfIn(grid)?.contains(document.activeElement)) return change();
  const groups = [...grid.children].filter(({ id }) => id !== `group-${SHELF}`);
  const seen = groups.find((group) => group.getBoundingClientRect().bottom > 0);
  const before = seen?.getBoundingClientRect().top ?? 0;
  const changed = change();
  const moved = changed && seen ? seen.getBoundingClientRect().top - before : 0;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  return changed;
}
