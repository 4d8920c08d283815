import "../../support/app/route";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isCityAlias } from "../../../rules/city-alias";
import { readCookie, requestCookies, setCookie as setText, wantsSecure } from "../../../server/visitor/cookie-header";
import {
  acceptCookiesCookie,
  cityAliasCookie,
  cookies,
  languageCookie,
  liteCookie,
  LONG_LIFE_SECONDS,
  orderTypeCookie,
  phoneCookie,
  type CookieShape,
} from "../../../server/visitor/cookies";
import { flashCookie, type Flash } from "../../../server/visitor/flash";
import { liteByHeader } from "../../../server/visitor/lite";
import { placeCookie, type ChosenPlace } from "../../../server/visitor/place";
import { sessionCookie, type VisitorSession } from "../../../server/visitor/session";

const place: ChosenPlace = {
  city: "spb",
  address: {
    id: 7,
    address: "Невский проспект, 28",
    street: "Невский проспект",
    room: "12",
    entrance: "2",
    floor: "3",
    intercom: "12к",
    description: "двор; «арка»",
    delivery_zone_id: 4,
  },
  shop: { id: 3, name: "На Рубинштейна", street: "улица Рубинштейна, 9" },
};
const session: VisitorSession = {
  key: "a/b+c=",
  signed_in: { name: "Анна" },
  verification: { phone: "79001234567", notify_channel: "sms", sent_at: 1_700_000_000_000, timer: 60 },
};
const flash: Flash = { tone: "good", text: "Готово; 100 % — «да»\n" };

type Row = { shape: CookieShape<unknown>; value: unknown; life: number };
const row = <Value>(shape: CookieShape<Value>, value: Value, life = LONG_LIFE_SECONDS): Row => ({
  shape: shape as CookieShape<unknown>,
  value,
  life,
});

const rows = [
  row(acceptCookiesCookie, "1"),
  row(cityAliasCookie, "saint-petersburg"),
  row(flashCookie, flash, 60),
  row(flashCookie, { ...flash, link: { to: "/spb/cart", words: "В корзину" } }, 60),
  row(flashCookie, { ...flash, form: { action: "/spb/cart/add", fields: { count: "1" }, words: "Вернуть" } }, 60),
  row(languageCookie, "uz"),
  row(liteCookie, "on"),
  row(liteCookie, "off"),
  row(orderTypeCookie, "takeaway"),
  row(phoneCookie, "79001234567"),
  row(placeCookie, place),
  row(sessionCookie, session),
  row(sessionCookie, { ...session, key: "t".repeat(1_024) }),
];

const setCookie = async <Value>(shape: CookieShape<Value>, value: Value | undefined, secure: boolean) =>
  setText(shape.name, value === undefined ? "" : await shape.serialise(value), secure);

/** What a browser would send back for a `Set-Cookie`. */
const sentBack = (header: string) =>
  requestCookies(new Request("http://localhost/", { headers: { cookie: header.split(";")[0] ?? "" } }));

describe.each(rows)("the cookie $shape.name", ({ shape, value, life }) => {
  it("comes back as it was set", async () => {
    expect(await readCookie(sentBack(await setCookie(shape, value, true)), shape)).toEqual(value);
  });

  it("has a name over HTTPS that neither another subdomain nor plain HTTP can set", async () => {
    const [pair = ""] = (await setCookie(shape, value, true)).split(";");
    expect(pair.startsWith(`__Host-${shape.name}=`)).toBe(true);
    const planted = new Request("http://shop.example/", { headers: { cookie: pair.replace("__Host-", "") } });
    expect(requestCookies(planted)).toEqual({});
    const here = (await setCookie(shape, value, false)).split(";")[0] ?? "";
    const local = new Request("http://x/", { headers: { host: "localhost:3000", cookie: here } });
    expect(await readCookie(requestCookies(local), shape)).toEqual(value);
  });

  it("is for us only, on all pages, as long as it should", async () => {
    const header = await setCookie(shape, value, true);
    expect(header).toMatch(/; HttpOnly(;|$)/);
    expect(header).toMatch(/; SameSite=Lax(;|$)/);
    expect(header).toMatch(/; Secure(;|$)/);
    expect(header).toMatch(/; Path=\/(;|$)/);
    expect(header).toContain(`Max-Age=${life}`);
    expect(header).not.toMatch(/Domain/i);
    expect(header.length).toBeLessThan(4_096);
  });

  it("is cleared by an empty one", async () => {
    const header = await setCookie(shape, undefined, false);
    expect(header).toMatch(new RegExp(`^${shape.name}=;.*Max-Age=0`));
    expect(header).not.toContain("Secure");
  });

  it.each([
    "",
    " ",
    "null",
    "undefined",
    "{}",
    "[]",
    "0",
    "true",
    "__proto__",
    "../..",
    "<script>",
    "e30",
    "bnVsbA",
    "W10",
    "A".repeat(8_000),
    "%00",
    "\u0000",
    "Fe26.2**x**y",
    Buffer.from('{"tone":"loud","text":"x"}').toString("base64url"),
    Buffer.from('{"city":7}').toString("base64url"),
    Buffer.from('{"city":"spb","address":{"id":"1"}}').toString("base64url"),
  ])("counts as absent with the hostile value %j", async (hostile) => {
    // A city may have any name; the shop looks for it among its cities.
    if (shape === row(cityAliasCookie, "").shape && isCityAlias(hostile)) return;
    expect(await shape.parse(hostile)).toBeUndefined();
  });
});

