import { visitArgs } from "../../support/app/route";
import { HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { runRequest, currentRequest } from "../../../server/operate/request-context";
import { phoneCookie } from "../../../server/visitor/cookies";
import { openVisit, Visit } from "../../../server/visitor/visit";
import { briefs, cityOf, emptyCart, placeCalls, shops } from "../../support/upstream/places";
import { handler, noAnswer, on, upstream, useUpstream } from "../../support/upstream/upstream";
import { placeCookieOf, sessionOf } from "../../support/upstream/visitor";

useUpstream(placeCalls);

const open = (path = "/spb/", options: Parameters<typeof visitArgs>[1] = {}) => openVisit(visitArgs(path, options));
const setCookies = async (visit: Visit) => (await visit.headers()).getSetCookie();
const namesOf = (cookies: string[]) => cookies.map((cookie) => cookie.slice(0, cookie.indexOf("="))).sort();
const form = (values: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
};
const flashOf = async (visit: Visit) => {
  const cookie = (await setCookies(visit)).find((one) => one.startsWith("flash=")) ?? "";
  return (await open("/spb/", { cookies: cookie.split(";")[0] })).takeFlash();
};
const address = { id: 501, address: "Nevsky prospekt, 20", delivery_zone_id: 7 };
const shop = { id: 11, name: "Nori, Nevsky", street: "Nevsky prospekt, 88" };

describe("the answer to a change that was made", () => {
  it("is a redirect with the cookies that changed", async () => {
    const visit = await open();
    visit.setOrderType("takeaway");
    const answer = (await visit.finish(form(), "/spb/cart", { count: 2 })) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/spb/cart"]);
    expect(namesOf(answer.headers.getSetCookie())).toEqual(["order_type"]);
  });

  it("leads Lynx to the whole page: for an anchor of the page that it shows it would ask for nothing", async () => {
    const answerFor = async (agent: string) => {
      const visit = await open("/spb/", { headers: { "user-agent": agent } });
      return ((await visit.finish(form(), "/spb/?search=maki#set-maki")) as Response).headers.get("location");
    };
    expect(await answerFor("Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1")).toBe("/spb/?search=maki");
    expect(await answerFor("w3m/0.5.3+git20230121")).toBe("/spb/?search=maki#set-maki");
  });

  it("is data for a script, with what the route adds", async () => {
    const visit = await open();
    visit.setOrderType("takeaway");
    const answer = await visit.finish(form({ answer: "data" }), "/spb/cart", { count: 2 });
    expect(answer).toMatchObject({ data: { done: true, to: "/spb/cart", count: 2 }, init: { status: 200 } });
    const { headers } = (answer as unknown as { init: { headers: Headers } }).init;
    expect(namesOf(headers.getSetCookie())).toEqual(["order_type"]);
  });
});

describe("an answer that a page cannot do without", () => {
  it("is that answer, or a 404, or a 503", async () => {
    const visit = await open();
    expect(await visit.needed(Promise.resolve("menu"))).toBe("menu");
    const fails = (status: number) => on("order", () => new HttpResponse(null, { status }));
    fails(404);
    await expect(visit.needed(visit.upstream.order({ id: 1 }))).rejects.toMatchObject({ status: 404 });
    fails(422);
    await expect(visit.needed(visit.upstream.order({ id: 1 }))).rejects.toMatchObject({ status: 503 });
  });

  it("does not hide a defect of ours", async () => {
    const visit = await open();
    await expect(visit.needed(Promise.reject(new TypeError("a defect")))).rejects.toThrow("a defect");
  });
});

describe("forgetting who used this browser", () => {
  const everything = async () =>
    [
      await sessionOf({ key: "k1", signed_in: { name: "Anna" } }),
      await placeCookieOf({ city: "spb", address, shop }),
      "phone=79210000001",
      "order_type=takeaway",
      "language=en",
      "order_draft=x",
    ].join("; ");

  it("clears what is personal, and leaves choices and the shop", async () => {
    const visit = await open("/spb/", { cookies: await everything() });
    visit.forgetPerson();
    expect(visit.session).toBeUndefined();
    expect(visit.place).toMatchObject({ shop, address: undefined });
    const cookies = await setCookies(visit);
    expect(namesOf(cookies)).toEqual(["order_draft", "phone", "place", "session"]);
    expect(namesOf(cookies.filter((cookie) => /Max-Age=0/.test(cookie)))).toEqual(["order_draft", "phone", "session"]);
  });

  it("clears the place where no shop was chosen", async () => {
    const visit = await open("/spb/", { cookies: await placeCookieOf({ city: "spb", address }) });
    visit.forgetPerson();
    expect(await setCookies(visit)).toContainEqual(expect.stringMatching(/^place=;.*Max-Age=0/));
  });

  it("keeps what the same request has set: it is the next person's", async () => {
    const visit = await open("/spb/", { cookies: await everything() });
    visit.change(phoneCookie, "79210000002");
    visit.setPlace({ address: { ...address, id: 502 } });
    visit.forgetPerson();
    expect(visit.place.address?.id).toBe(502);
    expect(await setCookies(visit)).toContainEqual(expect.stringMatching(/^phone=79210000002;/));
  });
});

describe("messages for the next page", () => {
  it("join the upstream's notification", async () => {
    const visit = await open();
    visit.flashNotification({ notification: "One is left." });
    visit.addFlash({ tone: "good", text: "Added." });
    expect(await flashOf(visit)).toEqual({ tone: "good", text: "Added. One is left." });
  });

  it("stand alone without one", async () => {
    const visit = await open();
    visit.flashNotification({ notification: null });
    visit.addFlash({ tone: "good", text: "Added." });
    expect(await flashOf(visit)).toEqual({ tone: "good", text: "Added." });
  });

  it("are none without words, and none to take where none was left", async () => {
    const visit = await open();
    visit.setFlash(undefined);
    expect(visit.takeFlash()).toBeUndefined();
    expect(await setCookies(visit)).toEqual([]);
  });
});

it("the cart of a request is the answer of a write, without another call", async () => {
  const visit = await open("/spb/", { cookies: await sessionOf({ key: "k1" }) });
  const cart = { ...emptyCart, count: 3 } as never;
  visit.setCart(cart);
  expect(await visit.cart()).toBe(cart);
  expect(await setCookies(visit)).toEqual([]);
  on("cart", { cart: emptyCart });
  visit.forgetCart();
  expect((await visit.cart())?.count, "asked for again").toBe(0);
});

it.each<[string | undefined, string | undefined, boolean]>([
  [undefined, undefined, false],
  [undefined, "on", true],
  [undefined, "off", false],
  ["lite=on", undefined, true],
  ["lite=off", "on", false],
  ["lite=maybe", "on", true],
])("a lite page: with the cookie %s and Save-Data %s: %s", async (cookies, saveData, expected) => {
  const visit = await open("/spb/", { cookies, headers: saveData ? { "save-data": saveData } : {} });
  expect(visit.lite).toBe(expected);
});

describe("where prices come from", () => {
  const takeaway = async () => `order_type=takeaway; ${await placeCookieOf({ city: "spb", address, shop })}`;

  it("is the chosen shop also while the shops cannot be had", async () => {
    on("shops", noAnswer);
    const visit = await open("/spb/", { cookies: await takeaway() });
    expect(await visit.priceScope()).toEqual({ city_id: 1, order_type: "takeaway", shop_id: 11 });
  });

  it("is not a shop that the upstream gives to another city", async () => {
    on("shops", { shops: shops.map((one) => ({ ...one, city_id: 2 })) });
    const visit = await open("/spb/", { cookies: await takeaway() });
    expect(await visit.priceScope()).toEqual({ city_id: 1, order_type: "takeaway", shop_id: undefined });
  });

  it("is asked of nobody before a shop is chosen", async () => {
    const asked = vi.fn(() => HttpResponse.json({ shops }));
    on("shops", asked);
    const visit = await open("/spb/", { cookies: "order_type=takeaway" });
    expect(await visit.priceScope()).toEqual({ city_id: 1, order_type: "takeaway", shop_id: undefined });
    expect(asked).not.toHaveBeenCalled();
  });

  it("is the city alone where it has no zones", async () => {
    on("city", { city: { ...cityOf("spb"), delivery_zones: null } });
    const visit = await open("/spb/", { cookies: await placeCookieOf({ city: "spb", address }) });
    expect(await visit.priceScope()).toEqual({ city_id: 1, order_type: "delivery", delivery_zone_id: undefined });
  });

  it("are written with the city's currency", async () => {
    const visit = await open();
    expect(visit.priceFormat(await visit.city())).toEqual({
      currency: "₽",
      fractional: expect.any(Boolean) as boolean,
    });
  });
});

describe("the city of a visit", () => {
  it("is asked for once, however many parts of the page need it", async () => {
    const asked = vi.fn(() => HttpResponse.json({ city: cityOf("spb") }));
    on("city", asked);
    const visit = await open();
    expect(visit.city()).toBe(visit.city());
    await visit.city();
    expect(asked).toHaveBeenCalledOnce();
  });

  it("may be one of the big ones", async () => {
    on("cities", { cities: [], big_cities: briefs });
    expect((await (await open()).city()).alias).toBe("spb");
  });

  it("is asked for by its name while the list cannot be had", async () => {
    on("cities", noAnswer);
    expect((await (await open()).city()).alias).toBe("spb");
  });

  it("is named in the log of the request", async () => {
    const context = { id: "r", trace: {} };
    await new Promise<void>((resolve) => runRequest(context, () => void open().then(() => resolve())));
    expect(currentRequest()).toBeUndefined();
    expect(context).toMatchObject({ city: "spb" });
  });

  it("is the last one's in a cookie, and none on a page of no city", async () => {
    const visit = await open("/", { params: { city: undefined as unknown as string }, cookies: "city_alias=kazan" });
    expect(visit.lastCity).toBe("kazan");
    await expect(visit.city()).rejects.toMatchObject({ status: 404 });
    visit.setPlace({ shop });
    expect(visit.place).not.toHaveProperty("address");
  });
});

describe("calls in the visitor's name", () => {
  const heard: Headers[] = [];
  const listening = () =>
    upstream.use(
      handler("cart", ({ request }) => {
        heard.push(request.headers);
        return { cart: emptyCart };
      }),
      handler("cities", ({ request }) => {
        heard.push(request.headers);
        return { cities: briefs, big_cities: [] };
      }),
    );

  it("carry the request's id, trace, language and address", async () => {
    listening();
    const trace = { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" };
    const args = visitArgs("/koenigsberg/", {
      params: { city: "koenigsberg" },
      cookies: await sessionOf({ key: "k1" }),
    });
    args.request.headers.delete("accept-language");
    args.context = { requestId: "request-7", trace, address: "203.0.113.7" };
    await (await openVisit(args)).cart();
    const [forLanguage, own] = [heard.at(0), heard.at(-1)];
    // Before the language is known, the city's country is asked for in the deployment's own.
    expect(Object.fromEntries(forLanguage ?? [])).toMatchObject({
      ...trace,
      "x-request-id": "request-7",
      "accept-language": "ru",
    });
    expect(Object.fromEntries(own ?? [])).toMatchObject({
      ...trace,
      "x-request-id": "request-7",
      "accept-language": "de",
      "x-forwarded-for": "203.0.113.7",
    });
  });

  it("have an id of their own where the request has none", async () => {
    heard.splice(0);
    listening();
    await (await open("/spb/", { cookies: await sessionOf({ key: "k1" }) })).cart();
    expect(heard.at(-1)?.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });

  it("are told from those for everybody: an anonymous visit reads no cookie", async () => {
    const args = visitArgs("/spb/", { cookies: `${await sessionOf({ key: "k1" })}; order_type=takeaway; lite=on` });
    const visit = Visit.anonymous(args, "tr");
    expect(visit).toMatchObject({ language: "tr", session: undefined, lite: false });
    expect(await visit.orderType()).toBe("delivery");
    expect(await visit.cart()).toBeUndefined();
    expect(visit.t("cart:title")).not.toBe((await openVisit(args)).t("cart:title"));
  });
});

it("old data marks the visit that shows it", async () => {
  await (await open()).city();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * 60_000 });
  on("city", noAnswer);
  const visit = await open();
  expect(visit).toMatchObject({ stale: false, formFailed: false, rendering: {} });
  await visit.city();
  expect(visit.stale).toBe(true);
  vi.useRealTimers();
});

it("the time is the upstream's", async () => {
  on("city", () => HttpResponse.json({ city: cityOf("spb") }, { headers: { Date: "Fri, 01 Jan 2027 12:00:00 GMT" } }));
  const visit = await open();
  await visit.city();
  expect(Math.abs(visit.now() - Date.parse("2027-01-01T12:00:00Z"))).toBeLessThan(60_000);
  expect(Math.abs(visit.openedAt - Date.now())).toBeLessThan(60_000);
});
