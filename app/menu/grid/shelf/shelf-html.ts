import "./Hearts.module.css";
import styles from "./Shelf.module.css";
import opening from "./ShelfMore.module.css";
import { SHELF } from "./shelf";

/** With more favourites than these the shelf can be opened: two rows of three, on phones four. */
const MOST_SHOWN = 6;
const MOST_ON_PHONES = 4;

export type ShelfText = (key: "name" | "all" | "more" | "fewer", values?: { count: number }) => string;

/** The group of favourites, first in the grid. `cards` are those of the grid, whose form is theirs too. It opens without scripts. */
export function shelfHtml(cards: readonly string[], t: ShelfText): string {
  return `<div id="group-${SHELF}" class="${styles.shelf}"><h2>${t("name")}</h2>${moreHtml(cards.length, t)}<ul>${cards.join("")}</ul></div>`;
}

/** What opens the shelf; empty where all of it is seen. */
export function moreHtml(count: number, t: ShelfText): string {
  if (count <= MOST_ON_PHONES) return "";
  const [all, more] = [t("all", { count }), t("more", { count: count - MOST_ON_PHONES })];
  return `<details class="${opening.more}"${count <= MOST_SHOWN ? " data-few" : ""}><summary><span>${all}</span><span>${more}</span><span>${t("fewer")}</span></summary></details>`;
}
