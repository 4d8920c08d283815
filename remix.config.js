/**
 * The site map: every address of the storefront and the file that answers it, relative to app/.
 * A page under `:city` is drawn inside the shop's frame. app/shared/web/modal/modals.ts lists the pages that a modal can show.
 */
const development = process.env.NODE_ENV === "development";

/** @type {[path: string, file: string][]} */
const cityPages = [
  ["cities", "shell/city/cities.route.tsx"],
  ["cart", "cart/page/cart.route.tsx"],
  ["cart/add", "browse/menu/add.route.tsx"],
  ["cart/keep", "browse/usual/keep/keep.route.tsx"],
  ["cart/clear", "cart/clear.route.tsx"],
  ["cart/gifts", "cart/page/gifts.route.tsx"],
  ["cart/gifts/:gift_id", "cart/gifts/gift.route.tsx"],
  ["menu/:group?", "browse/menu/list/menu-list.route.tsx"],
  ["product/:product_key", "browse/product/page/product.route.tsx"],
  ["product/:product_key/picture", "browse/product/picture/picture.route.tsx"],
  ["usual", "browse/usual/usual.route.tsx"],
  ["together", "cart/group-order/page/group-order.route.tsx"],
  ["together/leave/:person", "cart/group-order/leave/leave.route.tsx"],
  ["together/:link", "cart/group-order/join/join.route.tsx"],
  ["favourites", "browse/favourites/favourites.route.tsx"],
  ["order-type", "fulfilment/place/order-type/order-type.route.tsx"],
  ["order-type/takeaway", "fulfilment/place/order-type/takeaway.route.tsx"],
  ["address", "fulfilment/place/address/page/address.route.tsx"],
  ["delivery", "fulfilment/place/delivery/delivery.route.tsx"],
  ["nearest-shop", "fulfilment/place/nearest/nearest-shop.route.tsx"],
  ["address/confirm", "fulfilment/place/address/confirm/confirm.route.tsx"],
  ["address/map", "fulfilment/place/address/pick/pick.route.tsx"],
  ["shops", "fulfilment/place/shops/list/shops.route.tsx"],
  ["shops/:shop_id", "fulfilment/place/shops/page/shop.route.tsx"],
  ["login", "sign-in/login.route.tsx"],
  ["logout", "sign-in/logout.route.tsx"],
  ["promotions", "browse/promotions/promotions.route.tsx"],
  ["promotions/:alias", "browse/promotions/promotion.route.tsx"],
  ["feedback", "shell/contact/feedback.route.tsx"],
  ["call-me-back", "shell/contact/call-me-back.route.tsx"],
  ["partners", "shell/contact/partners.route.tsx"],
  ["rent", "shell/contact/rent.route.tsx"],
  ["return-request", "shell/contact/return-request.route.tsx"],
  ["bonus", "account/bonus/bonus.route.tsx"],
  ["profile", "account/profile/page/profile.route.tsx"],
  ["profile/delete", "account/profile/delete/delete.route.tsx"],
  ["profile/deleted", "account/profile/delete/deleted.route.tsx"],
  ["profile/addresses/:address_id/delete", "account/profile/addresses/delete-address.route.tsx"],
  ["order/:order_id/receipt", "account/profile/orders/receipt.route.tsx"],
  ["payment-info", "shell/info/payment-info.route.tsx"],
  ["info", "shell/info/info.route.tsx"],
  ["intervals", "fulfilment/time-slots/intervals.route.tsx"],
  ["checkout", "orders/checkout/page/checkout.route.tsx"],
  ["checkout/code", "orders/checkout/code.route.tsx"],
  ["order/payment/:order_cache_key", "orders/payment/page/payment.route.tsx"],
  ["order/payment/:order_cache_key/bank", "orders/payment/bank/bank.route.tsx"],
  ["order/payment/:order_cache_key/wait", "orders/payment/bank/wait.route.tsx"],
  ["order/payment/:order_cache_key/complete", "orders/payment/bank/complete.route.tsx"],
  ["back-to-home", "orders/payment/back-to-home.route.tsx"],
  ["order-status", "orders/tracking/look-up/look-up.route.tsx"],
  ["order/:order_id/tracking", "orders/tracking/page/tracking.route.tsx"],
  ["order/:order_id/cancel", "orders/tracking/cancel/cancel.route.tsx"],
];

/** Pages of a city that are a text and little else (content/). */
const storyPages = ["about", "vacancies", "franchise"];

/** Texts of the whole shop, with the legal data of the city that `?city=` names, in the frame of the visitor's city. */
const legalPages = ["legal-info", "privacy-policy", "user-agreement"];

