/** The menu and the frame need these. They are one file for each language (tools/chunks.ts). */
export const firstTexts: readonly string[] = ["common", "menu", "cart"];

/**
 * The further namespaces of a folder of app/ or of one route, loaded together with the route's module.
 * tests/app/shared/web/words/route-texts.test.ts checks that no page needs another one.
 */
export const partTexts: Readonly<Record<string, readonly string[]>> = {
  "sign-in": ["account"],
  "browse/menu/add.route": ["offers", "gifts", "when", "favourites"],
  "cart/page/cart.route": ["offers", "gifts", "when"],
  "cart/gifts/gift.route": ["gifts"],
  "cart/page/gifts.route": ["offers", "gifts", "when"],
  "account/bonus": ["bonus"],
  "orders/checkout": ["checkout", "place", "account", "offers"],
  "shell/city": ["city"],
  "shell/contact": ["contact", "account"],
  "shell/info": ["info"],
  "browse/favourites": ["favourites"],
  "cart/group-order": ["group"],
  "orders/payment": ["payment", "checkout", "tracking"],
  "fulfilment/place": ["place"],
  "fulfilment/place/address/pick": ["pick", "maps"],
  "fulfilment/place/address/confirm": ["maps"],
  "fulfilment/place/delivery": ["delivery", "maps"],
  "fulfilment/place/nearest": ["maps", "account"],
  "fulfilment/place/shops/page/shop.route": ["maps"],
  "fulfilment/place/shops/list/shops.route": ["maps"],
  "browse/product": ["product", "favourites"],
  "browse/promotions": ["promotions"],
  "account/profile": ["profile", "place"],
  "account/profile/orders/receipt.route": ["group"],
  "orders/tracking": ["tracking", "account"],
  "orders/tracking/page/tracking.route": ["maps"],
  "browse/usual/usual.route": ["profile"],
  "browse/usual/keep": ["favourites"],
  "fulfilment/time-slots": ["when"],
};

/** For parts that hydrate later (`later`), by their modules. */
export const laterTexts: Readonly<Record<string, readonly string[]>> = {
  "shell/frame/footer/FooterParts": ["frame"],
};

/** The file of a namespace (tools/chunks.ts), by default of the first ones. */
export const textsChunk = (language: string, part = "common") =>
  firstTexts.includes(part) ? `texts-${language}` : `${part}-texts-${language}`;

/** `routes`: the ids of the page's routes. */
export function furtherTexts(routes: readonly string[]): string[] {
  const isOf = (route: string, part: string) => `${route}/`.startsWith(`${part}/`);
  const texts = Object.entries(partTexts).filter(([part]) => routes.some((route) => isOf(route, part)));
  return [...new Set(texts.flatMap(([, names]) => names))];
}
