import type { Cart } from "../../../contract/cart";
import type { City } from "../../../contract/place";
import { shareOrder } from "../../../rules/group-order";
import { formatPrice, toMinor } from "../../../rules/money";
import { follow, HOST, type GroupOrder } from "../../../server/group-order/group-order";
import { dishesSum, ownLines } from "../../../server/group-order/own-part";
import { changeGroup } from "../../../server/group-order/store";
import { asFailure } from "../../../server/upstream/failure";
import { hostMembership } from "../../../server/visitor/group-membership";
import type { Visit } from "../../../server/visitor/visit";
import type { SharesView } from "./group-order.view";

/**
 * Locks the host's group order and notes the shares of the cart as it is then, before the order is sent: the upstream
 * refuses an order of other dishes than the checked ones. The order does not depend on it: without the store the shares
 * are missing.
 */
export async function noteShares(visit: Visit): Promise<void> {
  const asHost = hostMembership(visit);
  if (!asHost) return;
  try {
    const unit = visit.priceFormat(await visit.city()).fractional ? 1 : 100;
    await changeGroup(asHost.group.id, async (group) => {
      // A guest may have changed it since the page was opened.
      visit.forgetCart();
      const cart = await visit.wholeCart();
      if (!cart) return;
      follow(group, Object.values(cart.products));
      const sums = sumsOf(cart);
      const people = [{ id: HOST, name: group.host || visit.t("group:host") }, ...group.guests];
      const dishes = people.map(({ id }) => dishesSum(ownLines(cart, { group, person: id })));
      const shares = shareOrder(dishes, sums, unit).flatMap((share, index) => {
        const person = people[index];
        return share && person ? [{ person: person.id, name: person.name, ...share }] : [];
      });
      group.state = "locked";
      group.ordered = { total: sums.total + sums.bonuses, shares };
    });
  } catch (error) {
    asFailure(error);
  }
}

function sumsOf({ prices }: Cart) {
  return {
    packages: toMinor(prices.packages),
    delivery: toMinor(prices.delivery),
    discount: toMinor(prices.discount),
    bonuses: toMinor(prices.bonuses ?? 0),
    total: toMinor(prices.total),
  };
}

/** Which stored order has the noted shares, so that the payment of an earlier one does not end the group order. */
export async function noteStoredOrder(visit: Visit, payment: string): Promise<void> {
  await changeOwnGroup(visit, (group) => {
    if (group.ordered) group.ordered = { ...group.ordered, payment };
  });
}

/**
 * The order is placed: the link is dead, and host and guests see their shares for a day. `payment`: the stored order
 * that was paid.
 */
export async function endWithOrder(visit: Visit, order_id: number, payment?: string): Promise<void> {
  await changeOwnGroup(visit, (group) => {
    if (payment !== undefined && payment !== group.ordered?.payment) return;
    group.state = "ordered";
    if (group.ordered) group.ordered = { ...group.ordered, order_id };
  });
}

/** The order does not depend on the store. */
async function changeOwnGroup(visit: Visit, change: (group: GroupOrder) => void) {
  const asHost = hostMembership(visit);
  if (!asHost) return;
  try {
    await changeGroup(asHost.group.id, async (group) => change(group));
  } catch (error) {
    asFailure(error);
  }
}

/** The shares of the order that this visitor's group order became; of `order_id`, if it is given. */
export function sharesOf(visit: Visit, city: City, order_id?: number): SharesView | undefined {
  const { membership } = visit;
  if (!membership || !("group" in membership)) return undefined;
  const { state, ordered } = membership.group;
  if (state !== "ordered" || !ordered) return undefined;
  if (order_id !== undefined && (order_id !== ordered.order_id || membership.role !== "host")) return undefined;
  return sharesView(visit, city, { ...ordered, person: membership.person });
}

type Noted = NonNullable<GroupOrder["ordered"]> & { person: string };

/** `person`: the visitor. */
function sharesView(visit: Visit, city: City, { total, shares, person }: Noted): SharesView {
  const { t } = visit;
  const format = visit.priceFormat(city);
  const money = (sum: number) => formatPrice(sum, format);
  const rows = shares.map(({ person: id, name, dishes, discount, extra, total: share }) => {
    const parts = [
      t("group:shares.detail", { dishes: money(dishes) }),
      ...(discount > 0 ? [t("group:shares.discount", { sum: money(discount) })] : []),
      ...(extra > 0 ? [t("group:shares.extra", { sum: money(extra) })] : []),
    ];
    return { name, is_you: id === person, parts, total: money(share) };
  });
  const lines = rows.map(({ parts, ...row }) => `${t("group:shares.row", row)} (${parts.join(", ")})`);
  return {
    rows,
    has_discount: shares.some(({ discount }) => discount > 0),
    total: money(total),
    text: [t("group:shares.head", { total: money(total) }), ...lines].join("\n"),
  };
}
