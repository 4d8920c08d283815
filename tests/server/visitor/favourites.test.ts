import { describe, expect, it } from "vitest";
import { setCookie } from "../../../server/visitor/cookie-header";
import { favouritesCookie, favouritesOf, keepFavourites } from "../../../server/visitor/favourites";
import { openVisit } from "../../../server/visitor/visit";
import { MAX_FAVOURITE_KEY_BYTES, MAX_FAVOURITES } from "../../../rules/favourites";
import { visitArgs } from "../../support/app/route";
import { useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter } from "../../support/upstream/visitor";

useUpstream();

const open = (cookies = "") => openVisit(visitArgs("/spb/", { cookies }));
const encoded = (text: string) => Buffer.from(text).toString("base64url");

describe("the cookie of favourites", () => {
  it("keeps keys, newest first, for 256 days, and no script reads it", async () => {
    const header = setCookie("favourites", await favouritesCookie.serialise(["soup", "суп"]), true);
    expect(header).toMatch(/^__Host-favourites=/);
    expect(header).toMatch(new RegExp(`Max-Age=${256 * 24 * 60 * 60}; .*HttpOnly; Secure`));
    expect(await favouritesCookie.parse(await favouritesCookie.serialise(["soup", "суп"]))).toEqual(["soup", "суп"]);
  });

  it("of 50 of the longest keys is less than browsers take", async () => {
    const keys = Array.from({ length: MAX_FAVOURITES }, (_, place) =>
      String(place).padEnd(MAX_FAVOURITE_KEY_BYTES, "x"),
    );
    const header = setCookie("favourites", await favouritesCookie.serialise(keys), true);
    expect(header.length).toBeLessThan(4_096);
    expect(await favouritesCookie.parse(await favouritesCookie.serialise(keys))).toEqual(keys);
  });

  it("that somebody made holds what may be kept, 50 at most, each once", async () => {
    const many = encoded([...Array(90).keys(), 1, 2].join("\n"));
    expect(await favouritesCookie.parse(many)).toHaveLength(MAX_FAVOURITES);
    expect(await favouritesCookie.parse(encoded(`roll\n\n${"x".repeat(5_000)}\nroll\na\u0000b\nsoup`))).toEqual([
      "roll",
      "soup",
    ]);
  });

  it.each(["", "===", "\u00ff", encoded("\n\n"), encoded("\u0000")])("holds nothing: %j", async (value) => {
    expect(await favouritesOf(await open(`favourites=${encodeURIComponent(value)}`))).toEqual([]);
  });

  it("stays through sign-out and a lost session, and goes with the last favourite", async () => {
    const cookies = `favourites=${encoded("roll")}; phone=79210000001`;
    const visit = await open(cookies);
    visit.forgetPerson();
    expect(cookiesAfter(cookies, (await visit.headers()).getSetCookie())).toBe(`favourites=${encoded("roll")}`);
    keepFavourites(visit, []);
    expect((await visit.headers()).getSetCookie()[0]).toMatch(/^favourites=; Max-Age=0/);
  });
});
