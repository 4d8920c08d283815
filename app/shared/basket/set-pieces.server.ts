import type { Cart, CartLine } from "../../../contract/cart";
import { isSold } from "../../../rules/cart";
import { MAX_COUNT } from "../../../rules/counts";
import { lineKey, type ChosenModifiers } from "../../../rules/modifiers";
import { follow, HOST, hold, piecesOf, type GroupOrder } from "../../../server/group-order/group-order";
import { shareSession } from "../../../server/group-order/hosts-basket";
import { ownLines } from "../../../server/group-order/own-part";
import { changeGroup, MAX_GUEST_DISHES, writeGroup } from "../../../server/group-order/store";
import { UpstreamFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { acceptCart } from "./accept-cart.server";
import { lineOf, lineWith } from "./lines.server";

/** A dish with a choice of modifiers. `line`: its line in the visitor's own cart. */
export type Dish = { product_key: string; modifiers?: ChosenModifiers; line?: CartLine };

type Answer = { cart: Cart; notification?: string | null };

/**
 * Sets how many pieces of a dish are the visitor's own, and accepts the cart of the answer. In a group order the line
 * gets those of the others besides. Throws UpstreamFailure.
 */
export async function setPieces(visit: Visit, dish: Dish, count: number): Promise<Cart> {
  // A guest who does not know yet that they are none would fill a cart of their own.
  if (visit.seat?.role === "over" && visit.seat.person !== HOST) throw refused(409, visit.t("group:removed"));
  // Without the store nobody knows what is the others', so a count of one's own means nothing.
  if (visit.seat?.role === "lost") throw visit.seat.failure;
  const seat = visit.asHost ?? visit.asGuest;
  const answer = seat ? await setInGroup(visit, seat, dish, count) : await setLine(visit, dish, count);
  await acceptCart(visit, answer);
  return answer.cart;
}

/**
 * Sets how many pieces a line holds. The contract removes pieces by a line's key (`product_key`), but adds them by a
 * product with its modifiers.
 */
export async function setLine(visit: Visit, { product_key, modifiers, line }: Dish, count: number): Promise<Answer> {
  const { basket } = visit;
  const where = await visit.priceScope();
  if (line && count === 0) return basket.cartForget({ product_key: line.key, ...where });
  if (line && count < line.count) return basket.cartRemove({ product_key: line.key, count, ...where });
  return basket.cartAdd({ product_key, count, modifiers, ...where });
}

/** One change at a time: others wait until the upstream has answered. */
async function setInGroup(
  visit: Visit,
  { group: { id }, person }: { group: GroupOrder; person: string },
  dish: Dish,
  count: number,
): Promise<Answer> {
  const answer = await changeGroup(id, async (group) => {
    refuseIfClosed(visit, group, person);
    // The state from before the lock may be old.
    visit.setSeat(seatAfter(visit, group));
    await visit.shareGuestsSession();
    const unchanged = visit.mayHaveCart ? await visit.basket.cart(await visit.cartScope()) : undefined;
    const cart = unchanged?.cart ?? NO_CART;
    follow(group, Object.values(cart.products));
    const line = lineFor(cart, dish);
    const before = line ? piecesOf(group, person, line) : 0;
    refuseTooMany(visit, group, person, cart, count - before);
    const others = (line?.count ?? 0) - before;
    const left = others + count > MAX_COUNT ? MAX_COUNT - others : count;
    // The host may take out a dish that is sold out, whoever chose it.
    const total = person === HOST && left === 0 && line && !isSold(line) ? 0 : others + left;
    const changed = await send(group, total);
    keepSession(visit, group, person);
    const line_key = lineFor(changed.cart, dish)?.key ?? line?.key;
    if (line_key) hold(group, person, line_key, left);
    forgetTakenOut(group, person);
    group.pending = undefined;
    visit.setSeat(seatAfter(visit, group));
    return changed;

    async function send(current: GroupOrder, pieces: number): Promise<Answer> {
      if (unchanged && pieces === (line?.count ?? 0)) return unchanged;
      const line_key = line?.key ?? lineKey(dish.product_key, dish.modifiers ?? {});
      current.pending = { person, line_key, count: left, total: pieces };
      await writeGroup(current);
      return setLine(visit, { ...dish, line }, pieces);
    }
  });
  if (!answer) throw refused(409, visit.t("group:over"));
  return answer;
}

/** The cart of a host who has no session yet. */
const NO_CART: Pick<Cart, "products"> = { products: {} };

/**
 * The first dish has made the session, from which on host and guests share its cart. An upstream that makes none for it
 * has forgotten a guest's dish: its hosts have to sign in first.
 */
function keepSession({ session, t }: Visit, group: GroupOrder, person: string) {
  if (group.session) return;
  if (person !== HOST) throw refused(409, t("group:noBasket"));
  if (session) shareSession(group, session.key);
}

/** The guest has gone on, so the page stops to tell them what was taken out. */
function forgetTakenOut({ guests }: GroupOrder, person: string) {
  for (const guest of guests) if (guest.id === person) guest.taken_out = 0;
}

/**
 * The host's cart was emptied or replaced as a whole: the guests' dishes are out of it, and what they had does not take
 * the new ones. Throws UpstreamFailure.
 */
export async function takeGuestsDishesOut({ asHost }: Visit): Promise<void> {
  if (asHost) await changeGroup(asHost.group.id, async (group) => follow(group, []));
}

/** The seat with the newest state of its group order. */
function seatAfter({ seat }: Visit, group: GroupOrder): Visit["seat"] {
  return seat && "group" in seat ? { ...seat, group } : seat;
}

function lineFor(cart: Pick<Cart, "products">, { product_key, modifiers, line }: Dish): CartLine | undefined {
  return line ? lineOf(cart, line.key) : lineWith(cart, product_key, modifiers ?? {});
}

function refuseIfClosed(visit: Visit, { state, guests }: GroupOrder, person: string) {
  if (person === HOST) return;
  if (state === "locked") throw refused(409, visit.t("group:locked"));
  if (state === "ordered" || !guests.some(({ id }) => id === person)) throw refused(409, visit.t("group:over"));
}

/** `more`: pieces that the guest adds. Fewer are always allowed. */
function refuseTooMany(visit: Visit, group: GroupOrder, person: string, cart: Pick<Cart, "products">, more: number) {
  if (person === HOST || more <= 0) return;
  const own = Object.values(ownLines(cart, { group, person })).reduce((sum, { count }) => sum + count, 0);
  if (own + more > MAX_GUEST_DISHES) throw refused(422, visit.t("group:tooMany", { max: MAX_GUEST_DISHES }));
}

function refused(status: number, message: string): UpstreamFailure {
  return new UpstreamFailure("refused", "group order", { status, message });
}
