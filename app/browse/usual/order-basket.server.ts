import type { Cart } from "../../../contract/cart";
import type { Shop } from "../../../contract/place";
import { ORDER_TIME_MS } from "../../../server/upstream/deadline";
import { asFailure, isRefused } from "../../../server/upstream/failure";
import type { StoredBasket } from "../../../server/visitor/baskets";
import type { Visit } from "../../../server/visitor/visit";
import { acceptCart } from "../../shared/basket/accept-cart.server";
import { sumsOf } from "../../cart/view/cart-sums.server";
import { failureWords } from "../../shared/web/errors/failure-words.server";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import { chooseShop } from "../../fulfilment/place/shops/set-shop.server";
import { shopOf } from "./baskets-of-browser.server";
import { goneWords, menuAt, named, soldLines } from "./usual-view.server";

/**
 * Replaces the cart by a stored basket, at the basket's shop or the visitor's address, and redirects: to the order form
 * if all dishes are there, to the choice of a place if it is missing, else to the cart, with the dishes that are gone.
 */
export async function orderBasket(visit: Visit, form: FormData, basket: StoredBasket) {
  const { t } = visit;
  visit.deadline.allow(ORDER_TIME_MS);
  // Once true, the page must not show the cart as it was.
  let changed: true | undefined;
  try {
    const { order_type, shop_id, lines } = basket;
    const { delivery_zone_id } = visit.place.address ?? {};
    const menu = await menuAt(visit, { order_type, shop_id, delivery_zone_id });
    const sold = soldLines(lines, menu).map(({ line }) => line);
    if (sold.length === 0) return await rejectForm(visit, { errors: { form: t("menu:usual.allGone") } }, 409);
    const otherShop = await goToPlace(visit, basket);
    const { cart, added } = await fillCart(visit, sold, () => {
      changed = true;
      visit.forgetCart();
    });
    if (!cart) {
      const words = [t("menu:usual.allGone"), changed && t("menu:usual.emptied")].filter(Boolean).join(" ");
      return await rejectForm(visit, { errors: { form: words }, changed }, 409);
    }
    const lost = lines.filter((line) => !added.has(line)).map((line) => named(line, menu.get(line.key)));
    const gone = goneWords(visit, lost);
    await acceptCart(visit, cart);
    const words = t("menu:usual.filled");
    const news = [gone, otherShop].filter(Boolean);
    if (news.length > 0) visit.addFlash({ tone: "info", text: [words, ...news].join(" "), stays: true });
    else visit.addFlash({ tone: "good", text: words });
    return await visit.finish(form, gone ? visit.path("cart") : await nextPage(visit, cart.cart));
  } catch (error) {
    const { errors, status } = failureWords(t, asFailure(error));
    const message = changed ? t("menu:usual.halfway") : (errors.form ?? Object.values(errors)[0] ?? "");
    return rejectForm(visit, { errors: { form: message }, changed }, status);
  }
}

/**
 * A delivery goes to the visitor's address, and a basket that was kept before a shop was chosen to the visitor's shop. A
 * shop that this city has no more, or that takes no orders now, is chosen anew. Returns why.
 */
async function goToPlace(visit: Visit, { order_type, shop_id }: StoredBasket): Promise<string | undefined> {
  const isThere = (await visit.orderType()) === order_type && visit.place.shop?.id === shop_id;
  visit.setOrderType(order_type);
  if (order_type === "delivery" || isThere || shop_id === undefined) return undefined;
  const shop = (await shopOf(visit, shop_id)) && (await setShop(visit, shop_id));
  if (shop) return void chooseShop(visit, shop);
  visit.setPlace({ shop: undefined });
  return visit.t("menu:usual.otherShop");
}

async function setShop(visit: Visit, shop_id: number): Promise<Shop | undefined> {
  try {
    return (await visit.upstream.shopsSet({ shop_id })).shop;
  } catch (error) {
    if (!isRefused(asFailure(error))) throw error;
    return undefined;
  }
}

type Line = StoredBasket["lines"][number];

type Filled = { cart?: { cart: Cart; notification?: string | null }; added: ReadonlySet<Line> };

/**
 * Counts are absolute, so that a second press changes nothing. A dish that the upstream refuses is not `added`. Calls
 * `onChange` when the cart is emptied or has got a dish. Throws UpstreamFailure, also if nobody knows what it holds.
 */
async function fillCart(visit: Visit, lines: readonly Line[], onChange: () => void): Promise<Filled> {
  const where = await visit.priceScope();
  const added = new Set<Line>();
  let cart: Filled["cart"];
  // The count may leave out dishes that are off, which would block the order.
  if (Object.keys((await visit.cart())?.products ?? {}).length > 0) {
    onChange();
    await visit.upstream.cartClear({});
  }
  await visit.basket.emptied?.();
  for (const line of lines) {
    const { key: product_key, count, modifiers } = line;
    try {
      cart = await visit.upstream.cartAdd({ product_key, count, modifiers, ...where });
      onChange();
      added.add(line);
    } catch (error) {
      if (!isRefused(asFailure(error))) throw error;
    }
  }
  return { cart, added };
}

async function nextPage(visit: Visit, cart: Cart): Promise<string> {
  const { block } = await sumsOf(visit, cart);
  if (block === undefined || block === "sign_in") return visit.path("checkout");
  if (block !== "no_address" && block !== "no_shop") return visit.path("cart");
  const query = new URLSearchParams({ order_type: await visit.orderType(), return_to: visit.path("checkout") });
  return `${visit.path("order-type")}?${query}`;
}
