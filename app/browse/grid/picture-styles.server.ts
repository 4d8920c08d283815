import { pictureUrl } from "../../shared/ui/pictures/picture-url";
import { cardWidth } from "./Grid";
import styles from "./Grid.module.css";
import type { GridPieces } from "./grid-pieces.server";

/**
 * The style sheet that draws the cards' pictures in browsers without scripts. Such a browser loads all `<img>` of a
 * page at once, but only the backgrounds of elements that it lays out. With `content-visibility` (Grid.module.css)
 * these are the ones near the window. Without `content-visibility` only the pictures of the group in the URL's anchor
 * (`#group-…`) are drawn. Browsers that do not support `scripting` show the `<img>`.
 */
export function pictureStyles({ pieces, context: { lite } }: GridPieces): string {
  const groups = pieces.flatMap(({ group }) => group ?? []);
  const cards = groups.flatMap((group, place) =>
    group.cards.flatMap(({ picture }, card) =>
      picture
        ? `section:nth-of-type(${place + 1}) li:nth-child(${card + 1}){--picture:url("${quotable(pictureUrl(picture, cardWidth(card, lite)))}")}`
        : [],
    ),
  );
  const drawn =
    "background:var(--picture,none) center/contain no-repeat,radial-gradient(closest-side,var(--sunken) 84%,transparent 85%) center/84% 84% no-repeat";
  return [
    "@media (scripting:none){",
    ...cards.map((rule) => `.${styles.grid} ${rule}`),
    `.${styles.group}:target img{${drawn}}`,
    `@supports (content-visibility:auto) and (overflow-clip-margin:1px){.${styles.cards} img{${drawn}}}`,
    "}",
  ].join("\n");
}

const quotable = (address: string) => address.replace(/["\\\s]/g, encodeURIComponent);