it("a place too long for a cookie is kept without its least needed parts", async () => {
  const long = "Ж".repeat(200);
  const longest: ChosenPlace = {
    city: "spb",
    address: {
      id: 1,
      address: long,
      street: long,
      room: long,
      entrance: long,
      floor: long,
      intercom: long,
      description: long,
      delivery_zone_id: 1,
    },
    shop: { id: 1, name: long, street: long },
  };
  const header = await setCookie(placeCookie, longest, true);
  expect(header.length).toBeLessThan(4_096);
  expect(await readCookie(sentBack(header), placeCookie)).toMatchObject({
    city: "spb",
    address: { id: 1, address: long, room: long, delivery_zone_id: 1 },
    shop: { id: 1, name: long, street: long },
  });
});

it.each<[CookieShape<string>, string, boolean]>([
  [phoneCookie, "1234", true],
  [phoneCookie, "123", false],
  [phoneCookie, "1".repeat(15), true],
  [phoneCookie, "1".repeat(16), false],
  [phoneCookie, "x1234", false],
  [phoneCookie, "1234x", false],
  [acceptCookiesCookie, "2", false],
  [liteCookie, "ON", false],
  [languageCookie, "fr", false],
  [cityAliasCookie, "language", false],
])("a cookie of plain text $name holds %j: %s", (shape, text, holds) => {
  expect(shape.parse(text)).toBe(holds ? text : undefined);
});

describe("a page for everybody", () => {
  it("differs where lite pages are wanted, and in the city of the last visit, which need not be named again", () => {
    expect([cookies.lite.variesIn("spb", "on"), cookies.lite.variesIn("spb", "off")]).toEqual([true, false]);
    expect([cookies.city_alias.variesIn("spb", "spb"), cookies.city_alias.variesIn("spb", "kazan")]).toEqual([
      true,
      false,
    ]);
  });

  it("is lite where the browser saves data and the visitor has not chosen", () => {
    expect(["on", "off", "ON", "", null, undefined, ["on"]].map(liteByHeader)).toEqual(["on", ...Array<undefined>(6)]);
  });
});

