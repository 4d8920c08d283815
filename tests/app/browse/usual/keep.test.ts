import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action as favourites, loader as favouritesPage } from "../../../../app/browse/favourites/favourites.route";
import type { FavouritesView } from "../../../../app/browse/favourites/favourites-view.server";
import { loader as home } from "../../../../app/browse/menu/home.route";
import type { HomeView } from "../../../../app/browse/menu/menu.view";
import { action as keep } from "../../../../app/browse/usual/keep/keep.route";
import { action as press } from "../../../../app/browse/usual/usual.route";
import { cookies } from "../../../../server/visitor/cookies";
import { savedCartsCookie, type SavedCart } from "../../../../server/visitor/saved-carts";
import { visitArgs } from "../../../support/app/route";
import { cartAnswer, cartCalls, heldCart, products } from "../../../support/upstream/carts";
import { orderOf } from "../../../support/upstream/orders";
import { cartOf } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, placeCookieOf, sessionOf } from "../../../support/upstream/visitor";

useUpstream(cartCalls);

type Answer = { errors?: Record<string, string>; typed?: Record<string, string> };

const address = { id: 501, address: "Nevsky prospekt, 20", room: "12", delivery_zone_id: 7 };
const visitor = async () => `${await placeCookieOf({ city: "spb", address })}; ${await sessionOf({ key: "abc" })}`;

async function sent(action: typeof keep, path: string, form: Record<string, string>, cookies: string) {
  const outcome = await outcomeOf(() => action(visitArgs(path, { form, cookies })) as Promise<unknown>);
  return { ...outcome, answer: outcome.view as Answer | undefined, jar: cookiesAfter(cookies, outcome.cookies) };
}

const keepAs = (name: string, cookies: string) => sent(keep, "/spb/cart/keep", { name }, cookies);

async function keptIn(jar: string): Promise<SavedCart[]> {
  const text = /(?:^|; )baskets=([^;]*)/.exec(jar)?.[1] ?? "";
  return (await savedCartsCookie.parse(decodeURIComponent(text)))?.baskets ?? [];
}

const stored = (id: string, more: Partial<SavedCart> = {}): SavedCart => ({
  id,
  name: `Basket ${id}`,
  city: "spb",
  order_type: "delivery",
  lines: [{ key: "soup", count: Number(id) || 1, price: 42_900 }],
  ...more,
});
const having = async (...baskets: SavedCart[]) =>
  `${await visitor()}; baskets=${await savedCartsCookie.serialise({ phone: "", baskets })}`;

describe("keeping a basket", () => {
  test("stores its dishes under the name, and leads back to the cart", async () => {
    heldCart.fill({ roll: 2, soup: 1 });
    const { status, location, flash, jar } = await keepAs("  Friday\u202e \u200b ", await visitor());
    expect([status, location, flash?.tone]).toEqual([303, "/spb/cart", "good"]);
    expect(await keptIn(jar)).toMatchObject([
      {
        name: "Friday",
        city: "spb",
        order_type: "delivery",
        lines: [
          { key: "roll", count: 2, price: 58_900 },
          { key: "soup", count: 1, price: 42_900 },
        ],
      },
    ]);
  });

  test.each([
    ["", "Enter a name"],
    ["   ", "Enter a name"],
    ["x".repeat(41), "No more than 40\u00a0characters"],
  ])("refuses the name %j, which comes back", async (name, words) => {
    heldCart.fill({ soup: 1 });
    const { status, answer, cookies } = await keepAs(name, await visitor());
    expect([status, answer, cookies]).toEqual([422, { errors: { name: words }, typed: { name } }, []]);
  });

  test("refuses the sixth, and keeps the same basket once under its new name", async () => {
    const five = await having(...["1", "2", "3", "4", "5"].map((id) => stored(id)));
    heldCart.fill({ soup: 6 });
    const sixth = await keepAs("Sixth", five);
    expect([sixth.status, sixth.answer?.errors?.form, sixth.answer?.typed]).toEqual([
      409,
      "You already keep 5\u00a0baskets. Delete one in Favourites first",
      { name: "Sixth" },
    ]);
    heldCart.fill({ soup: 2 });
    const again = await keepAs("Soups", five);
    expect((await keptIn(again.jar)).map(({ name }) => name)).toEqual([
      "Soups",
      "Basket 1",
      "Basket 3",
      "Basket 4",
      "Basket 5",
    ]);
  });

  test("refuses one that does not fit into the cookie", async () => {
    const line = () => ({ key: `${crypto.randomUUID()}${crypto.randomUUID()}`, count: 1, price: 1 });
    const full = Array.from({ length: 15 }, line);
    let baskets = [stored("1", { lines: full }), stored("2", { lines: [] })];
    for (let lines = [line()]; ; lines = [...lines, line()]) {
      const more = [stored("1", { lines: full }), stored("2", { lines })];
      const text = await savedCartsCookie.serialise({ phone: "79214563087", baskets: more });
      if (text.length > cookies.baskets.maxBytes) break;
      baskets = more;
    }
    heldCart.fill({ soup: 9 });
    const outcome = await keepAs("Soup", await having(...baskets));
    expect([outcome.status, outcome.answer?.errors?.form, outcome.cookies]).toEqual([
      409,
      "This basket is too large to keep",
      [],
    ]);
  });

  test("refuses an empty basket", async () => {
    expect((await keepAs("Nothing", await visitor())).answer?.errors?.form).toBe("The basket is empty");
  });

  test.each([
    [() => HttpResponse.error(), 503],
    [() => HttpResponse.json({}, { status: 500 }), 502],
  ])("says that the cart could not be loaded, and keeps the name (%#)", async (answer, status) => {
    on("cart", answer);
    const outcome = await keepAs("Friday", await visitor());
    expect([outcome.status, outcome.answer?.typed]).toEqual([status, { name: "Friday" }]);
  });
});

