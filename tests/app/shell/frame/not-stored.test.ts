import { load } from "cheerio";
import { HttpResponse } from "msw";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../../../rules/languages";
import { wordsOf } from "../../../support/app/words";
import { wholeShop } from "../../../support/app/whole-shop";
import { cartCalls } from "../../../support/upstream/carts";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";

useUpstream(placeCalls, cartCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

const sameOrigin = { "sec-fetch-site": "same-origin" };

/** Sends a form, and follows its redirects with the cookies that the browser sends. */
async function press(path: string, form: Record<string, string>, { language = "en", cookie = "" } = {}) {
  const headers = { ...sameOrigin, "accept-language": language };
  const body = new URLSearchParams(form);
  let response = await shop(path, { method: "POST", body, headers });
  const visited: string[] = [];
  while (response.status >= 300 && response.status < 400 && visited.length < 5) {
    const to = (response.headers.get("location") ?? "").replace(/#.*/, "");
    visited.push(to);
    response = await shop(to, { headers: cookie ? { ...headers, cookie } : headers });
  }
  const $ = load(await response.text());
  return { status: response.status, visited, said: $("main").text() };
}

const changes: [what: string, path: string, form: Record<string, string>][] = [
  ["a dish", "/spb/cart/add", { product_key: "soup", return_to: "/spb/?search=a" }],
  ["a restaurant", "/spb/shops/11", { return_to: "/spb/cart" }],
  ["a language", "/language", { language: "de", return_to: "/spb/cart" }],
];
const signIn = { intent: "phone", phone: "+7 921 555-01-23", notify_channel: "sms", privacy_policy: "1" };

describe("a browser that refuses cookies", () => {
  it.each(changes)("is told so by the page after %s", async (_, path, form) => {
    const { status, said } = await press(path, form);
    expect(status).toBe(200);
    expect(said).toContain(wordsOf("en")("common:notStored"));
  });

  it("gets no code, which it could not use, but keeps its phone; with the cookies of that answer it gets one", async () => {
    const asked: unknown[] = [];
    on("login", async ({ request }) => {
      asked.push(await request.json());
      const headers = { "Set-Cookie": "session_key=fresh; Path=/" };
      return HttpResponse.json({ user: { verification: { timer: 60 } } }, { headers });
    });
    const send = (cookie?: string) =>
      shop("/spb/login", {
        method: "POST",
        body: new URLSearchParams(signIn),
        headers: { ...sameOrigin, "accept-language": "en", ...(cookie && { cookie }) },
      });
    const refused = await send();
    const $ = load(await refused.text());
    expect([refused.status, asked]).toEqual([403, []]);
    expect($("main [role=alert]").text()).toContain(wordsOf("en")("common:notStored"));
    expect($("main [name=phone]").val()).toBe(signIn.phone);
    const cookies = refused.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const { status } = await send(cookies.join("; "));
    expect([status, asked.length]).toEqual([303, 1]);
  });

  it.each(languages)("is told so in %s", async (language) => {
    const { said } = await press("/spb/cart/add", { product_key: "soup" }, { language });
    expect(said).toContain(wordsOf(language)("common:notStored"));
  });
});

it("a browser that keeps them is told nothing, and the mark leaves the address", async () => {
  const [, path, form] = changes[0] as (typeof changes)[number];
  const { visited, said } = await press(path, form, { cookie: "city_alias=spb" });
  expect(visited).toEqual(["/spb/?search=a&stored=0", "/spb/?search=a"]);
  expect(said).not.toContain(wordsOf("en")("common:notStored"));
});

it("somebody who follows a marked link from elsewhere is told nothing, and the mark leaves the address", async () => {
  for (const site of ["cross-site", "none"]) {
    const response = await shop("/spb/?stored=0", { headers: { "sec-fetch-site": site } });
    expect([response.status, response.headers.get("location")], site).toEqual([302, "/spb/"]);
  }
});

it.each(["//evil.example/", "///evil.example/spb", "/\\evil.example/"])(
  "neither the mark nor a switch in the address %s leads to another site",
  async (path) => {
    for (const query of ["stored=0", "switch=language:de"]) {
      const headers = { ...sameOrigin, cookie: "city_alias=spb" };
      const response = await shop(`http://localhost${path}?${query}`, { headers });
      const to = new URL(response.headers.get("location") ?? "/", "http://localhost");
      expect([response.status >= 300 && response.status < 400, to.host], query).toEqual([true, "localhost"]);
    }
  },
);

it("a change with a cookie marks no address", async () => {
  const headers = { ...sameOrigin, cookie: "city_alias=spb" };
  const body = new URLSearchParams({ product_key: "soup" });
  const response = await shop("/spb/cart/add", { method: "POST", body, headers });
  expect(response.headers.get("location")).toBe("/spb/#soup");
});
