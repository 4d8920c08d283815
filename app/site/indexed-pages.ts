/**
 * Pages of every city that search engines index, as routes by path below the city. sitemap.server.ts removes the pages
 * that a city does not offer.
 */
export const indexedPages = {
  "": "menu/home.route",
  menu: "menu/list/menu-list.route",
  delivery: "place/delivery/delivery.route",
  shops: "place/shops/list/shops.route",
  promotions: "promotions/promotions.route",
  about: "info/about.route",
  "payment-info": "info/payment-info.route",
  vacancies: "info/vacancies.route",
  franchise: "info/franchise.route",
  partners: "contact/partners.route",
  rent: "contact/rent.route",
  bonus: "bonus/bonus.route",
} as const;

export const indexedOutside = {
  "": "city/chooser.route",
  "legal-info": "info/legal-info.route",
  "privacy-policy": "info/privacy-policy.route",
  "user-agreement": "info/user-agreement.route",
} as const;

/** Routes whose URLs are all indexed. All other pages are personal. */
const INDEXED: readonly string[] = [
  ...Object.values(indexedPages),
  ...Object.values(indexedOutside),
  "place/shops/page/shop.route",
  "product/page/product.route",
  "promotions/promotion.route",
];

export const isIndexed = (route: string) => INDEXED.includes(route);
