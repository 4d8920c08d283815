/** Pages of every city that search engines may show, by path below the city, with the route that answers. What depends on the city's offer: see sitemap.server. */
export const indexedPages = {
  "": "menu/home.route",
  menu: "menu/list/menu-list.route",
  delivery: "place/delivery/delivery.route",
  shops: "place/shops/shops.route",
  promotions: "promotions/promotions.route",
  about: "content/about.route",
  "payment-info": "content/payment-info.route",
  vacancies: "content/vacancies.route",
  franchise: "content/franchise.route",
  partners: "contact/partners.route",
  rent: "contact/rent.route",
  bonus: "bonus/bonus.route",
} as const;

/** The same for pages outside of every city. */
export const indexedOutside = {
  "": "city/chooser.route",
  "legal-info": "content/legal-info.route",
  "privacy-policy": "content/privacy-policy.route",
  "user-agreement": "content/user-agreement.route",
} as const;

/** Routes of which each address is a page of its own for search engines. All other pages are for their visitor only. */
const INDEXED: readonly string[] = [
  ...Object.values(indexedPages),
  ...Object.values(indexedOutside),
  "place/shops/shop.route",
  "product/product.route",
  "promotions/promotion.route",
];

export const isIndexed = (route: string) => INDEXED.includes(route);
