import type { CityAlias } from "../sandbox/seed";
import type { Visitor } from "./journey";
import { prepare } from "./prepare";
import type { BrandId } from "./shops";

type Scene = { where: BrandId; language: Visitor["language"]; city: CityAlias; dishes: string[] };

/** Both brands, and the languages with the longest words. */
export const wordyScenes: [Scene, ...Scene[]] = [
  { where: "nori", language: "de", city: "berlin", dishes: ["philadelphia", "set-maki", "lemonade-citrus"] },
  { where: "nori", language: "uk", city: "kyiv", dishes: ["philadelphia", "set-philadelphia"] },
  { where: "mylavash", language: "ru", city: "spb", dishes: ["ml-classic", "ml-wings", "ml-plate-pilaf"] },
];

const signedOut = ["login", "login?step=phone"];

/** Every page on the way to an order, with a full cart, one after the other. */
export async function* pagesOf(shop: Visitor, { city, dishes }: Scene) {
  const ready = prepare(shop, city);
  const [first = ""] = dishes;
  await ready.cart(...dishes);
  await ready.address();
  await ready.signedIn();
  const order_id = await ready.ordered();
  await ready.cart(...dishes);
  for (const path of [
    // The order is young, so that its state cannot change between the list and the line of the active order.
    "profile?tab=orders",
    "profile?tab=profile",
    `order/${order_id}/receipt`,
    "",
    "?search=zzzz",
    `product/${first}`,
    "cart",
    "cart/clear",
    "cart/keep",
    "usual",
    "checkout",
    "order-type",
    "order-type?order_type=takeaway",
    "shops",
    "cities",
    `order/${order_id}/tracking`,
    `order/${order_id}/cancel`,
    "order-status",
    ...signedOut,
    "/",
  ]) {
    if (path === signedOut[0]) await shop.page.context().clearCookies({ name: "session" });
    await shop.page.goto(path === "/" ? path : `/${city}/${path}`, { waitUntil: "domcontentloaded" });
    await shop.settle();
    yield path || "menu";
  }
}