/** Addresses that answer without a page of their own: actions, data, files. @type {[path: string, file: string][]} */
const resources = [
  ["healthz", "shared/web/site/healthz.route.ts"],
  ["readyz", "shared/web/site/readyz.route.ts"],
  ["robots.txt", "shared/web/site/robots.route.ts"],
  ["sitemap.xml", "shared/web/site/sitemap.route.ts"],
  ["csp-reports", "shared/web/site/csp-reports.route.ts"],
  ["service-worker.js", "shared/web/offline/worker.route.ts"],
  ["apple-touch-icon.png", "shared/web/site/apple-touch-icon.route.ts"],
  ["icons/:icon", "shared/web/site/icon.route.ts"],
  [".well-known/*", "shared/web/site/well-known.route.ts"],
  ["manifest.webmanifest", "shared/web/site/manifest.route.ts"],
  ["language", "shell/frame/language.route.ts"],
  ["lite", "shell/frame/lite.route.ts"],
  ["noted", "shell/frame/noted.route.ts"],
  ["pictures/*", "shared/web/pictures/picture.route.ts"],
  [":city/sitemap.xml", "shared/web/site/city-sitemap.route.ts"],
  [":city/social.jpg", "shared/web/pictures/social.route.ts"],
  [":city/bonus/balance", "account/bonus/balance.route.ts"],
  [":city/offer", "browse/banners/offer.route.ts"],
  [":city/session", "shell/frame/session/session.route.ts"],
  [":city/active-order", "shell/frame/active-order/active-order.route.ts"],
  [":city/menu-grid/:version", "browse/grid/grid.route.ts"],
  [":city/menu-pictures/:version", "browse/grid/picture-styles.route.ts"],
  [":city/offline/:version", "browse/menu/offline/page.route.ts"],
  [":city/map/:version/:cell", "fulfilment/maps/drawing/drawing.route.ts"],
  [":city/cart/data", "cart/page/cart-data.route.ts"],
  [":city/favourites/data", "browse/favourites/favourites-data.route.ts"],
  [":city/cart/related", "cart/related/related.route.ts"],
  [":city/product/:product_key/social.jpg", "shared/web/pictures/dish-social.route.ts"],
  [":city/product/:product_key/related", "browse/product/goes-with/goes-with.route.ts"],
  [":city/address/saved", "fulfilment/place/address/saved.route.ts"],
  [":city/address/suggestions", "fulfilment/place/address/suggest/suggestions.route.ts"],
  [":city/address/spot", "fulfilment/place/address/pick/spot.route.ts"],
  [":city/checkout/times", "fulfilment/time-slots/times.route.ts"],
  [":city/order/payment/:order_cache_key/3ds", "orders/payment/bank/bank-return.route.ts"],
  [":city/order/payment/:order_cache_key/done", "orders/payment/done.route.ts"],
  [":city/order/:order_id/calendar.ics", "orders/tracking/calendar/calendar.route.ts"],
  [":city/order/:order_id/finish", "orders/checkout/finish.route.ts"],
];

/**
 * Former addresses, for pages that were loaded before an upgrade. Filter lists block them, so no page may link to them.
 *
 * @type {[path: string, file: string][]}
 */
const formerAddresses = [
  ["cookie-consent", "shell/frame/noted.route.ts"],
  [":city/banner", "browse/banners/offer.route.ts"],
];

/** @param {import("@remix-run/dev/dist/config/routes").DefineRoutesFunction} defineRoutes */
export function routes(defineRoutes) {
  return defineRoutes((route) => {
    route("/", "shell/city/chooser.route.tsx", { index: true });
    if (development) route("_kit", "shell/kit/kit.route.tsx");
    for (const [path, file] of resources) route(path, file);
    for (const [path, file] of formerAddresses) route(path, file, { id: `former/${path}` });
    route("", "shell/info/legal-frame.route.tsx", () => {
      for (const page of legalPages) route(page, "shell/info/legal.route.tsx", { id: `shell/info/${page}.route` });
    });
    route(":city", "shell/frame/city.route.tsx", () => {
      route("", "browse/menu/home.route.tsx", { index: true });
      for (const [path, file] of cityPages) route(path, file);
      for (const page of storyPages) route(page, "shell/info/story.route.tsx", { id: `shell/info/${page}.route` });
      route("*", "shell/frame/not-found.route.tsx", { id: "shell/frame/city-not-found.route" });
    });
    route("*", "shell/frame/not-found.route.tsx");
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
