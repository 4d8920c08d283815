import { pictureUrl } from "../../ui/picture-url";
import { cardWidth } from "./Grid";
import styles from "./Grid.module.css";

/**
 * The style sheet that draws the cards' pictures in browsers that run no scripts. Such a browser fetches all of its `<img>` at once, but the
 * backgrounds only of what it lays out, which with `content-visibility` (Grid.module.css) is what is near the window. Without that it gets the
 * pictures of the group that the address names (`#group-…`). Browsers that do not know `scripting` show the `<img>`.
 */
export function pictureStyles(pictures: readonly (readonly (string | undefined)[])[], lite: boolean): string {
  const cards = pictures.flatMap((group, place) =>
    group.flatMap((src, card) =>
      src
        ? `section:nth-of-type(${place + 1}) li:nth-child(${card + 1}){--picture:url("${quotable(pictureUrl(src, cardWidth(card, lite)))}")}`
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
