import { randomBytes } from "node:crypto";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { action as data } from "../../../../app/browse/favourites/favourites-data.route";
import { action as heart, loader as page } from "../../../../app/browse/favourites/favourites.route";
import type { FavouritesView } from "../../../../app/browse/favourites/favourites-view.server";
import { MAX_FAVOURITE_KEY_BYTES, MAX_FAVOURITES } from "../../../../rules/favourites";
import { favouritesCookie } from "../../../../server/visitor/favourites";
import { UPSTREAM, visitArgs } from "../../../support/app/route";
import { cartCalls, products } from "../../../support/upstream/carts";
import { upstream, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf } from "../../../support/upstream/visitor";

useUpstream(cartCalls);

const encoded = (...keys: string[]) => `favourites=${Buffer.from(keys.join("\n")).toString("base64url")}`;
const full = Array.from({ length: MAX_FAVOURITES }, (_, place) => `soup-${place}`);

const keysIn = async (cookies: string) =>
  (await favouritesCookie.parse(/favourites=([^;]*)/.exec(cookies)?.[1] ?? "")) ?? [];

async function press(form: Record<string, string>, { path = "/spb/favourites", cookies = "" } = {}) {
  const args = visitArgs(path, { form, cookies }) as Parameters<typeof heart>[0];
  const outcome = await outcomeOf(async () => heart(args));
  const answer = outcome.view as { errors?: Record<string, string> } | undefined;
  return { ...outcome, error: answer?.errors?.form, keys: await keysIn(cookiesAfter(cookies, outcome.cookies)) };
}

/** A menu of as many dishes as there may be favourites, all of them liked, and one more. */
function offerMany() {
  const more = full.map((key, place) => ({ id: 100 + place, key, name: key, price: 10 }));
  upstream.use(
    http.post(`${UPSTREAM}/api/products`, () =>
      HttpResponse.json({ product_groups: [{ id: 1, alias: "all", name: "All", products: [...products, ...more] }] }),
    ),
  );
}

