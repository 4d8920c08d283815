import { codeRequestView } from "../../../sign-in/login-view.server";
import type { CartView } from "../../../shared/basket/cart.view";
import { cartSignature } from "../../../shared/basket/cart-signature.server";
import { pointsView } from "../../../cart/offers/points.server";
import { linkedPromocode } from "../../../cart/offers/promocode.server";
import { relatedForPage } from "../../../cart/related/related.server";
import type { City, Shop } from "../../../../contract/place";
import { ORDER_TIME_MS } from "../../../../server/upstream/deadline";
import type { TypedValues } from "../../../../server/guard/form";
import { lastContact } from "../../../../server/visitor/last-order";
import type { Visit } from "../../../../server/visitor/visit";
import {
  customerPhoneField,
  knownPhone,
  phoneFormat,
  writtenPhone,
} from "../../../shared/web/words/phone-words.server";
import { doorWords } from "../../../fulfilment/place/address/door-words.server";
import { chosenWords } from "../../../fulfilment/place/address/zone-words.server";
import { chosenShop } from "../../../fulfilment/place/shops/chosen-shop.server";
import { hoursNow, laterNote } from "../../../fulfilment/place/shops/hours-words.server";
import { readinessOf } from "../../../fulfilment/place/shops/shop-view.server";
import { cityTime } from "../../../../rules/city-time";
import { toMinor } from "../../../../rules/money";
import { digitsOf } from "../../../../rules/digits";
import { pageTitles } from "../../../shared/web/form/form-answer.server";
import { doorField, type CheckoutView, type UnansweredView, type WhereToView } from "../checkout.view";
import { acceptedOrder } from "../accepted-order.server";
import { customerMark, needsSignIn, placePath, signedInUser } from "../customer-and-place.server";
import { orderSignature, readDraft, withoutTime } from "../draft.server";
import { orderConstraints } from "../order-fields.server";
import { inOwnNotes } from "../own-notes.server";
import { waysToPayView } from "../payment/payment-view.server";
import { timeOf } from "../../../fulfilment/time-slots/chosen-time.server";
import { dateIn, whenView } from "../../../fulfilment/time-slots/time-slots-view.server";

/** The requests to the courier may have been pressed on a page of another language. */
function withOwnComment(visit: Visit, typed: TypedValues): TypedValues {
  const name = doorField("description");
  return typed[name] ? { ...typed, [name]: inOwnNotes(visit, typed[name]) } : typed;
}

export function unansweredView(visit: Visit, typed: TypedValues): UnansweredView {
  return {
    ...pageTitles(visit, visit.t("checkout:unanswered.title")),
    return_to: visit.path(),
    unanswered: typed,
  };
}

/**
 * `unanswered`: the signature of an unanswered order. A cart that cannot be loaded counts as unchanged, because an
 * order may have failed in the same outage.
 */
