import { UPSTREAM, visitArgs } from "../../../../support/app/route";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { delay, http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { faviconOf } from "../../../../../brands/favicons";
import * as consent from "../../../../../app/shell/frame/noted.route";
import * as healthz from "../../../../../app/shared/web/site/healthz.route";
import * as lite from "../../../../../app/shell/frame/lite.route";
import * as language from "../../../../../app/shell/frame/language.route";
import * as manifest from "../../../../../app/shared/web/site/manifest.route";
import * as readyz from "../../../../../app/shared/web/site/readyz.route";
import * as robots from "../../../../../app/shared/web/site/robots.route";
import * as wellKnown from "../../../../../app/shared/web/site/well-known.route";
import { forgetFailedCities } from "../../../../../app/shared/web/site/selling-city.server";
import { environment } from "../../../../../server/operate/environment";
import { log } from "../../../../../server/operate/log";
import { metrics } from "../../../../../server/operate/metrics";
import { openVisit } from "../../../../../server/visitor/visit";
import { cartCalls } from "../../../../support/upstream/carts";
import { briefs, cityOf, placeCalls } from "../../../../support/upstream/places";
import { handler, noAnswer, on, upstream, useUpstream } from "../../../../support/upstream/upstream";

useUpstream();
beforeEach(forgetFailedCities);

type Action = (args: ActionFunctionArgs) => Promise<Response>;

/** What an action answered: one that throws its Response has answered, too. */
async function answerOf(action: Action, args: LoaderFunctionArgs): Promise<Response> {
  try {
    return await action(args);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

const hostile = [
  "//evil.example",
  "https://evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "",
  "/a\r\nSet-Cookie: x=1",
  "/%0d%0aSet-Cookie:x=1",
];

describe.each<[string, Action, Record<string, string>, RegExp]>([
  [
    "/language",
    language.action,
    { language: "uz" },
    /^language=uz; Max-Age=22118400; Path=\/; HttpOnly; SameSite=Lax$/,
  ],
  ["/lite", lite.action, { lite: "off" }, /^lite=off; Max-Age=22118400; Path=\/; HttpOnly; SameSite=Lax$/],
  ["/noted", consent.action, {}, /^accept-cookies=1; Max-Age=22118400; Path=\/; HttpOnly; SameSite=Lax$/],
])("%s", (path, action, fields, cookie) => {
  it("sets its cookie and goes back to where the visitor was", async () => {
    const answer = await answerOf(action, visitArgs(path, { form: { ...fields, return_to: "/spb/?group=wok#wok" } }));
    expect({ status: answer.status, to: answer.headers.get("location") }).toEqual({
      status: 303,
      to: "/spb/?group=wok#wok",
    });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(cookie)]);
  });

  it.each(hostile)("goes to the start instead of %j", async (return_to) => {
    const answer = await answerOf(action, visitArgs(path, { form: { ...fields, return_to } }));
    expect(answer.headers.get("location")).toBe("/");
  });

  it("is refused to another site", async () => {
    const answer = await answerOf(
      action,
      visitArgs(path, { form: fields, headers: { "sec-fetch-site": "cross-site" } }),
    );
    expect({ status: answer.status, cookie: answer.headers.get("set-cookie") }).toEqual({ status: 403, cookie: null });
  });

  it("sends someone who opens it to the start", () => {
    for (const route of [language, lite, consent]) expect(route.loader()).toMatchObject({ status: 302 });
  });
});

describe("the language form", () => {
  it.each([["fr"], [""], ["__proto__"], ["DE"]])("does not take %j", async (chosen) => {
    const answer = await answerOf(language.action, visitArgs("/language", { form: { language: chosen } }));
    expect({ status: answer.status, cookie: answer.headers.get("set-cookie") }).toEqual({ status: 422, cookie: null });
  });

  it("does not take a form without one", async () => {
    expect((await answerOf(language.action, visitArgs("/language", { form: { return_to: "/" } }))).status).toBe(422);
  });
});

it.each(["", "1", "ON", "maybe"])("the switch to lite pages does not take %j", async (chosen) => {
  const answer = await answerOf(lite.action, visitArgs("/lite", { form: { lite: chosen } }));
  expect({ status: answer.status, cookie: answer.headers.get("set-cookie") }).toEqual({ status: 422, cookie: null });
});

describe("health and readiness", () => {
  it("is alive whatever the upstream does", async () => {
    expect(await healthz.loader().text()).toBe("ok, build development\n");
  });

  it("is ready when the upstream tells its cities", async () => {
    upstream.use(...placeCalls(), ...cartCalls());
    const answer = await readyz.loader();
    expect({ status: answer.status, cache: answer.headers.get("cache-control") }).toEqual({
      status: 200,
      cache: "no-store",
    });
  });

  it("is not ready while there is no city, and is again once there is one", async () => {
    on("cities", { cities: [], big_cities: [] });
    const answer = await readyz.loader();
    expect({ status: answer.status, text: await answer.text() }).toEqual({
      status: 503,
      text: "upstream: no cities\n",
    });
    upstream.use(handler("cities", { cities: briefs, big_cities: [] }), ...placeCalls(), ...cartCalls());
    expect((await readyz.loader()).status).toBe(200);
  });

  it("is not ready while it does not, and says why", async () => {
    on("cities", () => new HttpResponse("<h1>Bad gateway</h1>", { status: 502 }));
    const answer = await readyz.loader();
    expect({ status: answer.status, text: await answer.text() }).toEqual({
      status: 503,
      text: "upstream: failed (cities)\n",
    });
  });

  it("is not ready while there are cities but no menu: visitors would get an error", async () => {
    upstream.use(
      ...placeCalls(),
      handler("products", () => new HttpResponse(null, { status: 500 })),
    );
    const answer = await readyz.loader();
    expect({ status: answer.status, text: await answer.text() }).toEqual({
      status: 503,
      text: "upstream: failed (products)\n",
    });
  });

  const answers = async () => {
    const answer = await readyz.loader();
    return [answer.status, await answer.text()];
  };
  const seriesOf = async (name: string) =>
    (await metrics.registry.getSingleMetricAsString(name)).split("\n").filter((line) => !line.startsWith("#"));
  /** The upstream fails so in these cities. */
  const failsIn = (aliases: readonly string[], status = 500) =>
    on("city", ({ params }) =>
      aliases.includes(String(params.alias))
        ? HttpResponse.json({}, { status })
        : { city: cityOf(String(params.alias)) },
    );

  it.each([500, 404, 401])("is ready while any city can sell, and names the others: %i", async (status) => {
    const warn = vi.spyOn(log, "warn");
    upstream.use(...placeCalls(), ...cartCalls());
    failsIn(["spb", "moscow"], status);
    const ready = [200, "ready, but not in spb, moscow: the upstream fails\n"];
    expect([await answers(), await answers()]).toEqual([ready, ready]);
    expect(await seriesOf("shop_city_fails")).toEqual([
      'shop_city_fails{city="spb"} 1',
      'shop_city_fails{city="moscow"} 1',
    ]);
    expect(await seriesOf("shop_ready")).toEqual(["shop_ready 1"]);
    const told = warn.mock.calls.filter(([, words]) => String(words) === "a city cannot sell");
    expect(told.map(([fields]) => (fields as unknown as { city: string }).city)).toEqual(["spb", "moscow"]);
    warn.mockRestore();
  });

  it("names a city no longer once it can sell", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    upstream.use(...placeCalls(), ...cartCalls());
    failsIn(["spb"]);
    await answers();
    failsIn([]);
    vi.setSystemTime(Date.now() + 31_000);
    expect(await answers()).toEqual([200, "ready\n"]);
    expect(await seriesOf("shop_city_fails")).toEqual([]);
  });

  it("asks a few cities in each probe, and all in their turn", async () => {
    const aliases = Array.from({ length: 11 }, (_, index) => `city-${index}`);
    on("cities", { cities: aliases.map((alias, id) => ({ ...briefs[0], alias, id: id + 1 })), big_cities: [] });
    upstream.use(...cartCalls());
    on("city", ({ params }) =>
      params.alias === "city-10" ? { city: cityOf("spb") } : HttpResponse.json({}, { status: 500 }),
    );
    const asked = () => upstream.heard.filter(({ url }) => url.startsWith("/api/cities/")).length;
    expect([(await answers())[0], asked()]).toEqual([503, 8]);
    expect(await seriesOf("shop_ready")).toEqual(["shop_ready 0"]);
    expect([(await answers())[0], asked()]).toEqual([200, 11]);
  });

  it("asks for one menu while the first city can sell", async () => {
    upstream.use(...placeCalls(), ...cartCalls());
    await answers();
    expect(upstream.heard.map(({ url }) => url)).toEqual(["/api/cities", "/api/cities/spb", "/api/products"]);
  });

  it("is ready while the first city hangs", async () => {
    upstream.use(...placeCalls(), ...cartCalls());
    on("city", ({ params }) => (params.alias === "spb" ? delay("infinite").then(() => ({})) : undefined));
    expect((await answers())[0]).toBe(200);
  });

  it("is ready during an outage as long as visitors are served, whatever their language", async () => {
    upstream.use(...cartCalls());
    const visit = await openVisit(visitArgs("/spb/", { cookies: "language=tr" }));
    await visit.upstream.products(await visit.priceScope());
    upstream.use(http.all(`${UPSTREAM}/*`, () => HttpResponse.error()));
    const answer = await readyz.loader();
    expect({ status: answer.status, text: await answer.text() }).toMatchObject({
      status: 200,
      text: "ready, from kept answers: the upstream fails\n",
    });
  });

  it("stays ready on what it knows", async () => {
    upstream.use(...placeCalls(), ...cartCalls());
    await readyz.loader();
    on("cities", noAnswer);
    expect((await readyz.loader()).status).toBe(200);
  });
});