describe("a saved cart", () => {
  test("is on the menu, with its name", async () => {
    const cookies = await having(stored("1"));
    const { view } = await outcomeOf(() => home(visitArgs("/spb/", { cookies }) as never) as Promise<unknown>);
    const [card] = (view as unknown as HomeView).usual?.orders ?? [];
    expect(card).toMatchObject({ intent: "order:1", name: "Basket 1", dishes: "Tom yum" });
  });

  test("stands once, with its name, in the place of the last order of the same dishes", async () => {
    const line = (key: string, count: number) => ({
      ...products.find((dish) => dish.key === key),
      product_key: key,
      count,
    });
    const order = (id: number, key: string, count: number) =>
      orderOf(id, "done", {
        cart: { ...cartOf(500), products: { [key]: { ...line(key, count), price_with_modifiers: 429 } } },
      });
    on("orders", { orders: [order(9, "soup", 2), order(8, "soup", 1), order(7, "water", 1)] });
    const signedIn = await sessionOf({ key: "kept-once", signed_in: { name: "Anna" } });
    const kept = await savedCartsCookie.serialise({ phone: "", baskets: [stored("1"), stored("3")] });
    const cookies = `${await placeCookieOf({ city: "spb", address })}; ${signedIn}; baskets=${kept}`;
    const { view } = await outcomeOf(() => home(visitArgs("/spb/", { cookies }) as never) as Promise<unknown>);
    const { usual } = view as unknown as HomeView;
    expect(usual?.orders.map(({ intent, name }) => name ?? intent)).toEqual([
      "repeat:9",
      "Basket 1",
      "repeat:7",
      "Basket 3",
    ]);
  });

  test("is ordered by one press", async () => {
    on("cartAdd", () => {
      heldCart.fill({ soup: 2 });
      return cartAnswer();
    });
    const { location } = await sent(
      press as unknown as typeof keep,
      "/spb/usual",
      { intent: "order:2" },
      await having(stored("2")),
    );
    expect(location).toBe("/spb/checkout");
  });

  test("is on the page of favourites, also one that cannot be ordered here", async () => {
    const cookies = await having(stored("1"), stored("2", { city: "kazan" }));
    const { view } = await outcomeOf(async () => favouritesPage(visitArgs("/spb/favourites", { cookies })));
    const { kept } = view as FavouritesView;
    expect(kept?.baskets.map(({ name, order }) => [name, order?.intent])).toEqual([
      ["Basket 1", "order:1"],
      ["Basket 2", undefined],
    ]);
  });

  test("for a collection before a shop is chosen can be ordered, and leads to that choice", async () => {
    heldCart.fill({ soup: 1 });
    const before = `${await sessionOf({ key: "abc" })}; order_type=takeaway`;
    const { jar } = await keepAs("Lunch", before);
    const page = await outcomeOf(() => favouritesPage(visitArgs("/spb/favourites", { cookies: jar })));
    const order = (page.view as unknown as FavouritesView).kept?.baskets[0]?.order;
    expect(order?.place).toBe("Collection");
    on("cartAdd", () => cartAnswer());
    const form = { intent: order?.intent.replace("order", "replace_by_order") ?? "" };
    const { location } = await sent(press as unknown as typeof keep, "/spb/usual", form, jar);
    expect(location).toMatch(/^\/spb\/order-type\?order_type=takeaway/);
  });

  const change = async (form: Record<string, string>, ...baskets: SavedCart[]) =>
    sent(favourites as unknown as typeof keep, "/spb/favourites", form, await having(...baskets));

  test("is renamed", async () => {
    const { location, jar } = await change({ intent: "rename:1", name: " Soups " }, stored("1"), stored("2"));
    expect([location, (await keptIn(jar)).map(({ name }) => name)]).toEqual(["/spb/favourites", ["Soups", "Basket 2"]]);
  });

  test("keeps its name when the new one is refused, which comes back in its field", async () => {
    const { status, answer, cookies } = await change({ intent: "rename:2", name: " " }, stored("1"), stored("2"));
    expect([status, answer, cookies]).toEqual([
      422,
      { errors: { "kept-2": "Enter a name" }, typed: { id: "2", name: " " } },
      [],
    ]);
  });

  test("is deleted, and the last one with its cookie", async () => {
    const { location, jar } = await change({ intent: "delete:1", name: "" }, stored("1"), stored("2"));
    expect([location, (await keptIn(jar)).map(({ id }) => id)]).toEqual(["/spb/favourites", ["2"]]);
    expect((await change({ intent: "delete:2" }, stored("2"))).jar).not.toContain("baskets=");
  });

  test.each(["rename:9", "delete:9"])("of another window that is gone: %s", async (intent) => {
    const { status, answer } = await change({ intent, name: "x" }, stored("1"));
    expect([status, answer?.errors?.form]).toEqual([409, "This basket is no longer kept"]);
  });
});
