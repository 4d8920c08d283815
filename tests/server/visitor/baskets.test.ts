import { describe, expect, it } from "vitest";
import {
  forgetBasketsOfOthers,
  keepOrderedBasket,
  keepPaidBasket,
  keepUnpaidBasket,
  numberUnpaidBasket,
  orderedBaskets,
  usualCookie,
  type StoredBasket,
} from "../../../server/visitor/baskets";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { placeCalls } from "../../support/upstream/places";
import { useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter } from "../../support/upstream/visitor";

useUpstream(placeCalls);

const PHONE = "79210000001";
const open = (cookies = "") => openVisit(visitArgs("/spb/", { cookies }));

const basket = (id: number, more: Partial<StoredBasket> = {}): StoredBasket => ({
  id: String(id),
  city: "spb",
  order_type: "delivery",
  lines: [{ key: "roll", count: id, price: 58_900 }],
  ...more,
});

/** The visit after these changes, each of its own request. */
async function after(...changes: ((visit: Visit) => Promise<void>)[]): Promise<Visit> {
  let cookies = "";
  for (const change of changes) {
    const visit = await open(cookies);
    await change(visit);
    cookies = cookiesAfter(cookies, (await visit.headers()).getSetCookie());
  }
  return open(cookies);
}

const order =
  (stored: StoredBasket, phone = PHONE) =>
  (visit: Visit) =>
    keepOrderedBasket(visit, phone, stored);
const unpaid =
  (stored: StoredBasket, phone = PHONE) =>
  (visit: Visit) =>
    keepUnpaidBasket(visit, phone, stored);
const pay = (key: string, order_id: number) => (visit: Visit) => keepPaidBasket(visit, key, order_id);
const byNumber = (order_id: number, contents: StoredBasket) => (visit: Visit) =>
  numberUnpaidBasket(visit, order_id, contents);
const idsIn = async (visit: Visit) => (await orderedBaskets(visit)).map(({ id }) => id);

const wide = (id: number) => {
  const lines = Array.from({ length: 12 }, (_, at) => ({ key: `${at}-${crypto.randomUUID()}`, count: 2, price: 1 }));
  return basket(id, { lines });
};

describe("the orders of this browser", () => {
  it.each<[string, Parameters<typeof after>, string[]]>([
    ["the last three", [1, 2, 3, 4].map((id) => order(basket(id))), ["4", "3", "2"]],
    [
      "the newest of the same dishes",
      [order(basket(1)), order(basket(2)), order({ ...basket(1), id: "9" })],
      ["9", "2"],
    ],
    [
      "the same dishes at two shops",
      [11, 12].map((shop_id) => order({ ...basket(1), id: String(shop_id), order_type: "takeaway", shop_id })),
      ["12", "11"],
    ],
    ["those of the last phone only", [order(basket(1)), order(basket(2), "79210000002")], ["2"]],
    ["fewer if they are long", [order(wide(1)), order(wide(2)), order(wide(3))], ["3"]],
    [
      "none that is too long, and it pushes out no other",
      [
        order(basket(1)),
        order(basket(2, { lines: Array.from({ length: 16 }, () => ({ key: "x", count: 1, price: 1 })) })),
      ],
      ["1"],
    ],
    ["none before it is paid", [order(basket(1)), unpaid({ ...basket(2), id: "key" })], ["1"]],
    ["an order once it is paid", [order(basket(1)), unpaid({ ...basket(2), id: "key" }), pay("key", 7)], ["7", "1"]],
    [
      "an order that is paid by its number",
      [order(basket(1)), unpaid({ ...basket(2), id: "key" }), byNumber(7, basket(2)), pay("7", 7)],
      ["7", "1"],
    ],
    [
      "no other dishes than those of the order that is paid by its number",
      [unpaid({ ...basket(2), id: "key" }), byNumber(7, basket(3)), pay("7", 7)],
      [],
    ],
    [
      "no same dishes of another shop",
      [
        unpaid({ ...basket(2), id: "key", order_type: "takeaway", shop_id: 11 }),
        byNumber(7, basket(2, { order_type: "takeaway", shop_id: 12 })),
        pay("7", 7),
      ],
      [],
    ],
    ["no order of another payment", [unpaid({ ...basket(2), id: "key" }), pay("other", 7)], []],
  ])("are %s", async (_, changes, ids) => {
    expect(await idsIn(await after(...changes))).toEqual(ids);
  });

  it("fit into a cookie of 2.3 kB, whatever was ordered", async () => {
    const visit = await after(order(wide(1)), order(basket(2)), order(basket(3)), unpaid({ ...wide(4), id: "k" }));
    expect(visit.cookies.usual?.length).toBeLessThan(2_300);
  });

  it.each(["", "forged", "Fe26.2**x**y"])("are none in a cookie that somebody made: %j", async (value) => {
    expect(await idsIn(await open(`usual=${value}`))).toEqual([]);
  });

  it("are none in the seal of another cookie, and none of another shape", async () => {
    const sealed = await usualCookie.serialise({ phone: PHONE, baskets: [{ ...basket(1), lines: [] }] });
    expect(await idsIn(await open(`usual=${sealed}`))).toEqual([]);
    const good = await usualCookie.serialise({ phone: PHONE, baskets: [basket(1)] });
    expect(await idsIn(await open(`usual=${good}`))).toEqual(["1"]);
    expect(await idsIn(await open(`usual=${good.slice(0, -2)}`))).toEqual([]);
  });

  it.each([
    [PHONE, ["1"]],
    ["79210000002", []],
  ])("are left when %s signs in: %j", async (phone, ids) => {
    const visit = await after(order(basket(1)), (visit) => forgetBasketsOfOthers(visit, phone));
    expect(await idsIn(visit)).toEqual(ids);
  });

  it("are forgotten with the person", async () => {
    const visit = await after(order(basket(1)));
    visit.forgetPerson();
    expect((await visit.headers()).getSetCookie()).toContainEqual(expect.stringMatching(/^usual=;.*Max-Age=0/));
  });
});
