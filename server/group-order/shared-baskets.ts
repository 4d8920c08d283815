import type { Cart } from "../../contract/cart";
import { OwnBasket, type CartCalls, type Changed, type Dish } from "../basket/own-basket";
import type { Caller } from "../upstream/client";
import type { UpstreamFailure } from "../upstream/failure";
import { follow, HOST, type GroupOrder, type Guest } from "./group-order";
import { hostsCalls } from "./hosts-calls";
import { guestCart, guestsLines, ownLines } from "./own-part";
import { refused, setInGroup, type Member } from "./set-in-group";
import { changeGroup } from "./store";

/**
 * A visitor's place in a group order. `lost`: the store cannot be read. `over`: there is no such group order any more,
 * or the guest was removed.
 */
export type Membership =
  | { role: "host"; person: string; group: GroupOrder }
  | { role: "guest"; person: string; group: GroupOrder; guest: Guest }
  | { role: "lost"; person: string; failure: UpstreamFailure }
  | { role: "over"; person: string };

export type Basket = OwnBasket | HostsBasket | GuestsBasket;

/** The cart that a visitor fills as this member. Once the order is placed, everybody has their own again. */
export function basketOf(
  membership: Membership | undefined,
  member: Member,
  caller: Omit<Caller, "sessionKey">,
): Basket {
  switch (membership?.role) {
    case "host":
      return membership.group.state === "ordered" ? new OwnBasket(member) : new HostsBasket(member, membership.group);
    case "guest":
      return membership.group.state === "ordered"
        ? new OwnBasket(member)
        : new GuestsBasket(member, membership, caller);
    case "lost":
      return new LostBasket(member, membership);
    case "over":
      return membership.person === HOST ? new OwnBasket(member) : new RemovedGuestsBasket(member);
    case undefined:
      return new OwnBasket(member);
  }
}

/** A cart of one's own that is open to guests. */
class HostsBasket extends OwnBasket<Member> {
  override readonly people: string;

  constructor(
    host: Member,
    private readonly group: GroupOrder,
  ) {
    super(host);
    this.people = peopleOf(host, group);
  }

  override get hasOthersDishes() {
    return this.group.guests.some(({ held }) => Object.keys(held).length > 0);
  }

  override follow({ products }: Cart) {
    follow(this.group, Object.values(products));
  }

  override divided(cart: Cart) {
    const { group } = this;
    return { own: ownLines(cart, { group, person: HOST }), others: guestsLines(cart, { group, person: HOST }) };
  }

  override set(dish: Dish, count: number): Promise<Changed> {
    return setInGroup(this.shopper, { group: this.group, person: HOST }, dish, count);
  }

  /** The guests' dishes are out of it, and what they had does not take the new ones. */
  override async emptied() {
    await changeGroup(this.group.id, async (group) => follow(group, []));
  }
}

/**
 * A guest's part of the host's cart. A guest does not learn the host's place, and nothing but `calls` reaches the host's
 * session.
 */
class GuestsBasket {
  readonly isOwn = false as const;
  readonly divided = undefined;
  readonly emptied = undefined;
  readonly people: string;
  readonly hasOthersDishes = false;
  readonly locked?: string;
  /** The place that dishes and prices depend on. */
  readonly scope: GroupOrder["scope"];
  /** Told in place of an address. */
  readonly place: string;
  /** Told to a visitor who would change the order as a whole. */
  readonly ownersOnly: string;
  /** Told to a visitor who would replace the cart. */
  readonly leaveFirst: string;
  readonly calls: CartCalls;

  constructor(
    private readonly member: Member,
    private readonly membership: { group: GroupOrder; person: string; guest: Guest },
    caller: Omit<Caller, "sessionKey">,
  ) {
    const { t } = member;
    const { group } = membership;
    this.scope = group.scope;
    this.people = peopleOf(member, group);
    this.locked = group.state === "locked" ? t("group:locked") : undefined;
    this.place = t("group:line.title");
    this.ownersOnly = t("group:hostOnly");
    this.leaveFirst = t("group:leaveFirst");
    this.calls = hostsCalls(caller, group, t("group:over"));
  }

  /** News of the visitor's dishes, as texts. */
  get news(): string[] {
    const { taken_out } = this.membership.guest;
    const takenOut = taken_out > 0 ? this.member.t("group:takenOut", { count: taken_out }) : undefined;
    return [this.locked, takenOut].flatMap((text) => text ?? []);
  }

  get mayExist(): boolean {
    return Boolean(this.membership.group.session);
  }

  get owner(): string {
    return `${this.membership.group.id} ${this.membership.person}`;
  }

  follow({ products }: Cart) {
    follow(this.membership.group, Object.values(products));
  }

  part(cart: Cart): Cart {
    return guestCart(cart, this.membership);
  }

  set(dish: Dish, count: number): Promise<Changed> {
    return setInGroup(this.member, this.membership, dish, count);
  }
}

/** A guest who does not know yet that they are none would fill a cart of their own. */
class RemovedGuestsBasket extends OwnBasket<Member> {
  override async set(): Promise<Changed> {
    throw refused(409, this.shopper.t("group:removed"));
  }
}

/** Without the store nobody knows what is the others', so a count of one's own means nothing. A host sees the cart. */
class LostBasket extends OwnBasket<Member> {
  constructor(
    member: Member,
    private readonly lost: { person: string; failure: UpstreamFailure },
  ) {
    super(member);
  }

  override get calls(): CartCalls {
    if (this.lost.person !== HOST) throw this.lost.failure;
    return super.calls;
  }

  override async set(): Promise<Changed> {
    throw this.lost.failure;
  }
}

const peopleOf = ({ t }: Member, { guests }: GroupOrder) => t("group:line.people", { count: guests.length + 1 });