export async function checkoutView(visit: Visit, cart: CartView, unanswered?: string): Promise<CheckoutView> {
  const { t } = visit;
  // Another cart is another order, with its own idempotency key.
  const isUnknown = cart.state === "unknown";
  const isAnother = !isUnknown && unanswered !== undefined && unanswered !== (await orderSignature(visit, cart));
  const [city, { order_key, cart: before, ...draft }, shop, upstreamCart, user, phone, accepted] = await Promise.all([
    visit.city(),
    readDraft(visit),
    chosenShop(visit),
    isUnknown ? undefined : visit.cart(),
    signedInUser(visit),
    knownPhone(visit),
    acceptedOrder(visit),
  ]);
  const cart_signature = cartSignature(cart);
  // The order of this key may exist although its answer got lost, so the next order needs a new key.
  const isSame =
    isUnknown || (unanswered === undefined ? !accepted && (before ?? cart_signature) === cart_signature : !isAnother);
  const digits = user ? digitsOf(user.phone) : phone;
  const total = toMinor(upstreamCart?.prices.total ?? 0);
  const [when, payment, related, points, contact] = await Promise.all([
    whenView(visit, city, shop, { ...timeOf(visit, upstreamCart), date: dateIn(visit.request) }),
    waysToPayView(visit, city, total, draft.payment_type),
    isUnknown ? undefined : relatedForPage(visit),
    pointsView(visit),
    lastContact(visit, digits),
  ]);
  const cash = payment.cash?.last;
  const email = payment.asks_email ? (contact?.email ?? user?.email) : undefined;
  // The cart's time is the current one; the draft's may be older.
  const typed = { ...(cash && { cash }), ...(email && { email }), ...withOwnComment(visit, withoutTime(draft)) };
  return {
    ...pageTitles(visit, t("checkout:title")),
    return_to: visit.path(),
    saved_form: true,
    order_key: (isSame ? order_key : undefined) ?? crypto.randomUUID(),
    typed,
    constraints: orderConstraints,
    customer: customerMark(user),
    contact: {
      username: [user?.name, visit.session?.signed_in?.name, contact?.username].find(Boolean) ?? "",
      phone: digits ? writtenPhone(city, digits) : "",
      ...(visit.settings.customers.is_auth_enabled
        ? {}
        : { field: await customerPhoneField(visit, city, phone, draft) }),
      ...(needsSignIn(visit)
        ? {
            sign_in: {
              field: await customerPhoneField(visit, city, phone, draft),
              request: await codeRequestView(visit),
            },
          }
        : {}),
      ...((await visit.orderType()) === "delivery" ? { recipient: await phoneFormat(city) } : {}),
    },
    where: await whereTo(visit, city, shop),
    when,
    payment,
    cart,
    related,
    points,
    promocode: await linkedPromocode(visit),
    cart_signature: isUnknown ? "" : cart_signature,
    patience: ORDER_TIME_MS / 1000,
    blocked: await blockOf(visit, cart),
    accepted: accepted?.activeOrder ? { words: accepted.activeOrder, tracking: accepted.tracking } : undefined,
    earlier:
      isAnother && !accepted
        ? t("checkout:unanswered.earlier", { phone: city.phone ?? visit.settings.default_phone })
        : undefined,
  };
}

async function whereTo(visit: Visit, city: City, known: Shop | undefined): Promise<WhereToView> {
  const order_type = await visit.orderType();
  const { address, shop } = visit.place;
  const offers = city.order_types;
  if (order_type === "delivery") {
    if (!address) return { order_type, offers };
    const { id, address: text, room, entrance, floor, intercom, private_house } = address;
    const description = address.description && inOwnNotes(visit, address.description);
    const door = await doorWords(visit, { room, entrance, floor, intercom });
    const details = { room, entrance, floor, intercom, description, private_house };
    return { order_type, offers, address: { id, text, door, said: chosenWords(visit, city, address), ...details } };
  }
  return {
    order_type,
    offers,
    shop: shop && {
      id: shop.id,
      name: known?.name ?? shop.name,
      street: known?.address.street ?? shop.street,
      description: known?.address.description ?? undefined,
      hours: hoursOf(visit, city, known),
    },
  };
}

/** The hours, or from when on orders are taken. Undefined if the hours are not known. */
function hoursOf(visit: Visit, city: City, shop: Shop | undefined): string | undefined {
  const schedule = shop && (shop.schedule ?? city.schedule);
  if (!schedule) return undefined;
  const time = cityTime(visit.now(), city);
  const note = laterNote(visit.t, visit.language, schedule, time, readinessOf(visit, city, { shop }));
  return note ?? (hoursNow(visit.t, visit.language, schedule, time) || undefined);
}

async function blockOf(visit: Visit, cart: CartView): Promise<CheckoutView["blocked"]> {
  const { t } = visit;
  if (cart.block === "below_minimum" && cart.minimum) {
    return {
      words: t("cart:minimum", cart.minimum),
      to: visit.path(),
      link: t("checkout:blocked.addMore"),
    };
  }
  if (cart.block === "nothing_left")
    return { words: t("checkout:blocked.line"), to: visit.path("cart"), link: t("checkout:blocked.toCart") };
  if (cart.block === "city_stopped")
    return { words: t("cart:go.city_stopped"), to: visit.path("cities"), link: t("common:cities") };
  if (cart.block === "closed")
    return { words: t("checkout:blocked.closed"), to: await placePath(visit), link: t("checkout:blocked.otherShop") };
  return undefined;
}
