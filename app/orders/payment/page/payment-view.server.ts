import type { Order, PaymentType } from "../../../../contract/order";
import type { City } from "../../../../contract/place";
import { asFailure } from "../../../../server/upstream/failure";
import { phoneOfOrder } from "../../../../server/visitor/looked-up";
import type { Visit } from "../../../../server/visitor/visit";
import { cartSignature } from "../../../shared/basket/cart-signature.server";
import { cartView, orderedCart } from "../../../cart/view/cart-view.server";
import type { CartView } from "../../../shared/basket/cart.view";
import { doorWords } from "../../../fulfilment/place/address/door-words.server";
import { titlesFor } from "../../../shared/web/form/form-answer.server";
import { paymentIcon } from "../payment-icons";
import { clock, expected, whereWords } from "../../tracking/order-words.server";
import { acceptedSystems } from "../../../../rules/card";
import { formatPrice } from "../../../../rules/money";
import type { OrderType } from "../../../../rules/order";
import { lineChanges, type LineChange } from "../../../../rules/order-changes";
import { asksCard, CARD, isWallet } from "../../../../rules/payment";
import { isUntouched, type OpenPayment } from "../../../../server/visitor/open-payment";
import { nextAttempt, paymentPage } from "../open-payment.server";
import { acquirerOf, type Acquirer } from "../pay.server";
import { paidEarlier } from "../payment-status.server";
import { storedLines } from "../order/stored-lines.server";
import type { DeadlineView, PaidOrderView, PaymentView, PaymentWay } from "../payment.view";

/** `failed`: the bank's page sent the visitor back without a payment. Throws UpstreamFailure. */
export async function paymentView(visit: Visit, open: OpenPayment, failed: boolean): Promise<PaymentView> {
  const [city, cart, types] = await Promise.all([visit.city(), cartView(visit), paymentTypes(visit, open)]);
  const ways = types.filter(({ is_online }) => is_online).map((type) => wayOf(visit, city, type));
  const wallets = ways.filter(({ alias }) => isWallet(alias));
  const plain = ways.filter(({ alias }) => !isWallet(alias));
  const byWallet = isWallet(open.payment_type);
  const way = plain.find(({ alias }) => byWallet || alias === open.payment_type) ?? unknownWay(visit, open);
  const [order, acquirer] = await Promise.all([
    paidOrder(visit, open, cart),
    asksCard(way.alias) ? knownAcquirer(visit, open, way.alias) : undefined,
  ]);
  return {
    ...pageParts(visit, open, visit.t("payment:title")),
    ...wayBack(visit, open),
    order,
    deadline: deadlineView(visit, city, open),
    way,
    card: acquirer?.public_key
      ? { public_key: acquirer.public_key, wants_holder: acquirer.wants_holder, timezone: city.timezone }
      : undefined,
    systems: acceptedSystems(city.country.code),
    email: open.email ?? "",
    others: plain.filter(({ alias }) => alias !== way.alias),
    wallets,
    wallet: byWallet ? open.payment_type : undefined,
    at_door: atDoor(visit, open, types),
    door_is_over: !isUntouched(open) && open.order !== "" && types.some(({ is_online }) => !is_online),
    attempt: nextAttempt(open),
    changed: await changeOf(visit, open, cart),
    paid_earlier: await earlierOrder(visit, open),
    ...(failed ? { failed } : {}),
  };
}

/** A payment that was opened by an order's number leads back to the order. */
function wayBack(visit: Visit, open: OpenPayment): Pick<PaymentView, "back" | "form"> {
  const form = visit.path("checkout");
  if (open.order !== "") return { back: { to: form, words: visit.t("payment:back") }, form };
  return { back: { to: visit.path(`order/${open.key}/tracking`), words: visit.t("tracking:toOrder") } };
}

