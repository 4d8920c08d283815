import { localised, type Localised } from "../../texts";
import type { Brand } from "./types";

export interface SeedBanner {
  id: number;
  /** At most three short lines, separated by "\n". */
  name: Localised;
  description: Localised;
  button_text: Localised;
  /** Key of the product whose picture it shows. */
  picture: string;
  ground: "accent" | "sea" | "leaf" | "cream" | "herb";
  /** The link's target: a product or a group of the same brand. */
  opens: { product_key: string } | { group: string };
  /** Present if the banner also opens as a popup. */
  popup?: Popup;
}

interface Popup {
  /** Paths below the city's home; empty: all pages. */
  pages: readonly string[];
  /** In seconds. */
  delay: number;
  /** A visitor sees it once in this many days or hours. */
  every: readonly [number, "day" | "hours"];
  /** The month in which it is shown, counted from the current one; missing: always. */
  month?: -1 | 0 | 1;
}

interface BannerRow extends Omit<SeedBanner, "name" | "description" | "button_text"> {
  /** `banners.<brand>.<key>` in the texts. */
  key: string;
  button: "choose" | "look" | "try";
}

const rows: Record<Brand, BannerRow[]> = {
  nori: [
    {
      id: 1,
      key: "philadelphia",
      button: "choose",
      picture: "philadelphia",
      ground: "accent",
      opens: { product_key: "philadelphia" },
    },
    { id: 2, key: "ramen", button: "choose", picture: "ramen-chicken", ground: "sea", opens: { group: "soups" } },
    {
      id: 3,
      key: "three-oceans",
      button: "look",
      picture: "set-three-oceans",
      ground: "leaf",
      opens: { product_key: "set-three-oceans" },
      popup: { pages: ["/"], delay: 10, every: [1, "day"] },
    },
    {
      id: 4,
      key: "salmon-month",
      button: "look",
      picture: "salmon-sashimi",
      ground: "sea",
      opens: { group: "salmon" },
      popup: { pages: ["/", "/promotions"], delay: 30, every: [12, "hours"], month: 0 },
    },
    {
      id: 5,
      key: "tom-yum",
      button: "choose",
      picture: "tom-yum",
      ground: "accent",
      opens: { group: "soups" },
      popup: { pages: ["/"], delay: 10, every: [1, "day"], month: -1 },
    },
    {
      id: 6,
      key: "mochi",
      button: "choose",
      picture: "mochi-trio",
      ground: "cream",
      opens: { product_key: "mochi-trio" },
      popup: { pages: [], delay: 20, every: [2, "day"], month: 1 },
    },
  ],
  mylavash: [
    {
      id: 1,
      key: "shawarma",
      button: "choose",
      picture: "ml-classic",
      ground: "accent",
      opens: { product_key: "ml-classic" },
    },
    { id: 2, key: "falafel", button: "try", picture: "ml-falafel-basket", ground: "herb", opens: { group: "falafel" } },
    {
      id: 3,
      key: "xl",
      button: "look",
      picture: "ml-xl-beef",
      ground: "cream",
      opens: { product_key: "ml-xl-beef" },
      popup: { pages: ["/"], delay: 10, every: [1, "day"] },
    },
    {
      id: 4,
      key: "lavash",
      button: "look",
      picture: "ml-grill-lula",
      ground: "herb",
      opens: { group: "grill" },
      popup: { pages: ["/", "/promotions"], delay: 30, every: [12, "hours"], month: 0 },
    },
    {
      id: 5,
      key: "soup",
      button: "choose",
      picture: "ml-soup-lentil",
      ground: "cream",
      opens: { group: "soups" },
      popup: { pages: ["/"], delay: 10, every: [1, "day"], month: -1 },
    },
    {
      id: 6,
      key: "sweets",
      button: "look",
      picture: "ml-baklava",
      ground: "accent",
      opens: { group: "sweets" },
      popup: { pages: [], delay: 20, every: [2, "day"], month: 1 },
    },
  ],
};

/** The large banner comes first. Their texts name no prices: these differ by country. */
export const banners: Record<Brand, SeedBanner[]> = {
  nori: rows.nori.map((row) => withTexts("nori", row)),
  mylavash: rows.mylavash.map((row) => withTexts("mylavash", row)),
};

function withTexts(brand: Brand, { key, button, ...row }: BannerRow): SeedBanner {
  return {
    ...row,
    name: localised(`banners.${brand}.${key}.name`),
    description: localised(`banners.${brand}.${key}.description`),
    button_text: localised(`banners.buttons.${button}`),
  };
}
