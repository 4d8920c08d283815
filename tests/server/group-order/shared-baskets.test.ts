import "../../support/app/route";
import { describe, expect, it, vi } from "vitest";
import type { Cart } from "../../../contract/cart";
import type { CartCalls } from "../../../server/basket/own-basket";
import { HOST, type GroupOrder, type Guest } from "../../../server/group-order/group-order";
import type { Member } from "../../../server/group-order/set-in-group";
import { basketOf, type Membership } from "../../../server/group-order/shared-baskets";
import { UpstreamFailure } from "../../../server/upstream/failure";

const guest: Guest = { id: "anna", key: "form", name: "Anna", held: { roll: 2 }, taken_out: 0 };

const group = (state: GroupOrder["state"] = "open"): GroupOrder => ({
  id: "12345678",
  secret: "secret",
  city: "spb",
  scope: { city_id: 1, order_type: "delivery", delivery_zone_id: 7 },
  session: "sealed",
  host: "Boris",
  state,
  ends_at: Date.now() + 60_000,
  guests: [guest],
});

/** The visitor's own calls answer with a cart of three rolls. */
const answer = {
  cart: { count: 3, products: { roll: { key: "roll", count: 3, price_with_modifiers: 100 } } } as unknown as Cart,
};
const upstream = { cartAdd: vi.fn(async () => answer) } as unknown as CartCalls;

function basketAt(membership: Membership | undefined) {
  const member: Member = {
    t: ((key: string) => key) as Member["t"],
    session: { key: "own session" },
    upstream,
    get basket() {
      return basket;
    },
    priceScope: async () => ({ city_id: 1, order_type: "delivery" }),
    cartScope: async () => ({ city_id: 1, order_type: "delivery" }),
    joinIn: async () => undefined,
  };
  const basket = basketOf(membership, member, {
    baseUrl: "http://127.0.0.1:1",
    language: "en",
    requestId: "1",
  } as never);
  return basket;
}

const failure = new UpstreamFailure("failed", "group order", { status: 503 });
const asHost = (state?: GroupOrder["state"]): Membership => ({ role: "host", person: HOST, group: group(state) });
const asGuest = (state?: GroupOrder["state"]): Membership => ({
  role: "guest",
  person: "anna",
  group: group(state),
  guest,
});

describe("the basket of a visitor", () => {
  it.each<[string, Membership | undefined]>([
    ["without a group order", undefined],
    ["whose group order is over", { role: "over", person: HOST }],
    ["who was removed", { role: "over", person: "anna" }],
    ["who has placed the order", asHost("ordered")],
    ["whose host has placed the order", asGuest("ordered")],
    ["who is the host", asHost()],
    ["who is the host, as far as anybody knows", { role: "lost", person: HOST, failure }],
  ])("%s is their own", (_, membership) => {
    const basket = basketAt(membership);
    expect([basket.isOwn, basket.owner, basket.calls === upstream]).toEqual([true, "own session", true]);
    expect(basket.part(answer.cart)).toBe(answer.cart);
  });

  it("who is a guest is a part of the host's, at the host's place", () => {
    const basket = basketAt(asGuest());
    expect(basket.calls).not.toBe(upstream);
    expect(basket).toMatchObject({ isOwn: false, owner: "12345678 anna", scope: group().scope, mayExist: true });
    expect(basket.part(answer.cart)).toMatchObject({ count: 2, products: { roll: { count: 2 } } });
  });

  it("who is the host has the lines of the guests apart", () => {
    const basket = basketAt(asHost());
    expect(basket.divided?.(answer.cart)).toMatchObject({
      own: { roll: { count: 1 } },
      others: { roll: { count: 2 } },
    });
    expect(basket.hasOthersDishes).toBe(true);
  });

  it("is filled by nobody who may have no part in it any more", async () => {
    const dish = { product_key: "roll" };
    await expect(basketAt({ role: "over", person: "anna" }).set(dish, 1)).rejects.toMatchObject({ status: 409 });
    for (const person of [HOST, "anna"])
      await expect(basketAt({ role: "lost", person, failure }).set(dish, 1)).rejects.toBe(failure);
    expect(() => basketAt({ role: "lost", person: "anna", failure }).calls).toThrow(failure);
    expect(upstream.cartAdd).not.toHaveBeenCalled();
    expect(await basketAt(undefined).set(dish, 1)).toBe(answer);
  });
});
