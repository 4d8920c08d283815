import { visitArgs } from "../../support/app/route";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MAX_SENT_BYTES } from "../../../server/visitor/browser-cookies";
import { cookieRoom } from "../../../server/visitor/answer-size";
import { setCookie } from "../../../server/visitor/cookie-header";
import {
  cookies,
  orderTypeCookie,
  phoneCookie,
  type CookieName,
  type CookieShape,
} from "../../../server/visitor/cookies";
import { favouritesCookie } from "../../../server/visitor/favourites";
import { keepContact } from "../../../server/visitor/last-order";
import { placeCookie } from "../../../server/visitor/place";
import { sessionCookie } from "../../../server/visitor/session";
import { openVisit } from "../../../server/visitor/visit";

const DAY_MS = 24 * 60 * 60_000;
const shape = (name: CookieName): CookieShape<string> => ({ name, parse: (text) => text, serialise: (text) => text });
const visitWith = (held: Partial<Record<CookieName, string>>, headers: Record<string, string> = {}) =>
  openVisit(
    visitArgs("/spb/", {
      cookies: Object.entries(held)
        .map(([name, text]) => `${name}=${text}`)
        .join("; "),
      headers: { accept: "text/html", ...headers },
    }),
  );
const namesIn = (headers: Headers) => headers.getSetCookie().map((line) => line.split("=")[0]);
const bytesIn = (headers: Headers) =>
  headers.getSetCookie().reduce((sum, line) => sum + `Set-Cookie: ${line}\r\n`.length, 0);

describe("an answer sets a cookie", () => {
  it("only if its value changed", async () => {
    const place = { city: "spb", shop: { id: 3, name: "Shop", street: "Main street 2" } };
    const visit = await visitWith({
      order_type: "takeaway",
      phone: "79210000001",
      place: await placeCookie.serialise(place),
      session: await sessionCookie.serialise({ key: "k1" }),
    });
    visit.setOrderType("takeaway");
    visit.setPlace({});
    visit.setSession({ key: "k1" });
    visit.change(phoneCookie, "79210000002");
    visit.forget("order_draft");
    expect((await visit.headers()).getSetCookie()).toEqual([expect.stringMatching(/^phone=79210000002;/)]);
  });

  it("again if an answer of the same request has changed it", async () => {
    const visit = await visitWith({ order_type: "takeaway" });
    visit.setOrderType("delivery");
    expect(namesIn(await visit.headers())).toEqual(["order_type"]);
    visit.setOrderType("delivery");
    expect(namesIn(await visit.headers())).toEqual([]);
    visit.setOrderType("takeaway");
    expect(namesIn(await visit.headers())).toEqual(["order_type"]);
  });

  it("if it fits, and removes one whose new value does not", async () => {
    const visit = await visitWith({ promocode: "TEN" });
    visit.change(shape("promocode"), "x".repeat(cookies.promocode.maxBytes + 1));
    expect((await visit.headers()).getSetCookie()).toEqual([expect.stringMatching(/^promocode=;.*Max-Age=0/)]);
  });
});

describe("an answer that would be too large", () => {
  it("leaves out those that give way, the least needed first", async () => {
    const visit = await visitWith({});
    visit.change(shape("order_draft"), "d".repeat(1_300));
    visit.change(shape("usual"), "u".repeat(150));
    visit.change(shape("last_order"), "c".repeat(200));
    visit.change(shape("seen_prices"), "s".repeat(600));
    visit.change(phoneCookie, "79210000001");
    const { headers } = await visit.redirect("/spb/checkout");
    expect(namesIn(headers)).toEqual(["order_draft", "usual", "last_order", "phone"]);
    expect(bytesIn(headers)).toBeLessThan(cookieRoom(visit.request, "/spb/checkout"));
  });

  it("counts the cookies that it has set before", async () => {
    const visit = await visitWith({});
    visit.change(shape("order_draft"), "d".repeat(1_000));
    expect(namesIn(await visit.headers())).toEqual(["order_draft"]);
    visit.change(shape("usual"), "u".repeat(800));
    expect(namesIn(await visit.headers())).toEqual([]);
  });
});

it("requests that would be too large lose the largest that give way, and nothing else", async () => {
  const held = { favourites: 1_400, baskets: 1_300, session: 1_600, payment: 500, usual: 890, seen_prices: 390 };
  const visit = await visitWith(
    Object.fromEntries(Object.entries(held).map(([name, length]) => [name, "x".repeat(length)])),
  );
  visit.change(shape("order_draft"), "d".repeat(1_200));
  const headers = await visit.headers();
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^order_draft=d/),
    expect.stringMatching(/^usual=;.*Max-Age=0/),
  ]);
  expect(Object.values(held).reduce((sum, length) => sum + length, 1_200)).toBeGreaterThan(MAX_SENT_BYTES);
});

describe("a cookie that is a month old", () => {
  afterEach(() => void vi.useRealTimers());

  async function aMonthAgo() {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 33 * DAY_MS });
    const [place, session] = await Promise.all([
      placeCookie.serialise({ city: "spb" }),
      sessionCookie.serialise({ key: "k1" }),
    ]);
    vi.useRealTimers();
    return { place, session, phone: "79210000001", "accept-cookies": "1", promocode: "TEN" };
  }

  it("is renewed by the next page, with the plain ones, but consent", async () => {
    const visit = await visitWith(await aMonthAgo());
    const headers = await visit.headers();
    expect(namesIn(headers).sort()).toEqual(["phone", "place", "session"]);
    expect(headers.getSetCookie().every((line) => line.includes(`Max-Age=${cookies.place.life}`))).toBe(true);
    expect(namesIn(await visit.headers())).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ["data of a page", { accept: "*/*" }],
    ["a page that is loaded in advance", { "sec-purpose": "prefetch" }],
  ])("is not renewed by %s, which may come after a change", async (_, headers) => {
    const visit = await visitWith(await aMonthAgo(), headers);
    expect(namesIn(await visit.headers())).toEqual([]);
  });

  it("waits for a page with room", async () => {
    const held = await aMonthAgo();
    const favourites = await favouritesCookie.serialise(Array.from({ length: 45 }, () => crypto.randomUUID()));
    const visit = await visitWith({ ...held, favourites });
    const headers = await visit.headers();
    expect(bytesIn(headers)).toBeLessThan(cookieRoom(visit.request) / 2);
    expect(namesIn(headers)[0]).toBe("session");
  });
});

it("every cookie fits into a redirect, alone, at its longest", () => {
  const room = cookieRoom(visitArgs("/", { headers: { accept: "text/html" } }).request, `/${"p".repeat(50)}`);
  for (const [name, { maxBytes }] of Object.entries(cookies))
    expect(setCookie(name as CookieName, "x".repeat(maxBytes), true).length, name).toBeLessThan(room);
});

it("the contact of the last order is kept beside a door and a draft", async () => {
  const visit = await visitWith({});
  await keepContact(visit, { phone: "79210000001", username: "Анна", email: "anna@example.org" });
  visit.change(orderTypeCookie, "delivery");
  expect(namesIn(await visit.headers())).toEqual(["last_order", "order_type"]);
});
