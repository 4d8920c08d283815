/**
 * Pages of every city that search engines index, as routes by path below the city. sitemap.server.ts removes the pages
 * that a city does not offer.
 */
export const indexedPages = {
  "": "browse/menu/home.route",
  menu: "browse/menu/list/menu-list.route",
  delivery: "fulfilment/place/delivery/delivery.route",
  shops: "fulfilment/place/shops/list/shops.route",
  promotions: "browse/promotions/promotions.route",
  about: "shell/info/about.route",
  "payment-info": "shell/info/payment-info.route",
  vacancies: "shell/info/vacancies.route",
  franchise: "shell/info/franchise.route",
  partners: "shell/contact/partners.route",
  rent: "shell/contact/rent.route",
  bonus: "account/bonus/bonus.route",
} as const;

export const indexedOutside = {
  "": "shell/city/chooser.route",
  "legal-info": "shell/info/legal-info.route",
  "privacy-policy": "shell/info/privacy-policy.route",
  "user-agreement": "shell/info/user-agreement.route",
} as const;

/** Routes whose URLs are all indexed. All other pages are personal. */
const INDEXED: readonly string[] = [
  ...Object.values(indexedPages),
  ...Object.values(indexedOutside),
  "fulfilment/place/shops/page/shop.route",
  "browse/product/page/product.route",
  "browse/promotions/promotion.route",
];

export const isIndexed = (route: string) => INDEXED.includes(route);
