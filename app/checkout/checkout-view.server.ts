import type { CartView } from "../cart/view";
import type { City, Shop } from "../../server/contract/place";
import { asFailure } from "../../server/upstream/failure";
import type { TypedValues } from "../../server/guard/form";
import type { Visit } from "../../server/visitor/visit";
import { knownPhone, phoneField, writtenPhone } from "../account/phone-words.server";
import { translate } from "../i18n/translations.server";
import { cityTime, formatMinutes } from "../rules/city-time";
import { toMinor } from "../rules/money";
import { phoneDigits } from "../rules/phone";
import { dayHours } from "../rules/schedule";
import { pageTitles } from "../shell/error-title.server";
import type { CheckoutView, UnansweredView, WhereToView } from "./checkout";
import { cartSignature, orderSignature, readDraft } from "./draft.server";
import { paymentView } from "./payment-view.server";
import { whenView } from "./when-view.server";

/** Where to sign in, and back here. */
export function signInPath(visit: Visit): string {
  const here = visit.path("checkout");
  return `${visit.path("login")}?${new URLSearchParams({ request_uri: here, return_to: visit.path("cart") })}`;
}

/** Where to choose an address or a shop, and back here. */
export async function placePath(visit: Visit): Promise<string> {
  return `${visit.path("order-type")}?${new URLSearchParams({ order_type: await visit.orderType(), return_to: visit.path("checkout") })}`;
}

/** Whether the order's place is known: an address for delivery, a shop for takeaway. */
export async function hasPlace(visit: Visit): Promise<boolean> {
  return Boolean((await visit.orderType()) === "delivery" ? visit.place.address : visit.place.shop);
}

export function needsSignIn(visit: Visit): boolean {
  return visit.settings.customers.is_auth_enabled && !visit.session?.signed_in;
}

/** Who is signed in. Undefined: nobody, or the upstream can't say now. */
export async function signedInUser(visit: Visit) {
  if (!visit.settings.customers.is_auth_enabled || !visit.session?.signed_in) return undefined;
  try {
    return (await visit.upstream.user({})).user;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

export function unansweredView(visit: Visit, typed: TypedValues): UnansweredView {
  return { ...pageTitles(visit, translate(visit.language)("checkout:unanswered.title")), return_to: visit.path(), unanswered: typed };
}

/** Everything that the order form shows. `cart` is what is ordered; `unanswered` the signature of one that was sent before without an answer. */
export async function checkoutView(visit: Visit, cart: CartView, unanswered?: string): Promise<CheckoutView> {
  const t = translate(visit.language);
  // Another cart is another order, under a key of its own.
  const isAnother = unanswered !== undefined && unanswered !== (await orderSignature(visit, cart));
  const [city, { order_key, ...typed }, shop, upstreamCart, user, phone] = await Promise.all([visit.city(), readDraft(visit), chosenShop(visit), visit.cart(), signedInUser(visit), knownPhone(visit)]);
  const total = toMinor(upstreamCart?.prices.total ?? 0);
  const [when, payment] = await Promise.all([
    whenView(visit, city, shop, typed.interval_id ?? upstreamCart?.interval ?? undefined),
    paymentView(visit, city, total, typed.payment_type),
  ]);
  const digits = user ? phoneDigits(user.phone) : phone;
  return {
    ...pageTitles(visit, t("checkout:title")),
    return_to: visit.path(),
    order_key: (isAnother ? undefined : order_key) ?? crypto.randomUUID(),
    typed,
    contact: {
      username: user?.name ?? visit.session?.signed_in?.name ?? "",
      phone: digits ? writtenPhone(city, digits) : "",
      ...(visit.settings.customers.is_auth_enabled ? {} : { field: phoneField(city, phone) }),
    },
    where: await whereTo(visit, city, shop),
    when,
    payment,
    cart,
    cart_signature: cartSignature(cart),
    blocked: await blockOf(visit, cart),
    earlier: isAnother ? t("checkout:unanswered.earlier", { phone: city.phone ?? visit.settings.default_phone }) : undefined,
  };
}

/** The chosen shop with its hours; none for delivery. Without an answer the page does without. */
export async function chosenShop(visit: Visit): Promise<Shop | undefined> {
  const { shop } = visit.place;
  if (!shop || (await visit.orderType()) === "delivery") return undefined;
  try {
    const { shops } = await visit.upstream.shops({ city_id: (await visit.city()).id });
    return shops.find(({ id }) => id === shop.id);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

async function whereTo(visit: Visit, city: City, known: Shop | undefined): Promise<WhereToView> {
  const order_type = await visit.orderType();
  const { address, shop } = visit.place;
  const offers = city.order_types;
  if (order_type === "delivery") {
    if (!address) return { order_type, offers };
    const { id, address: text, room, entrance, floor, intercom, description } = address;
    return { order_type, offers, address: { id, text, room, entrance, floor, intercom, description } };
  }
  const hours = known?.schedule && dayHours(known.schedule, cityTime(Date.now(), city.timezone));
  return {
    order_type,
    offers,
    shop: shop && {
      name: known?.name ?? shop.name,
      street: known?.address.street ?? shop.street,
      description: known?.address.description ?? undefined,
      hours: hours ? translate(visit.language)("checkout:openToday", { from: formatMinutes(hours.opensAt), to: formatMinutes(hours.closesAt) }) : undefined,
    },
  };
}

/** What stands in the way, in words, and the link to where it is put right. */
async function blockOf(visit: Visit, cart: CartView): Promise<CheckoutView["blocked"]> {
  const t = translate(visit.language);
  if (cart.block === "below_minimum" && cart.minimum) {
    return { words: t("checkout:blocked.minimum", { sum: cart.minimum.missing }), to: visit.path(), link: t("checkout:blocked.addMore") };
  }
  if (cart.block === "unavailable_line") return { words: t("checkout:blocked.line"), to: visit.path("cart"), link: t("checkout:blocked.toCart") };
  if (cart.block === "closed") return { words: t("checkout:blocked.closed"), to: await placePath(visit), link: t("checkout:blocked.otherShop") };
  return undefined;
}

