import { SHELF } from "../grid/shelf/shelf";
import { moreHtml, shelfHtml, type ShelfText } from "../grid/shelf/shelf-html";

type Words = ShelfText & ((key: "like" | "unlike") => string);

export const isHeart = (element: Element | null): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && (element.name === "like" || element.name === "unlike");

/**
 * Updates the hearts and the shelf of favourites in the grid's HTML, which is outside of React. `keys` are newest
 * first. With `filtering` the grid shows search results and has no shelf. Returns whether the shelf has changed.
 */
export function drawFavourites(grid: Element, keys: readonly string[], t: Words, filtering: boolean): boolean {
  const cards = new Map<string, Element>();
  for (const heart of grid.querySelectorAll("li > button[name]")) {
    if (!isHeart(heart)) continue;
    drawHeart(heart, keys.includes(heart.value), t);
    const card = heart.closest("li");
    // The last card of a product wins, because cards of the shelf are copies.
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

/** Updates the counts on the button of the shelf. The shelf stays open or closed. */
function drawMore(shelf: HTMLElement | null, count: number, t: Words) {
  const before = shelf?.querySelector("details");
  const isOpen = before?.open ?? false;
  before?.remove();
  shelf?.querySelector("h2")?.insertAdjacentHTML("afterend", moreHtml(count, t));
  const details = shelf?.querySelector("details");
  if (details) details.open = isOpen;
}

function copyOf(card: Element | undefined): HTMLLIElement | undefined {
  const copy = card?.cloneNode(true);
  if (!(copy instanceof HTMLLIElement)) return undefined;
  copy.removeAttribute("id");
  copy.querySelector("div > i")?.replaceChildren();
  return copy;
}

/** If the focused item is removed, the heart of its neighbour gets the focus. */
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
 * Keeps the visible group in place while the shelf above changes. If the visitor uses the shelf itself, the groups
 * below move.
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
