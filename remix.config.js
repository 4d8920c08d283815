/**
 * The site map: every address of the storefront and the file that answers it, relative to app/.
 * A page under `:city` is drawn inside the shop's frame. app/modal/modals.ts lists the pages that a modal can show.
 */
const development = process.env.NODE_ENV === "development";

/** @type {[path: string, file: string][]} */
const cityPages = [
  ["cities", "city/cities.route.tsx"],
  ["cart", "cart/page/cart.route.tsx"],
  ["cart/add", "menu/add.route.tsx"],
  ["cart/keep", "usual/keep/keep.route.tsx"],
  ["cart/clear", "cart/clear.route.tsx"],
  ["cart/gifts", "cart/page/gifts.route.tsx"],
  ["cart/gifts/:gift_id", "cart/gifts/gift.route.tsx"],
  ["menu/:group?", "menu/list/menu-list.route.tsx"],
  ["product/:product_key", "product/page/product.route.tsx"],
  ["product/:product_key/picture", "product/picture/picture.route.tsx"],
  ["usual", "usual/usual.route.tsx"],
  ["together", "group-order/page/group-order.route.tsx"],
  ["together/leave/:person", "group-order/leave/leave.route.tsx"],
  ["together/:link", "group-order/join/join.route.tsx"],
  ["favourites", "favourites/favourites.route.tsx"],
  ["order-type", "place/order-type/order-type.route.tsx"],
  ["order-type/takeaway", "place/order-type/takeaway.route.tsx"],
  ["address", "place/address/page/address.route.tsx"],
  ["delivery", "place/delivery/delivery.route.tsx"],
  ["nearest-shop", "place/nearest/nearest-shop.route.tsx"],
  ["address/confirm", "place/address/confirm/confirm.route.tsx"],
  ["address/map", "place/address/pick/pick.route.tsx"],
  ["shops", "place/shops/list/shops.route.tsx"],
  ["shops/:shop_id", "place/shops/page/shop.route.tsx"],
  ["login", "account/login.route.tsx"],
  ["logout", "account/logout.route.tsx"],
  ["promotions", "promotions/promotions.route.tsx"],
  ["promotions/:alias", "promotions/promotion.route.tsx"],
  ["feedback", "contact/feedback.route.tsx"],
  ["call-me-back", "contact/call-me-back.route.tsx"],
  ["partners", "contact/partners.route.tsx"],
  ["rent", "contact/rent.route.tsx"],
  ["return-request", "contact/return-request.route.tsx"],
  ["bonus", "bonus/bonus.route.tsx"],
  ["profile", "profile/page/profile.route.tsx"],
  ["profile/delete", "profile/delete/delete.route.tsx"],
  ["profile/deleted", "profile/delete/deleted.route.tsx"],
  ["profile/addresses/:address_id/delete", "profile/addresses/delete-address.route.tsx"],
  ["order/:order_id/receipt", "profile/orders/receipt.route.tsx"],
  ["payment-info", "info/payment-info.route.tsx"],
  ["info", "info/info.route.tsx"],
  ["intervals", "when/intervals.route.tsx"],
  ["checkout", "checkout/page/checkout.route.tsx"],
  ["checkout/code", "checkout/code.route.tsx"],
  ["order/payment/:order_cache_key", "payment/page/payment.route.tsx"],
  ["order/payment/:order_cache_key/bank", "payment/bank/bank.route.tsx"],
  ["order/payment/:order_cache_key/wait", "payment/bank/wait.route.tsx"],
  ["order/payment/:order_cache_key/complete", "payment/bank/complete.route.tsx"],
  ["back-to-home", "payment/back-to-home.route.tsx"],
  ["order-status", "tracking/look-up/look-up.route.tsx"],
  ["order/:order_id/tracking", "tracking/page/tracking.route.tsx"],
  ["order/:order_id/cancel", "tracking/cancel/cancel.route.tsx"],
];

/** Pages of a city that are a text and little else (content/). */
const storyPages = ["about", "vacancies", "franchise"];

/** Texts of the whole shop, with the legal data of the city that `?city=` names, in the frame of the visitor's city. */
const legalPages = ["legal-info", "privacy-policy", "user-agreement"];

