import { describe, expect, it } from "vitest";
import type { BasketContents } from "../../../server/visitor/baskets";
import { cookies } from "../../../server/visitor/cookies";
import { usualCookie } from "../../../server/visitor/baskets";
import {
  deleteSavedCart,
  saveNamedCart,
  claimSavedCarts,
  savedCarts,
  renameSavedCart,
} from "../../../server/visitor/saved-carts";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { cookiesAfter, sessionOf } from "../../support/upstream/visitor";

const open = (cookies = "") => openVisit(visitArgs("/spb/", { cookies }));

const soups = (count: number): BasketContents => ({
  city: "spb",
  order_type: "delivery",
  lines: [{ key: "soup", count, price: 42_900 }],
});
const wide = (letter: string): BasketContents => ({
  ...soups(1),
  lines: Array.from({ length: 15 }, (_, at) => ({
    key: `${letter}${at}-${crypto.randomUUID()}`,
    count: 1,
    price: 1_000,
  })),
});

/** The visit after these changes, each of its own request, and their results. */
async function after(...changes: ((visit: Visit) => Promise<unknown>)[]) {
  let cookies = "";
  const results: unknown[] = [];
  for (const change of changes) {
    const visit = await open(cookies);
    results.push(await change(visit));
    cookies = cookiesAfter(cookies, (await visit.headers()).getSetCookie());
  }
  const visit = await open(cookies);
  return { visit, results, names: (await savedCarts(visit)).map(({ name }) => name) };
}

const keep = (name: string, basket: BasketContents) => (visit: Visit) => saveNamedCart(visit, name, basket);

describe("saved carts", () => {
  it("are five at most", async () => {
    const { names, results } = await after(...[1, 2, 3, 4, 5, 6].map((count) => keep(`${count}`, soups(count))));
    expect(names).toEqual(["5", "4", "3", "2", "1"]);
    expect(results.at(-1)).toBe("full");
  });

  it("fit into a cookie: one that does not is refused, and the others stay", async () => {
    const { names, results, visit } = await after(
      keep("a", wide("a")),
      keep("b", wide("b")),
      keep("c", wide("c")),
      keep("d", wide("d")),
    );
    expect([names, results.at(-1)]).toEqual([["b", "a"], "large"]);
    expect(visit.cookies.baskets?.length).toBeLessThanOrEqual(cookies.baskets.maxBytes);
  });

  it.each([
    ["renamed", (visit: Visit, id: string) => renameSavedCart(visit, id, "Soups"), ["Soups"]],
    [
      "not renamed by a name that is too long",
      (visit: Visit, id: string) => renameSavedCart(visit, id, "x".repeat(41)),
      ["1"],
    ],
    ["deleted", deleteSavedCart, []],
  ])("can be %s", async (_, change, left) => {
    const { names } = await after(keep("1", soups(1)), async (visit) =>
      change(visit, (await savedCarts(visit))[0]?.id ?? ""),
    );
    expect(names).toEqual(left);
  });

  it.each([
    ["of nobody yet become those of the first phone, and stay", ["79210000001", "79210000001"], ["1"]],
    ["go with another phone, also after a sign-out in between", ["79210000001", "79210000002"], []],
  ])("%s", async (_, phones, left) => {
    const signIns = phones.map((phone) => (visit: Visit) => claimSavedCarts(visit, phone));
    expect((await after(keep("1", soups(1)), ...signIns)).names).toEqual(left);
  });

  it("that a customer keeps are their own", async () => {
    const cookies = `${await sessionOf({ key: "abc", signed_in: { name: "Anna" } })}; phone=79210000001`;
    const visit = await open(cookies);
    await saveNamedCart(visit, "1", soups(1));
    const next = await open(cookiesAfter("", (await visit.headers()).getSetCookie()));
    await claimSavedCarts(next, "79210000002");
    expect(cookiesAfter("baskets=x", (await next.headers()).getSetCookie())).toBe("");
  });

  it("are none in a cookie that somebody made, and none in the seal of another cookie", async () => {
    const usual = await usualCookie.serialise({ phone: "7", baskets: [{ ...soups(1), id: "1" }] });
    for (const value of ["forged", "Fe26.2**x**y", usual])
      expect(await savedCarts(await open(`baskets=${value}`))).toEqual([]);
  });
});
