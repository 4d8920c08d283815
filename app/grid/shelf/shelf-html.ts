import "./Hearts.module.css";
import styles from "./Shelf.module.css";
import opening from "./ShelfMore.module.css";
import { SHELF } from "./shelf";

/** A closed shelf shows two rows of three, on phones four favourites. */
const MAX_SHOWN_FAVOURITES = 6;
const MAX_SHOWN_ON_PHONES = 4;

export type ShelfText = (key: "name" | "all" | "more" | "fewer", values?: { count: number }) => string;

/**
 * The group of favourites, first in the grid. `cards` come from the grid, so the menu's form is theirs too. The shelf
 * opens without scripts.
 */
export function shelfHtml(cards: readonly string[], t: ShelfText): string {
  return `<div id="group-${SHELF}" class="${styles.shelf}"><h2>${t("name")}</h2>${moreHtml(cards.length, t)}<ul>${cards.join("")}</ul></div>`;
}

/** The button that opens the shelf; empty if all favourites are visible. */
export function moreHtml(count: number, t: ShelfText): string {
  if (count <= MAX_SHOWN_ON_PHONES) return "";
  const [all, more] = [t("all", { count }), t("more", { count: count - MAX_SHOWN_ON_PHONES })];
  return `<details class="${opening.more}"${count <= MAX_SHOWN_FAVOURITES ? " data-few" : ""}><summary><span>${all}</span><span>${more}</span><span>${t("fewer")}</span></summary></details>`;
}
