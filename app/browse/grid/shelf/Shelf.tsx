import type { ReactNode } from "react";
import "./Hearts.module.css";
import styles from "./Shelf.module.css";
import opening from "./ShelfMore.module.css";
import { SHELF } from "./shelf";

/** A closed shelf shows two rows of three, on phones four favourites. */
const MAX_SHOWN_FAVOURITES = 6;
const MAX_SHOWN_ON_PHONES = 4;

export type ShelfText = (key: "name" | "all" | "more" | "fewer", values?: { count: number }) => string;

type ShelfProps = { count: number; t: ShelfText; children?: ReactNode };

/**
 * The group of favourites, first in the grid. The server renders it with its cards, so the menu's form is theirs too;
 * the browser clones it from a template (draw-favourites.ts). It opens without scripts.
 */
export function Shelf({ count, t, children }: ShelfProps) {
  return (
    <div id={`group-${SHELF}`} className={styles.shelf}>
      <h2>{t("name")}</h2>
      {count > MAX_SHOWN_ON_PHONES && (
        <details className={opening.more} data-few={count <= MAX_SHOWN_FAVOURITES ? "" : undefined}>
          <summary>
            <span>{t("all", { count })}</span> <span>{t("more", { count: count - MAX_SHOWN_ON_PHONES })}</span>{" "}
            <span>{t("fewer")}</span>
          </summary>
        </details>
      )}
      <ul>{children}</ul>
    </div>
  );
}
