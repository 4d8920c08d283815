/** The menu and the frame need these. They are one file for each language (tools/chunks.ts). */
export const firstTexts: readonly string[] = ["common", "menu", "cart"];

/**
 * The further namespaces of a folder of app/ or of one route, loaded together with the route's module.
 * tests/app/words/route-texts.test.ts checks that no page needs another one.
 */
export const partTexts: Readonly<Record<string, readonly string[]>> = {
  account: ["account"],
  "menu/add.route": ["offers", "gifts", "when", "favourites"],
  "cart/page/cart.route": ["offers", "gifts", "when"],
  "cart/gifts/gift.route": ["gifts"],
  "cart/page/gifts.route": ["offers", "gifts", "when"],
  bonus: ["bonus"],
  checkout: ["checkout", "place", "account", "offers"],
  city: ["city"],
  contact: ["contact", "account"],
  info: ["info"],
  favourites: ["favourites"],
  "group-order": ["group"],
  payment: ["payment", "checkout", "tracking"],
  place: ["place"],
  "place/address/pick": ["pick", "maps"],
  "place/address/confirm": ["maps"],
  "place/delivery": ["delivery", "maps"],
  "place/nearest": ["maps", "account"],
  "place/shops/page/shop.route": ["maps"],
  "place/shops/list/shops.route": ["maps"],
  product: ["product", "favourites"],
  promotions: ["promotions"],
  profile: ["profile", "place"],
  "profile/orders/receipt.route": ["group"],
  tracking: ["tracking", "account"],
  "tracking/page/tracking.route": ["maps"],
  "usual/usual.route": ["profile"],
  "usual/keep": ["favourites"],
  when: ["when"],
};

/** For parts that hydrate later (`later`), by their modules. */
export const laterTexts: Readonly<Record<string, readonly string[]>> = {
  "frame/footer/FooterParts": ["frame"],
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
