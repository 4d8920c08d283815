import { SHELF } from "../grid/shelf/shelf";
import { sends, sentBy } from "../../../rules/sent-fields";
import { moveFocus } from "../../shared/ui/hooks/focus";

type Heart = { button: HTMLButtonElement; product_key: string; liked: boolean };

/** Undefined for other buttons. */
export function heartOf(button: Element | null): Heart | undefined {
  if (!(button instanceof HTMLButtonElement)) return undefined;
  const [like, unlike] = [sentBy(button, "like"), sentBy(button, "unlike")];
  const product_key = like ?? unlike;
  return product_key === null ? undefined : { button, product_key, liked: like === null };
}

const heartsIn = (place: ParentNode) =>
  [...place.querySelectorAll("button[aria-pressed]")].flatMap((button) => heartOf(button) ?? []);

const shelfIn = (place: ParentNode) => place.querySelector(`#group-${SHELF}`);

/** The cards by product key. The last card of a product wins, because cards of the shelf are copies. */
export const cardsIn = (place: ParentNode) =>
  new Map(heartsIn(place).map(({ product_key, button }) => [product_key, button.parentElement as HTMLElement]));

/** With `filtering` the grid shows search results and has no shelf. `liked` are the favourites that it has. */
export type DrawnMenu = { grid: Element; liked: readonly string[]; filtering: boolean };

/**
 * Updates the hearts and the shelf of favourites in the grid's HTML, which is outside of React. The templates are an
 * outline of a heart, a full heart and the shelf without cards. Returns whether the shelf has changed.
 */
export function drawFavourites({ grid, liked, filtering }: DrawnMenu, templates: ParentNode): boolean {
  const [outline, full] = heartsIn(templates);
  for (const heart of heartsIn(grid)) drawHeart(heart, liked.includes(heart.product_key) ? full : outline);
  return keepingPlace(grid, () => drawShelf(grid, filtering ? [] : liked, templates));
}

/** The heart stays the same element, because it may have the focus. */
function drawHeart({ button, product_key, liked }: Heart, template: Heart | undefined) {
  if (!template || liked === template.liked) return;
  for (const { name, value } of template.button.attributes) button.setAttribute(name, value);
  button.name = sends({ [template.liked ? "unlike" : "like"]: product_key }).name;
  button.lastChild?.replaceWith(template.button.textContent ?? "");
}

/** The shelf and its items stay the same elements, because browsers keep the place by them. */
function drawShelf(grid: Element, wanted: readonly string[], templates: ParentNode): boolean {
  const before = shelfIn(grid);
  const shown = before ? cardsIn(before) : new Map<string, HTMLElement>();
  if ([...shown.keys()].join("\n") === wanted.join("\n")) return false;
  const cards = cardsIn(grid);
  const next = focusAfter(shown, wanted);
  const template = shelfIn(templates)?.cloneNode(true) as HTMLElement;
  const shelf = before ?? template;
  const list = shelf.querySelector("ul");
  for (const [key, item] of shown) if (!wanted.includes(key)) item.remove();
  wanted.forEach((key, place) => {
    const item = shown.get(key) ?? (cards.get(key)?.cloneNode(true) as HTMLElement);
    // The anchor of a dish is its card in the group.
    item.removeAttribute("id");
    if (list?.children[place] !== item) list?.insertBefore(item, list.children[place] ?? null);
  });
  if (before) drawMore(before, template);
  if (wanted.length === 0) before?.remove();
  else if (!before) grid.prepend(template);
  next?.();
  return true;
}

/** Replaces the button of the shelf. The shelf stays open or closed. */
function drawMore(shelf: Element, template: Element) {
  const [before, details] = [shelf, template].map((place) => place.querySelector("details"));
  if (before?.open) details?.toggleAttribute("open", true);
  before?.remove();
  if (details) shelf.querySelector("h2")?.after(details);
}

/** If the focused item is removed, the link of its neighbour gets the focus. Enter on its heart would remove it too. */
function focusAfter(shown: ReadonlyMap<string, Element>, wanted: readonly string[]): (() => void) | undefined {
  const items = [...shown];
  const at = items.findIndex(([key, item]) => !wanted.includes(key) && item.contains(document.activeElement));
  if (at < 0) return undefined;
  const others = [...items.slice(at), ...items.slice(0, at).reverse()];
  const neighbour = others.find(([key]) => wanted.includes(key))?.[1];
  const place = neighbour ? neighbour.querySelector("h3 a") : document.getElementById("dishes");
  return () => void moveFocus(place, { preventScroll: true });
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