/** Addresses that answer without a page of their own: actions, data, files. @type {[path: string, file: string][]} */
const resources = [
  ["healthz", "site/healthz.route.ts"],
  ["readyz", "site/readyz.route.ts"],
  ["robots.txt", "site/robots.route.ts"],
  ["sitemap.xml", "site/sitemap.route.ts"],
  ["csp-reports", "site/csp-reports.route.ts"],
  ["service-worker.js", "offline/worker.route.ts"],
  ["apple-touch-icon.png", "site/apple-touch-icon.route.ts"],
  ["icons/:icon", "site/icon.route.ts"],
  [".well-known/*", "site/well-known.route.ts"],
  ["manifest.webmanifest", "site/manifest.route.ts"],
  ["language", "frame/language.route.ts"],
  ["lite", "frame/lite.route.ts"],
  ["noted", "frame/noted.route.ts"],
  ["pictures/*", "pictures/picture.route.ts"],
  [":city/sitemap.xml", "site/city-sitemap.route.ts"],
  [":city/social.jpg", "pictures/social.route.ts"],
  [":city/bonus/balance", "bonus/balance.route.ts"],
  [":city/offer", "banners/offer.route.ts"],
  [":city/session", "frame/session/session.route.ts"],
  [":city/under-way", "frame/under-way/under-way.route.ts"],
  [":city/menu-grid/:version", "grid/grid.route.ts"],
  [":city/menu-pictures/:version", "grid/picture-styles.route.ts"],
  [":city/offline/:version", "menu/offline/page.route.ts"],
  [":city/map/:version/:cell", "maps/drawing/drawing.route.ts"],
  [":city/cart/data", "cart/page/cart-data.route.ts"],
  [":city/favourites/data", "favourites/favourites-data.route.ts"],
  [":city/cart/related", "cart/related/related.route.ts"],
  [":city/product/:product_key/social.jpg", "pictures/dish-social.route.ts"],
  [":city/product/:product_key/related", "product/goes-with/goes-with.route.ts"],
  [":city/address/saved", "place/address/saved.route.ts"],
  [":city/address/suggestions", "place/address/suggest/suggestions.route.ts"],
  [":city/address/spot", "place/address/pick/spot.route.ts"],
  [":city/checkout/times", "when/times.route.ts"],
  [":city/order/payment/:order_cache_key/3ds", "payment/bank/bank-return.route.ts"],
  [":city/order/payment/:order_cache_key/done", "payment/done.route.ts"],
  [":city/order/:order_id/calendar.ics", "tracking/calendar/calendar.route.ts"],
  [":city/order/:order_id/finish", "checkout/finish.route.ts"],
];

/**
 * Former addresses, for pages that were loaded before an upgrade. Filter lists block them, so no page may link to them.
 *
 * @type {[path: string, file: string][]}
 */
const formerAddresses = [
  ["cookie-consent", "frame/noted.route.ts"],
  [":city/banner", "banners/offer.route.ts"],
];

/** @param {import("@remix-run/dev/dist/config/routes").DefineRoutesFunction} defineRoutes */
export function routes(defineRoutes) {
  return defineRoutes((route) => {
    route("/", "city/chooser.route.tsx", { index: true });
    if (development) route("_kit", "kit/kit.route.tsx");
    for (const [path, file] of resources) route(path, file);
    for (const [path, file] of formerAddresses) route(path, file, { id: `former/${path}` });
    route("", "info/legal-frame.route.tsx", () => {
      for (const page of legalPages) route(page, "info/legal.route.tsx", { id: `info/${page}.route` });
    });
    route(":city", "frame/city.route.tsx", () => {
      route("", "menu/home.route.tsx", { index: true });
      for (const [path, file] of cityPages) route(path, file);
      for (const page of storyPages) route(page, "info/story.route.tsx", { id: `info/${page}.route` });
      route("*", "frame/not-found.route.tsx", { id: "frame/city-not-found.route" });
    });
    route("*", "frame/not-found.route.tsx");
  });
}

/** @type {import("@remix-run/dev").VitePluginConfig} */
export const remixConfig = {
  ignoredRouteFiles: ["**/*"],
  routes,
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
