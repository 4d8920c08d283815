import { brandBanners } from "../banners";

/** The large banner comes first. Their texts name no prices: these differ by country. */
export const banners = brandBanners("nori", [
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
]);
