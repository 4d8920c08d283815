/** Pages of every city that search engines may show, by path below the city, with the route that answers. What depends on the city's offer: see sitemap.server. */
export const indexedPages = {
  "": "menu/home.route",
  shops: "place/shops/shops.route",
} as const;

/** Routes of which each address is a page of its own for search engines. All other pages are for their visitor only. */
const INDEXED: readonly string[] = [
  ...Object.values(indexedPages),
  "city/chooser.route",
  "place/shops/shop.route",
  "product/product.route",
  "bonus/bonus.route",
];

export const isIndexed = (route: string) => INDEXED.includes(route);