describe("files for machines", () => {
  const wellKnownFile = (name: string) =>
    wellKnown.loader(visitArgs(`/.well-known/${name}`, { params: { "*": name } }));
  afterEach(() => void (environment().SECURITY_CONTACT = undefined));

  it("says where a hole in the shop's security is reported", async () => {
    environment().SECURITY_CONTACT = "mailto:security@chain.example";
    const answer = wellKnownFile("security.txt");
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const fields = Object.fromEntries(
      (await answer.text())
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/, 2)),
    ) as Record<string, string>;
    expect(fields).toMatchObject({
      Contact: "mailto:security@chain.example",
      Canonical: "http://localhost/.well-known/security.txt",
      "Preferred-Languages": "ru, en, tr, uz, de, uk",
    });
    // RFC 9116: less than a year ahead.
    const days = (Date.parse(fields.Expires ?? "") - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThan(92);
  });

  it.each(["security.txt", "change-password", "traffic-advice"])("has no %s unless the deployment does", (name) => {
    expect(() => wellKnownFile(name)).toThrow(expect.objectContaining({ status: 404, body: null }));
  });

  it("keeps search engines out of carts, orders and sign-in, and lets them see the menu", async () => {
    const lines = (await robots.loader(visitArgs("/robots.txt")).text()).split("\n");
    expect(lines).toContain("User-agent: *");
    for (const page of ["cart", "checkout", "order/", "login"]) expect(lines).toContain(`Disallow: /*/${page}`);
    expect(lines).not.toContain("Disallow: /");
    expect(lines).toContain("Sitemap: http://localhost/sitemap.xml");
  });

  it("is installable: icons for every shape, and shortcuts in the visitor's language", async () => {
    const answer = manifest.loader(visitArgs("/manifest.webmanifest", { headers: { "accept-language": "de" } }));
    const told = (await answer.json()) as {
      icons: { purpose: string; sizes: string; src: string }[];
      shortcuts: unknown[];
    };
    expect(told.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      "any any",
      "maskable any",
      "any 192x192",
      "any 512x512",
      "maskable 192x192",
      "maskable 512x512",
    ]);
    expect(new Set(told.icons.map(({ src }) => src)).size).toBe(6);
    expect(told.shortcuts).toEqual([
      { name: "Warenkorb", url: "/?open=cart" },
      { name: "Bestellungen", url: "/?open=orders" },
    ]);
    expect(answer.headers.get("vary")).toBe("Accept-Language");
  });

  it("names the shop in the web app manifest", async () => {
    const answer = manifest.loader(visitArgs("/manifest.webmanifest"));
    expect(answer.headers.get("content-type")).toBe("application/manifest+json");
    const { name, start_url, icons } = (await answer.json()) as {
      name: string;
      start_url: string;
      icons: { src: string }[];
    };
    expect({ name, start_url, icon: icons[0]?.src }).toEqual({
      name: "Nori",
      start_url: "/",
      icon: faviconOf("nori"),
    });
  });
});
