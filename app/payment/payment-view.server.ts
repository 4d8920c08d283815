import type { Order, PaymentType } from "../../contract/order";
import type { City } from "../../contract/place";
import { asFailure } from "../../server/upstream/failure";
import { phoneOfOrder } from "../../server/visitor/looked-up";
import type { Visit } from "../../server/visitor/visit";
import { cartSignature } from "../cart/cart-signature.server";
import { cartView, orderedCart } from "../cart/cart-view.server";
import type { CartView } from "../cart/cart.view";
import { titlesFor } from "../page/form-answer.server";
import { paymentIcon } from "../page/payment-icons";
import { clock, whereWords } from "../tracking/order-words.server";
import { formatPrice } from "../../rules/money";
import type { OrderType } from "../../rules/order";
import { asksCard, isWallet } from "../../rules/payment";
import type { OpenPayment } from "./open-payment.server";
import { paymentPage } from "./open-payment.server";
import { acquirerOf, type Acquirer } from "./pay.server";
import { paidEarlier } from "./payment-status.server";
import type { DeadlineView, PaidOrderView, PaymentView, PaymentWay } from "./payment.view";

/** The payment page. `failed`: the bank's page sent the visitor back without a payment. Throws UpstreamFailure. */
export async function paymentView(visit: Visit, open: OpenPayment, failed: boolean): Promise<PaymentView> {
  const [city, cart, types] = await Promise.all([visit.city(), cartView(visit), onlineTypes(visit, open)]);
  const [order, acquirer] = await Promise.all([
    paidOrder(visit, open, cart),
    asksCard(open.payment_type) ? knownAcquirer(visit, open) : undefined,
  ]);
  const ways = types.map((type) => wayOf(visit, city, type));
  const way = ways.find(({ alias }) => alias === open.payment_type) ?? {
    alias: open.payment_type,
    name: open.payment_type,
    icon: paymentIcon(open.payment_type),
  };
  return {
    ...pageParts(visit, open, visit.t("payment:title")),
    return_to: visit.path("checkout"),
    order,
    deadline: deadlineView(visit, city, open),
    way,
    card: acquirer?.public_key
      ? { public_key: acquirer.public_key, wants_holder: acquirer.wants_holder, timezone: city.timezone }
      : undefined,
    email: open.email ?? "",
    others: ways.filter(({ alias }) => alias !== way.alias),
    attempt: nextAttempt(open),
    changed: await changeOf(visit, open, cart),
    paid_earlier: await earlierOrder(visit, open),
    ...(failed ? { failed } : {}),
  };
}

/** Undefined while the upstream does not tell: the card is then asked for on the acquirer's page, and the other ways stay. */
async function knownAcquirer(visit: Visit, open: OpenPayment): Promise<Acquirer | undefined> {
  try {
    return await acquirerOf(visit, open);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

async function earlierOrder(visit: Visit, open: OpenPayment): Promise<PaymentView["paid_earlier"]> {
  const number = await paidEarlier(visit, open);
  return number === undefined ? undefined : { number, tracking: visit.path(`order/${number}/tracking`) };
}

/** The idempotency key of the next attempt: that of the last one, as long as nobody knows whether it took money. */
export function nextAttempt({ step }: OpenPayment): string {
  return step?.at === "asked" ? step.key : crypto.randomUUID();
}

export function pageParts(visit: Visit, open: OpenPayment, heading: string) {
  return {
    ...titlesFor(visit, `${heading} · ${visit.settings.name}`),
    path: visit.path(paymentPage(open)),
    number: open.order_id,
  };
}

export function deadlineView(visit: Visit, city: City, { pay_until }: OpenPayment): DeadlineView {
  const now = visit.now();
  return { pay_until, now, until: clock(visit, city, pay_until), clock: clock(visit, city, now) };
}

/** What is paid for: the order once the upstream has made it, and until then the cart that it was stored from. */
export async function paidOrder(visit: Visit, open: OpenPayment, cart?: CartView): Promise<PaidOrderView> {
  const { order_type } = open.place;
  const order = await madeOrder(visit, open);
  const bought = order
    ? await orderedCart(visit, order.cart, order_type === "delivery")
    : (cart ?? (await cartView(visit)));
  const total = formatPrice(open.total, visit.priceFormat(await visit.city()));
  const pieces = bought.lines.reduce((sum, { count }) => sum + count, 0);
  return {
    lines: bought.lines,
    receipt: bought.receipt,
    total: bought.total || total,
    count: visit.t("tracking:dishes", { count: pieces }),
    where: order ? whereWords(visit, { ...order, order_type }) : chosenPlace(visit, order_type),
    pictures: bought.lines.flatMap(({ picture }) => picture ?? []).slice(0, 3),
  };
}

function chosenPlace({ place: { address, shop } }: Visit, order_type: OrderType): string {
  return (order_type === "delivery" ? address?.address : shop && `${shop.name}, ${shop.street}`) ?? "";
}

async function madeOrder(visit: Visit, { order_id }: OpenPayment): Promise<Order | undefined> {
  if (order_id === undefined) return undefined;
  try {
    return (await visit.upstream.order({ id: order_id, phone: await phoneOfOrder(visit, order_id) })).order;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** How the cart has changed since it was stored. An order that the upstream has made does not follow the cart any more. */
export async function changeOf(
  visit: Visit,
  { cart: stored, total, order_id }: OpenPayment,
  cart: CartView,
): Promise<PaymentView["changed"]> {
  if (order_id !== undefined || cart.state === "unknown" || cartSignature(cart) === stored) return undefined;
  return { before: formatPrice(total, visit.priceFormat(await visit.city())), now: cart.total };
}

/** The online ways to pay at this place. During an outage only the chosen one is known. */
export async function onlineTypes(visit: Visit, { place, payment_type }: OpenPayment): Promise<PaymentType[]> {
  try {
    const { id: city_id } = await visit.city();
    const { order_type, shop_id } = place;
    const { payment_types } = await visit.upstream.paymentTypes({ city_id, order_type, shop_id });
    return payment_types.filter(({ alias, is_online }) => is_online && !isWallet(alias));
  } catch (error) {
    asFailure(error);
    return [{ alias: payment_type, name: visit.t("payment:title"), is_online: true }];
  }
}

/** A way to pay, with what happens next. */
export function wayOf({ t }: Visit, city: City, { alias, name }: PaymentType): PaymentWay {
  const note =
    alias === "cardOnline"
      ? t(city.country.code === "TR" ? "payment:ways.cardOnlineTR" : "payment:ways.cardOnline")
      : alias === "sbp" || alias === "sberPay"
        ? t(`payment:ways.${alias}`)
        : undefined;
  return { alias, name, note, icon: paymentIcon(alias) };
}
