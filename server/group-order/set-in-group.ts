import type { RequestOf } from "../../contract/calls";
import type { Cart, CartLine } from "../../contract/cart";
import { isSold } from "../../rules/cart";
import { MAX_COUNT } from "../../rules/counts";
import { lineKey } from "../../rules/modifiers";
import { lineOf, lineWith } from "../basket/lines";
import { setLine, type CartCalls, type Changed, type Dish, type Shopper } from "../basket/own-basket";
import { UpstreamFailure } from "../upstream/failure";
import { follow, HOST, hold, piecesOf, type GroupOrder } from "./group-order";
import { shareSession } from "./hosts-calls";
import { ownLines } from "./own-part";
import { changeGroup, MAX_GUEST_DISHES, writeGroup } from "./store";

/** Somebody who fills the basket of a group order, the host or a guest. */
export type Member = Shopper & {
  readonly basket: { readonly calls: CartCalls; readonly mayExist: boolean };
  cartScope(): Promise<RequestOf<"cart">>;
  /** The rest of the request is about the newest state of the group order, and `basket` is that of it. */
  joinIn(group: GroupOrder): Promise<void>;
};

/** One change at a time: others wait until the upstream has answered. */
export async function setInGroup(
  member: Member,
  { group: { id }, person }: { group: GroupOrder; person: string },
  dish: Dish,
  count: number,
): Promise<Changed> {
  const answer = await changeGroup(id, async (group) => {
    refuseIfClosed(member, group, person);
    // The state from before the lock may be old.
    await member.joinIn(group);
    const { basket } = member;
    const unchanged = basket.mayExist ? await basket.calls.cart(await member.cartScope()) : undefined;
    const cart = unchanged?.cart ?? NO_CART;
    follow(group, Object.values(cart.products));
    const line = lineFor(cart, dish);
    const before = line ? piecesOf(group, person, line) : 0;
    refuseTooMany(member, group, person, cart, count - before);
    const others = (line?.count ?? 0) - before;
    const left = others + count > MAX_COUNT ? MAX_COUNT - others : count;
    // The host may take out a dish that is sold out, whoever chose it.
    const total = person === HOST && left === 0 && line && !isSold(line) ? 0 : others + left;
    const changed = await send(group, total);
    keepSession(member, group, person);
    const line_key = lineFor(changed.cart, dish)?.key ?? line?.key;
    if (line_key) hold(group, person, line_key, left);
    forgetTakenOut(group, person);
    group.pending = undefined;
    await member.joinIn(group);
    return changed;

    async function send(current: GroupOrder, pieces: number): Promise<Changed> {
      if (unchanged && pieces === (line?.count ?? 0)) return unchanged;
      const line_key = line?.key ?? lineKey(dish.product_key, dish.modifiers ?? {});
      current.pending = { person, line_key, count: left, total: pieces };
      await writeGroup(current);
      return setLine(member, { ...dish, line }, pieces);
    }
  });
  if (!answer) throw refused(409, member.t("group:over"));
  return answer;
}

/** The cart of a host who has no session yet. */
const NO_CART: Pick<Cart, "products"> = { products: {} };

/**
 * The first dish has made the session, from which on host and guests share its cart. An upstream that makes none for it
 * has forgotten a guest's dish: its hosts have to sign in first.
 */
function keepSession({ session, t }: Member, group: GroupOrder, person: string) {
  if (group.session) return;
  if (person !== HOST) throw refused(409, t("group:noBasket"));
  if (session) shareSession(group, session.key);
}

/** The guest has gone on, so the page stops to tell them what was taken out. */
function forgetTakenOut({ guests }: GroupOrder, person: string) {
  for (const guest of guests) if (guest.id === person) guest.taken_out = 0;
}

function lineFor(cart: Pick<Cart, "products">, { product_key, modifiers, line }: Dish): CartLine | undefined {
  return line ? lineOf(cart, line.key) : lineWith(cart, product_key, modifiers ?? {});
}

function refuseIfClosed({ t }: Member, { state, guests }: GroupOrder, person: string) {
  if (person === HOST) return;
  if (state === "locked") throw refused(409, t("group:locked"));
  if (state === "ordered" || !guests.some(({ id }) => id === person)) throw refused(409, t("group:over"));
}

/** `more`: pieces that the guest adds. Fewer are always allowed. */
function refuseTooMany({ t }: Member, group: GroupOrder, person: string, cart: Pick<Cart, "products">, more: number) {
  if (person === HOST || more <= 0) return;
  const own = Object.values(ownLines(cart, { group, person })).reduce((sum, { count }) => sum + count, 0);
  if (own + more > MAX_GUEST_DISHES) throw refused(422, t("group:tooMany", { max: MAX_GUEST_DISHES }));
}

export function refused(status: number, message: string): UpstreamFailure {
  return new UpstreamFailure("refused", "group order", { status, message });
}
