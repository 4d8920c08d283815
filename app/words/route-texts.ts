/** The namespaces of the menu and of the frame around every page. Each language's are one file (tools/chunks.ts). */
export const firstTexts: readonly string[] = ["common", "menu", "cart"];

/**
 * The further namespaces of the pages in a folder of app/, or of one route. Each is a file, which the browser fetches beside the module of the route: whoever stands
 * on the menu loads none of them. That no page needs another one is tested (tests/app/words/route-texts.test.ts).
 */
export const partTexts: Readonly<Record<string, readonly string[]>> = {
  account: ["account"],
  "menu/add.route": ["offers", "gifts", "when", "favourites"],
  "cart/cart.route": ["offers", "gifts", "when"],
  "cart/gifts/gift.route": ["gifts"],
  "cart/gifts/gifts.route": ["offers", "gifts", "when"],
  bonus: ["bonus"],
  checkout: ["checkout", "place", "account", "offers"],
  city: ["city"],
  contact: ["contact", "account"],
  content: ["content"],
  favourites: ["favourites"],
  payment: ["payment", "checkout", "tracking"],
  place: ["place"],
  "place/address/pick": ["pick", "maps"],
  "place/address/confirm": ["maps"],
  "place/delivery": ["delivery", "maps"],
  "place/nearest": ["maps"],
  "place/order-type.route": ["maps"],
  "place/shops/shop.route": ["maps"],
  "place/shops/shops.route": ["maps"],
  product: ["product", "favourites"],
  promotions: ["promotions"],
  profile: ["profile", "place"],
  tracking: ["tracking", "account"],
  "tracking/tracking.route": ["maps"],
  when: ["when"],
};

/** The namespaces of parts that come after hydration (`later`), by their modules: no page waits for them. */
export const laterTexts: Readonly<Record<string, readonly string[]>> = {
  "frame/footer/FooterParts": ["frame"],
};

/** The built file of a namespace (tools/chunks.ts). Without one: that of the first namespaces. */
export const textsChunk = (language: string, part = "common") =>
  firstTexts.includes(part) ? `texts-${language}` : `${part}-texts-${language}`;

/** The further namespaces of a page, by the ids of its routes. */
export function furtherTexts(routes: readonly string[]): string[] {
  const isOf = (route: string, part: string) => `${route}/`.startsWith(`${part}/`);
  const texts = Object.entries(partTexts).filter(([part]) => routes.some((route) => isOf(route, part)));
  return [...new Set(texts.flatMap(([, names]) => names))];
}