describe("a heart without scripts", () => {
  it("adds the dish, says so and leads back to it", async () => {
    const { status, location, keys, flash } = await press(
      { like: "roll", return_to: "/spb/?search=ro" },
      { cookies: encoded("soup") },
    );
    expect([status, location]).toEqual([303, "/spb/?search=ro#roll"]);
    expect(keys).toEqual(["roll", "soup"]);
    expect(flash?.text).toBe("Now in favourites: Philadelphia");
  });

  it("removes the dish; the last one takes the cookie along", async () => {
    expect(await press({ unlike: "roll", return_to: "/spb/" }, { cookies: encoded("soup", "roll") })).toMatchObject({
      location: "/spb/#roll",
      keys: ["soup"],
    });
    const { cookies, keys } = await press({ unlike: "soup" }, { cookies: encoded("soup") });
    expect(keys).toEqual([]);
    expect(cookies.join()).toMatch(/favourites=; Max-Age=0/);
  });

  it("of the shelf leads back to the shelf", async () => {
    const path = "/spb/favourites?back=%2Fspb%2F%23group-favourites";
    expect((await press({ unlike: "roll", return_to: "/spb/" }, { path, cookies: encoded("roll") })).location).toBe(
      "/spb/#group-favourites",
    );
    const elsewhere = "/spb/favourites?back=%2F%2Fevil.example";
    expect((await press({ like: "roll" }, { path: elsewhere })).location).toBe("/spb/#roll");
  });

  it("may be pressed twice, and twice off", async () => {
    expect((await press({ like: "roll" }, { cookies: encoded("roll") })).keys).toEqual(["roll"]);
    expect((await press({ unlike: "roll" }, { cookies: encoded("soup") })).keys).toEqual(["soup"]);
  });

  it("is refused in words where there are 50 already: remove one first", async () => {
    offerMany();
    const { status, error, keys } = await press({ like: "roll" }, { cookies: encoded(...full) });
    expect([status, error]).toEqual([422, "You already have 50 favourites. Remove one first"]);
    expect(keys).toEqual(full);
  });

  it("adds a 51st where dishes left the menu, which nobody could remove", async () => {
    expect((await press({ like: "roll" }, { cookies: encoded(...full) })).keys).toEqual(["roll", ...full.slice(0, -1)]);
  });

  it.each([
    ["a dish that the menu does not have", { like: "pizza" }],
    ["no dish", { return_to: "/spb/" }],
    ["an empty key", { like: "" }],
    ["two things at once", { like: "roll", unlike: "soup" }],
  ])("is refused for %s", async (_, form) => {
    expect(await press(form)).toMatchObject({ status: 422, error: "This dish isn’t on the menu", keys: [] });
  });

  it("is refused for a key that is too long to keep", async () => {
    const key = "x".repeat(MAX_FAVOURITE_KEY_BYTES + 1);
    upstream.use(
      http.post(`${UPSTREAM}/api/products`, () =>
        HttpResponse.json({
          product_groups: [{ id: 1, alias: "all", name: "All", products: [{ id: 1, key, name: "Long", price: 1 }] }],
        }),
      ),
    );
    expect(await press({ like: key })).toMatchObject({ status: 422, error: "This dish can’t be added to favourites" });
  });

  it("is refused where long keys without a pattern have left no room, and all of them stay", async () => {
    const keys = Array.from({ length: MAX_FAVOURITES - 1 }, () => randomBytes(36).toString("base64url"));
    expect(await press({ like: "roll" }, { cookies: encoded(...keys) })).toMatchObject({ status: 422, keys });
  });

  it("cannot add while the menu cannot be had, and can remove", async () => {
    upstream.use(http.post(`${UPSTREAM}/api/products`, () => HttpResponse.error()));
    expect((await press({ like: "roll" })).status).toBe(503);
    expect(await press({ unlike: "roll" }, { cookies: encoded("roll") })).toMatchObject({ status: 303, keys: [] });
  });

  it("from another site is refused", async () => {
    const args = visitArgs("/spb/favourites", { form: { like: "roll" }, headers: { "sec-fetch-site": "cross-site" } });
    expect((await outcomeOf(async () => heart(args as Parameters<typeof heart>[0]))).status).toBe(403);
  });
});

describe("a heart with scripts", () => {
  async function send(form: Record<string, string>, cookies = "") {
    const answer = await data(visitArgs("/spb/favourites/data", { form, cookies }) as Parameters<typeof data>[0]);
    const { status, headers } = answer;
    return { status, headers, body: status < 500 && status !== 307 ? ((await answer.json()) as unknown) : undefined };
  }

  it("gets all favourites, which no cache keeps", async () => {
    const { status, headers, body } = await send({ answer: "data", like: "roll" }, encoded("soup"));
    expect([status, body]).toEqual([200, { keys: ["roll", "soup"] }]);
    expect(headers.get("Cache-Control")).toMatch(/no-store|private/);
  });

  it("gets the reason of a refusal, and the favourites as they are", async () => {
    offerMany();
    expect(await send({ answer: "data", like: "roll" }, encoded(...full))).toMatchObject({
      status: 422,
      body: { keys: full, error: "You already have 50 favourites. Remove one first" },
    });
  });

  it("is sent on to the page if no script sent it", async () => {
    const { status, headers } = await send({ like: "roll" });
    expect([status, headers.get("Location")]).toEqual([307, "/spb/favourites"]);
  });
});

describe("the page of all favourites", () => {
  it("shows those of this menu, newest first, also what cannot be had", async () => {
    const args = visitArgs("/spb/favourites", { cookies: encoded("bonito", "gone", "roll") });
    const { status, view } = await outcomeOf(async () => page(args as Parameters<typeof page>[0]));
    const { cards } = view as unknown as FavouritesView;
    expect(status).toBe(200);
    expect(cards.map(({ key, state }) => [key, state])).toEqual([
      ["bonito", "out"],
      ["roll", "add"],
    ]);
  });
});