describe("a flash", () => {
  const read = async (value: Flash) => flashCookie.parse(await flashCookie.serialise(value));
  const link = { to: "/spb/cart", words: "To the cart" };
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, randomBytes(150).toString("hex")]));

  it("is cut to 500 characters, the last one an ellipsis", async () => {
    expect((await read({ ...flash, text: "x".repeat(501) }))?.text).toBe(`${"x".repeat(499)}…`);
  });

  it("that is too long for a cookie is kept without its link and its form", async () => {
    const form = { action: "/spb/cart/add", fields: fields(2), words: "Put it back" };
    expect(await read({ ...flash, link, form })).toEqual({ ...flash, link, form });
    expect(await read({ ...flash, link, form: { ...form, fields: fields(5) } })).toEqual(flash);
  });

  it.each<[string, object]>([
    ["leads to another site", { link: { to: "//evil.example", words: "x" } }],
    ["leads to another site by a backslash", { link: { to: "/\\evil.example", words: "x" } }],
    ["leads nowhere", { link: { to: "evil", words: "x" } }],
    ["sends its form to another site", { form: { action: "https://evil.example/", fields: {}, words: "x" } }],
    ["has a path too long", { link: { to: `/${"x".repeat(300)}`, words: "x" } }],
    ["has words too long", { link: { to: "/", words: "x".repeat(101) } }],
    ["has a field too long", { form: { action: "/", fields: { a: "x".repeat(301) }, words: "x" } }],
    ["has a text too long", { text: "x".repeat(501) }],
    ["has a tone that we do not know", { tone: "loud" }],
  ])("counts as absent if it %s", async (_, more) => {
    const forged = Buffer.from(JSON.stringify({ ...flash, ...more })).toString("base64url");
    expect(await flashCookie.parse(forged)).toBeUndefined();
  });

  it.each(["good", "danger", "info"] as const)("may be %s", async (tone) => {
    expect((await read({ ...flash, tone }))?.tone).toBe(tone);
  });
});

describe("a header of cookies", () => {
  const cookies = (header: string) =>
    requestCookies(new Request("http://x/", { headers: { host: "localhost", cookie: header } }));

  it.each([["__proto__=x; constructor=y"], ["=;;=;"], ["%E0%A4%A"], ["language=%E0%A4%A; a"]])(
    "%j does no harm",
    (header) => {
      expect(cookies(`${header}; order_type=takeaway`).order_type).toBe("takeaway");
    },
  );

  it("is read up to 32 kB", () => {
    const name = "order_type=takeaway; a=";
    expect(cookies(name + "x".repeat(32_768 - name.length)).order_type).toBe("takeaway");
    expect(cookies(name + "x".repeat(32_769 - name.length))).toEqual({});
    expect(requestCookies(new Request("http://x/"))).toEqual({});
  });

  it("is not read when it is huge", () => {
    expect(cookies(`order_type=takeaway; a=${"x".repeat(33_000)}`)).toEqual({});
  });
});

describe("wantsSecure", () => {
  it.each([
    ["localhost", false],
    ["localhost:3000", false],
    ["127.0.0.1:3000", false],
    ["[::1]:3000", false],
    ["shop.example", true],
    ["localhost.evil.example", true],
    ["evil.example:80", true],
    ["127.0.0.1.example", true],
    ["192.168.0.7:3000", true],
  ])("on %s: %s", (host, expected) => {
    expect(wantsSecure(new Request("http://x/", { headers: { host } }))).toBe(expected);
  });

  it("believes the proxy's name of the shop", () => {
    expect(
      wantsSecure(
        new Request("http://x/", { headers: { host: "localhost:3000", "x-forwarded-host": "shop.example" } }),
      ),
    ).toBe(true);
  });
});

describe("a shop with another environment", () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    [{ TRUSTED_PROXIES: "1" }, "localhost", true],
    [{ INSECURE_COOKIES: "1" }, "shop.example", false],
    [{ INSECURE_COOKIES: "1", TRUSTED_PROXIES: "1" }, "shop.example", false],
  ])("wants secure cookies with %j on %s: %s", async (environment, host, expected) => {
    vi.resetModules();
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const { wantsSecure } = await import("../../../server/visitor/cookie-header");
    expect(wantsSecure(new Request("http://x/", { headers: { host } }))).toBe(expected);
  });
});

describe("docs/operating/run.md", () => {
  const days = (life: number) => life / 86_400;
  const lasting = (life: number) =>
    days(life) >= 1 ? `${days(life)} days` : life >= 3_600 ? `${life / 3_600} hour` : `${life / 60} minute`;

  it.each(Object.entries(cookies))(
    "lists the cookie %s as it is",
    (name, { life, sealed, holds, personal, cachedPage }) => {
      const marks = [personal && "personal", sealed && "sealed"].filter(Boolean).join(", ");
      const found = readFileSync("docs/operating/run.md", "utf8")
        .split("\n")
        .find((line) => line.startsWith(`| \`${name}\` |`));
      expect(found?.replace("minutes", "minute")).toBe(
        `| \`${name}\` | ${marks && `${marks}: `}${holds} | ${lasting(life)} | ${cachedPage} |`,
      );
    },
  );
});
