import { looksLike } from "../../../rules/look-alike";
import { randomUUID } from "node:crypto";
import type { Cart } from "../../../contract/cart";
import { setLine } from "../../../server/basket/own-basket";
import { typedLine } from "../../../server/guard/shown-text";
import { groupLinkLimit, groupOpenLimit } from "../../../server/guard/guess-limit";
import { follow, HOST, hold, piecesOf, type GroupOrder } from "../../../server/group-order/group-order";
import { isHostGone, sessionOf, shareSession } from "../../../server/group-order/hosts-calls";
import {
  changeGroup,
  createGroup,
  endGroup,
  newId,
  newSecret,
  OPEN_MS,
  partsOfLink,
  readGroup,
  writeGroup,
} from "../../../server/group-order/store";
import { environment } from "../../../server/operate/environment";
import { asFailure, UpstreamFailure } from "../../../server/upstream/failure";
import { groupOrderCookie, hostMembership, isSecretOf, membershipOf } from "../../../server/visitor/group-membership";
import type { Visit } from "../../../server/visitor/visit";
import { isAwayFromGroup } from "./group-line.server";
import { MAX_NAME_LENGTH } from "./group-order.view";

/** Whether the shop offers group orders. */
export const offersGroupOrders = () => environment().GROUP_ORDER_GUESTS > 0;

/**
 * Opens the visitor's cart to guests, for four hours. A visitor without a session has none at the upstream yet: the first
 * dish makes it, whoever adds it. Throws UpstreamFailure.
 */
export async function openGroup(visit: Visit, name: string): Promise<void> {
  const guesser = { address: visit.address, key: visit.session?.key };
  const retryAfter = await groupOpenLimit.wait(guesser);
  if (retryAfter) throw tooMany(retryAfter);
  const group: GroupOrder = {
    id: newId(),
    secret: newSecret(),
    city: (await visit.city()).alias,
    scope: await visit.priceScope(),
    host: nameIn(name),
    state: "open",
    ends_at: Date.now() + OPEN_MS,
    guests: [],
  };
  if (visit.session) shareSession(group, visit.session.key);
  await createGroup(group);
  becomeMember(visit, HOST, group);
}