/** Undefined during an outage: cards are then paid on the acquirer's page. */
async function knownAcquirer(visit: Visit, open: OpenPayment, payment_type: string): Promise<Acquirer | undefined> {
  try {
    return await acquirerOf(visit, open, payment_type);
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** Used during an outage, when no types are loaded. */
function unknownWay({ t }: Visit, { payment_type }: OpenPayment): PaymentWay {
  const alias = isWallet(payment_type) ? CARD : payment_type;
  return { alias, name: t("payment:title"), icon: paymentIcon(alias) };
}

/** Empty once the upstream may have made the order, because a second one would be cooked, too. */
function atDoor({ t }: Visit, open: OpenPayment, types: readonly PaymentType[]): PaymentWay[] {
  if (!isUntouched(open) || open.order === "") return [];
  return types
    .filter(({ is_online }) => !is_online)
    .map(({ alias, name }) => ({
      alias,
      name,
      icon: paymentIcon(alias),
      note: alias === "cash" || alias === "card" ? t(`checkout:payment.${alias}.${open.place.order_type}`) : undefined,
    }));
}

async function earlierOrder(visit: Visit, open: OpenPayment): Promise<PaymentView["paid_earlier"]> {
  const number = await paidEarlier(visit, open);
  return number === undefined ? undefined : { number, tracking: visit.path(`order/${number}/tracking`) };
}

export function pageParts(visit: Visit, open: OpenPayment, heading: string) {
  return {
    ...titlesFor(visit, `${heading} · ${visit.settings.name}`),
    path: visit.path(paymentPage(open)),
    number: open.order_id,
  };
}

export function deadlineView(visit: Visit, city: City, { created_at, pay_until }: OpenPayment): DeadlineView {
  // The upstream's clock is accurate to a second, so an order may seem to be stored in the future.
  const now = Math.max(created_at, visit.now());
  return { pay_until, now, until: clock(visit, city, pay_until), clock: clock(visit, city, now) };
}

/** The upstream's order or, until that is made, the stored cart. */
export async function paidOrder(visit: Visit, open: OpenPayment, cart?: CartView): Promise<PaidOrderView> {
  const { order_type } = open.place;
  const order = await madeOrder(visit, open);
  const bought = order
    ? await orderedCart(visit, order.cart, order_type === "delivery")
    : (cart ?? (await cartView(visit)));
  const time = order && expected(visit, await visit.city(), order);
  const total = formatPrice(open.total, visit.priceFormat(await visit.city()));
  const pieces = bought.lines.reduce((sum, { count }) => sum + count, 0);
  return {
    lines: bought.lines,
    receipt: bought.receipt,
    total: bought.total || total,
    count: pieces > 0 ? visit.t("tracking:dishes", { count: pieces }) : undefined,
    where: order
      ? whereWords(visit, await visit.city(), { ...order, order_type })
      : await chosenPlace(visit, order_type),
    when: time && visit.t(`tracking:expected.${order_type}`, { time }),
    pictures: bought.lines.flatMap(({ picture }) => picture ?? []).slice(0, 3),
  };
}

async function chosenPlace(visit: Visit, order_type: OrderType): Promise<string> {
  const { address, shop } = visit.place;
  if (order_type === "takeaway") return shop ? `${shop.name}, ${shop.street}` : "";
  return address ? [address.address, await doorWords(visit, address)].filter(Boolean).join(", ") : "";
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

/** Undefined once the upstream has made the order, which is independent of the cart. */
export async function changeOf(
  visit: Visit,
  { cart: stored, total, lines, order_id }: OpenPayment,
  cart: CartView,
): Promise<PaymentView["changed"]> {
  if (order_id !== undefined || cart.state === "unknown" || cartSignature(cart) === stored) return undefined;
  return {
    before: formatPrice(total, visit.priceFormat(await visit.city())),
    now: cart.total,
    lines: lines ? lineChanges(lines, storedLines(cart)).map((change) => changeWords(visit, change)) : [],
  };
}

function changeWords({ t }: Visit, change: LineChange): string {
  const { what, name } = change;
  switch (what) {
    case "added":
    case "removed":
      return t(`payment:changed.${what}`, { name, pieces: change.pieces });
    case "count":
      return t("payment:changed.count", { name, before: change.before, now: change.now });
    case "price":
      return t("payment:changed.price", { name, before: change.before, now: change.now });
  }
}

/** During an outage only the chosen type is known. */
export async function paymentTypes(visit: Visit, { place, payment_type }: OpenPayment): Promise<PaymentType[]> {
  try {
    const { id: city_id } = await visit.city();
    const { order_type, shop_id } = place;
    const { payment_types } = await visit.upstream.paymentTypes({ city_id, order_type, shop_id });
    return payment_types;
  } catch (error) {
    asFailure(error);
    return [{ alias: payment_type, name: visit.t("payment:title"), is_online: true }];
  }
}

export function wayOf({ t }: Visit, city: City, { alias, name }: PaymentType): PaymentWay {
  const systems = acceptedSystems(city.country.code).map((system) => t(`payment:card.systems.${system}`));
  const explained = (["sbp", "sberPay", "applePay", "googlePay"] as const).find((known) => known === alias);
  const note = asksCard(alias) ? systems.join(", ") : explained && t(`payment:ways.${explained}`);
  return { alias, name, note, icon: paymentIcon(alias) };
}
