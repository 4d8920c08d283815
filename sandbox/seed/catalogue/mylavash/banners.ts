import { brandBanners } from "../banners";

/** The large banner comes first. Their texts name no prices: these differ by country. */
export const banners = brandBanners("mylavash", [
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
]);