function becomeMember(visit: Visit, person: string, { id, city }: GroupOrder) {
  visit.change(groupOrderCookie, { id, city, person });
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A name in one line, without invisible characters. One that runs from right to left is isolated, or it would swap places
 * with the sum behind it in texts and messages.
 */
export function nameIn(typed: string | undefined): string {
  const line = typedLine(typed ?? "")
    .replace(/\s+/g, " ")
    .trim();
  const name = [...line].slice(0, MAX_NAME_LENGTH).join("").trim();
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * The group order of a link in this city. Undefined for any other link: that of a removed guest, of a group order that
 * is over, or an invented one. Only the last two count as tries, and a link that is right is never refused. Throws
 * UpstreamFailure: `limited` after too many tries, another kind if the store cannot be read.
 */
export async function groupOfLink(visit: Visit, link: string | undefined): Promise<GroupOrder | undefined> {
  const { alias } = await visit.city();
  const parts = partsOfLink(link);
  const group = parts && (await readGroup(parts.id));
  if (group) return isSecretOf(group, parts.secret) && group.city === alias ? group : undefined;
  const retryAfter = await groupLinkLimit.wait({ address: visit.address, key: undefined });
  if (retryAfter) throw tooMany(retryAfter);
  return undefined;
}

const tooMany = (retryAfter: number) => new UpstreamFailure("limited", "group order", { status: 429, retryAfter });

/** Whether the visitor takes part in a group order that is under way, in whichever city. */
export async function takesPart({ memberCookie, membership }: Visit): Promise<boolean> {
  if (!memberCookie) return false;
  const now = membership ?? (await membershipOf(memberCookie));
  return now.role === "lost" || ("group" in now && now.group.state !== "ordered");
}

export type Joined = "joined" | "locked" | "full" | "over" | "taken";

/**
 * Makes the visitor a guest. Two guests of one group have different names. A form that is sent twice, as by a double press
 * or after an answer that was lost, has the same `key` and makes one guest, as does the form of one who has joined. A name
 * that was corrected is taken over. Throws UpstreamFailure.
 */
export async function joinGroup(
  visit: Visit,
  { id, secret }: GroupOrder,
  { name, key }: { name: string; key: string },
): Promise<Joined> {
  const joined = await changeGroup(id, async (group): Promise<Joined> => {
    const { state, guests } = group;
    if (group.secret !== secret || state === "ordered") return "over";
    const own = visit.memberCookie?.id === id ? visit.memberCookie.person : undefined;
    const before = guests.find((guest) => guest.id === own) ?? guests.find((guest) => guest.key === key);
    const isSame = (other: string) => looksLike(other, name);
    const isTaken =
      isSame(group.host || visit.t("group:host")) || guests.some((guest) => guest !== before && isSame(guest.name));
    if (before) {
      if (isTaken) return "taken";
      if (state === "open") before.name = name;
      becomeMember(visit, before.id, group);
      return "joined";
    }
    if (state === "locked") return "locked";
    if (guests.length >= environment().GROUP_ORDER_GUESTS) return "full";
    if (isTaken) return "taken";
    const guest = { id: randomUUID().slice(0, 8), key, name, held: {}, taken_out: 0 };
    group.guests = [...guests, guest];
    becomeMember(visit, guest.id, group);
    return "joined";
  });
  return joined ?? "over";
}

/** While it is locked, guests change nothing, and nobody joins. */
export async function lockGroup(id: string, isLocked: boolean): Promise<void> {
  await changeGroup(id, async (group) => {
    if (group.state !== "ordered") group.state = isLocked ? "locked" : "open";
  });
}

/** The guests' dishes stay in the host's basket. */
export async function closeGroup(visit: Visit, id: string): Promise<void> {
  await endGroup(id);
  visit.leaveGroupOrder();
}

/**
 * The host takes a guest and their dishes out. The guest cannot come back by the old link. After a failure they stay, with
 * the dishes that are left. Throws UpstreamFailure.
 */
export async function removeGuest(visit: Visit, id: string, person: string): Promise<void> {
  await changeGroup(id, async (group) => {
    await takeGuestOut(visit, group, person);
    group.secret = newSecret();
  });
}

/**
 * A guest leaves. Their dishes go out, but stay while the host is ordering, which is returned as true. After a failure the
 * guest stays, with the dishes that are left. Throws UpstreamFailure.
 */
export async function leaveGroup(visit: Visit, id: string, person: string): Promise<boolean> {
  const isLocked = await changeGroup(id, async (group) => {
    if (group.state !== "open") return true;
    await takeGuestOut(visit, group, person);
    return false;
  });
  visit.leaveGroupOrder();
  return isLocked ?? false;
}

async function takeGuestOut(visit: Visit, group: GroupOrder, person: string) {
  if (group.state === "ordered" || !group.guests.some(({ id }) => id === person)) return;
  const cart = await cartToLeave(visit);
  if (cart) await takeDishesOut(visit, group, person, cart);
  group.guests = group.guests.filter(({ id }) => id !== person);
}

/**
 * Undefined if the host has no session yet, or it is over. Nobody will order its cart then, so a guest leaves without a
 * change to it.
 */
async function cartToLeave(visit: Visit): Promise<Cart | undefined> {
  if (!visit.basket.mayExist) return undefined;
  try {
    return (await visit.basket.calls.cart(await visit.cartScope())).cart;
  } catch (error) {
    if (isHostGone(asFailure(error))) return undefined;
    throw error;
  }
}

async function takeDishesOut(visit: Visit, group: GroupOrder, person: string, cart: Cart) {
  follow(group, Object.values(cart.products));
  for (const line of Object.values(cart.products)) {
    const own = piecesOf(group, person, line);
    if (own === 0) continue;
    try {
      await setLine(
        visit,
        { product_key: line.product_key, modifiers: line.chosen_modifiers ?? undefined, line },
        line.count - own,
      );
    } catch (error) {
      await writeGroup(group);
      throw error;
    }
    hold(group, person, line.key, 0);
  }
}

/**
 * The host's place or session may have changed since: guests then fill the basket at the new one. A look at another city
 * does not take them there.
 */
export async function keepUpWithHost(visit: Visit): Promise<void> {
  const asHost = hostMembership(visit);
  const { session } = visit;
  if (!asHost || !session) return;
  const { group } = asHost;
  const scope = isAwayFromGroup(visit) ? group.scope : await visit.priceScope();
  const isSame = JSON.stringify(scope) === JSON.stringify(group.scope) && (await sessionOf(group)) === session.key;
  if (isSame) return;
  await changeGroup(group.id, async (newest) => {
    newest.scope = scope;
    shareSession(newest, session.key);
  });
}
