import { load } from "cheerio";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { wholeShop } from "../../../support/app/whole-shop";
import { postToConsole, startSandbox, Visitor, type RunningSandbox } from "../../../support/sandbox/visitor";
import { cookiesAfter } from "../../../support/upstream/visitor";

let sandbox: RunningSandbox;
let shop: Awaited<ReturnType<typeof wholeShop>>;

const LUNCH = "combo-lunch-wok";
const near = { city_id: 1, order_type: "delivery", delivery_zone_id: 11 } as const;
const NOON = "2026-11-21T12:00";
const EVENING = "2026-11-21T20:00";

beforeAll(async () => {
  sandbox = await startSandbox();
  vi.stubEnv("UPSTREAM_URL", sandbox.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  shop = await (await import("../../../support/app/whole-shop")).wholeShop();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});
beforeEach(() => at(NOON));

const at = (moment: string) => sandbox.clock.set({ now: Date.parse(`${moment}:00+03:00`) });

/** A browser without scripts, at an address, with three sets and a lunch in the cart. */
async function hungry() {
  const { forgetAnswers } = await import("../../../../server/upstream/stale-while-revalidate");
  const { placeCookieOf, sessionOf } = await import("../../../support/upstream/visitor");
  forgetAnswers();
  const visitor = new Visitor(sandbox);
  await visitor.call("cartAdd", { product_key: "set-philadelphia", count: 1, ...near });
  await visitor.call("cartAdd", { product_key: LUNCH, count: 1, ...near });
  const address = { id: 501, address: "Nevsky prospekt, 20", delivery_zone_id: 11 };
  let cookie = [await sessionOf({ key: visitor.key ?? "" }), await placeCookieOf({ city: "spb", address })].join("; ");

  async function go(path: string, form?: Record<string, string>) {
    const init: RequestInit = form
      ? { method: "POST", body: new URLSearchParams(form), headers: { cookie, origin: "http://localhost" } }
      : { headers: { cookie } };
    const answer = await shop(path, init);
    cookie = cookiesAfter(cookie, answer.headers.getSetCookie());
    const text = await answer.text();
    return { status: answer.status, to: answer.headers.get("location"), page: load(text) };
  }
  const slot = async (date: string, from: string, taken = false) => {
    const { intervals } = await visitor.call("intervals", { date });
    const found = intervals.find(({ id, disabled }) => Boolean(disabled) === taken && id >= `${date}T${from}`);
    if (!found) throw new Error("there is no such slot");
    return found;
  };
  const cart = async () => (await visitor.call("cart", near)).cart;
  const choose = (date: string, interval_id: string) =>
    go("/spb/intervals?return_to=/spb/cart", { interval_date: date, interval_id });
  return { visitor, go, slot, cart, choose };
}

const TODAY = "2026-11-21";
const TOMORROW = "2026-11-22";
const words = (page: ReturnType<typeof load>) => page("#shop").text().replace(/\s+/g, " ");
const lunchIn = (cart: { products: Record<string, { product_key: string; type?: string | null }> }) =>
  Object.values(cart.products).find(({ product_key }) => product_key === LUNCH);

describe("cart/set-interval is sent when a time is chosen", () => {
  it("so that lunch for tomorrow can be ordered after 16:00", async () => {
    const { go, slot, cart, choose } = await hungry();
    at(EVENING);
    expect(words((await go("/spb/cart")).page)).toContain("Available from 11:00 to 16:00");
    const noon = await slot(TOMORROW, "12:00");
    expect((await choose(TOMORROW, noon.id)).to).toBe("/spb/cart");
    expect(await cart()).toMatchObject({ interval: noon.id });
    expect(lunchIn(await cart())).toMatchObject({ type: "default" });
    const { page } = await go("/spb/cart");
    expect(words(page)).toContain(`Tomorrow, ${noon.title}`);
    expect(words(page)).toContain("Dishes and prices for this time");
    expect(words(page)).toContain("Available again: Noodle lunch deal.");
    expect(words(page)).not.toContain("Available from 11:00 to 16:00");
  });

  it("so that lunch for tonight is marked at once, by name, before it is left out", async () => {
    const { go, slot, cart, choose } = await hungry();
    const tonight = await slot(TODAY, "19:00");
    await choose(TODAY, tonight.id);
    expect(lunchIn(await cart())).toMatchObject({ type: "unavailable" });
    const { page } = await go("/spb/cart");
    expect(words(page)).toContain(`Today, ${tonight.title}`);
    expect(words(page)).toContain(`Not made at ${tonight.title}: Noodle lunch deal. It stays in the basket`);
    expect(page(`input[name^="count.${LUNCH}"]`).val()).toBe("0");
    await choose(TODAY, "asap");
    expect(await cart()).toMatchObject({ interval: null });
    expect(words((await go("/spb/cart")).page)).toContain("Available again: Noodle lunch deal.");
  });

  it("and a lunch can be added for tomorrow, where the menu says that it is not made now", async () => {
    const { visitor, go, slot, cart, choose } = await hungry();
    at(EVENING);
    await visitor.call("cartForget", { product_key: Object.keys((await cart()).products)[1] ?? "", ...near });
    const add = () => go("/spb/cart/add", { product_key: LUNCH, return_to: "/spb/" });
    expect(await add()).toMatchObject({ status: 422 });
    const asked = await go(`/spb/product/${LUNCH}`);
    expect(asked.page(`a[href*="/spb/intervals"]`).text()).toContain("Choose another time");
    await choose(TOMORROW, (await slot(TOMORROW, "18:00")).id);
    const refused = await add();
    expect(refused.status).toBe(422);
    expect(words(refused.page)).toContain("Available from 11:00 to 16:00");
    await choose(TOMORROW, (await slot(TOMORROW, "12:00")).id);
    const { page } = await go(`/spb/product/${LUNCH}`);
    expect(words(page)).toContain("Available from 11:00 to 16:00");
    expect(page('form[action="/spb/cart/add"] button').text()).toContain("Order: Tomorrow, 12:");
    expect(await add()).toMatchObject({ status: 303 });
    expect(lunchIn(await cart())).toMatchObject({ type: "default" });
  });

  it("never with an id that the upstream does not list", async () => {
    const { cart, choose, slot, go } = await hungry();
    const taken = await slot(TODAY, "12:00", true);
    for (const [date, id] of [
      [TOMORROW, "2026-11-22T12:07"],
      [TOMORROW, `'"><script>${"x".repeat(5_000)}`],
      ["9999-99-99", "2026-11-22T12:00"],
      [TODAY, taken.id],
      ["", ""],
    ] as const)
      expect((await choose(date, id)).status, id.slice(0, 30)).toBe(422);
    expect((await go("/spb/intervals", {})).status).toBe(422);
    expect(await cart()).toMatchObject({ interval: null });
  });
});

describe("the order form's time and the cart's are one", () => {
  it("the form shows the time that was chosen for the cart, on its day", async () => {
    const { go, slot, choose } = await hungry();
    const noon = await slot(TOMORROW, "12:00");
    await choose(TOMORROW, noon.id);
    const { page } = await go("/spb/checkout");
    expect(page('input[name="interval_id"][checked]').val()).toBe(noon.id);
    expect(page('button[aria-pressed="true"]').text()).toContain("Tomorrow");
  });

  it("a time that is picked in the form is the cart's with whatever the form is sent for", async () => {
    const { go, slot, cart } = await hungry();
    const tonight = await slot(TODAY, "19:00");
    const typed = { interval_date: TODAY, interval_id: tonight.id, intent: "bag:1" };
    expect(await go("/spb/checkout", typed)).toMatchObject({ status: 303 });
    expect(await cart()).toMatchObject({ interval: tonight.id });
    const { page } = await go("/spb/checkout");
    expect(page('input[name="interval_id"][checked]').val()).toBe(tonight.id);
    expect(words(page)).toContain("Not made at");
  });

  it("a time that was taken meanwhile is said, and no other one is chosen instead", async () => {
    const { go, slot, choose } = await hungry();
    const tonight = await slot(TODAY, "19:00");
    await choose(TODAY, tonight.id);
    await postToConsole(sandbox, "intervals", { city: "spb", interval_id: tonight.id });
    for (const path of ["/spb/checkout", "/spb/intervals"]) {
      const { page } = await go(path);
      expect(words(page), path).toContain(`${tonight.title} has been taken. Please choose another time.`);
      expect(page('input[name="interval_id"][checked]').length, path).toBe(0);
    }
  });

  it("another day has no time chosen on it", async () => {
    const { go } = await hungry();
    const { page } = await go(`/spb/checkout?date=${TOMORROW}`);
    expect(page('input[name="interval_id"]').length).toBe(3);
    expect(page('input[name="interval_id"][checked]').length).toBe(0);
  });
});

describe("the times are chosen from cart, order form and menu, without scripts too", () => {
  const way = async (go: Awaited<ReturnType<typeof hungry>>["go"], path: string) => {
    const { page } = await go(path);
    const link = page('main a[href^="/spb/intervals"]').first();
    return [link.length, words(page)] as const;
  };

  it("the menu says for when the order is, above it and beside it", async () => {
    const { go } = await hungry();
    const { page } = await go("/spb/");
    const ways = page('main a[href^="/spb/intervals"]');
    expect(ways.length).toBe(2);
    expect(ways.first().text().replace(/\s+/g, " ").trim()).toBe("When: ASAP");
  });

  it("open, past the last order, after midnight: no page promises a time, and each names the day", async () => {
    const { go, cart } = await hungry();
    at("2026-11-22T01:45");
    const menu = await go("/spb/");
    const button = menu.page('main form[action="/spb/intervals"] button');
    expect(button.text()).toBe("Deliver Sun 22 November, 11:00–11:30");
    for (const path of ["/spb/", "/spb/checkout", "/spb/intervals"]) {
      const { page } = path === "/spb/" ? menu : await go(path);
      expect(words(page), path).toContain("Sorry, your order can’t be ready today. We can make it later.");
      expect(page("input[name=interval_id][checked]").length, path).toBe(0);
    }
    const said = (await way(go, "/spb/cart"))[1];
    expect(said).toContain("Takes orders from 10:00");
    for (const path of ["/spb/", "/spb/cart", "/spb/checkout", "/spb/intervals", "/spb/about", "/spb/order-type"])
      expect(words((await go(path)).page), path).not.toMatch(/ASAP|\d+–\d+ min|in about \d+ min|Closes in/);
    const press = { return_to: "/spb/", [button.attr("name") ?? ""]: "" };
    expect((await go("/spb/intervals", press)).status).toBe(303);
    expect((await cart()).interval).toBe("2026-11-22T11:00");
    for (const path of ["/spb/", "/spb/cart", "/spb/checkout"])
      expect(words((await go(path)).page), path).toContain("Sun 22 November, 11:00–11:30");
  });

  it("while it is closed the menu offers the earliest time in one press, and then says it", async () => {
    const { go, cart } = await hungry();
    at("2026-11-22T05:00");
    const { page } = await go("/spb/");
    const button = page('main form[action="/spb/intervals"] button');
    expect([button.text(), words(page).includes("Closed, opens at 10:00")]).toEqual(["Deliver at 11:00–11:30", true]);
    const press = { return_to: "/spb/", [button.attr("name") ?? ""]: "" };
    expect((await go("/spb/intervals", press)).to).toBe("/spb/");
    expect((await cart()).interval).toMatch(/^2026-11-22T11/);
    const after = await go("/spb/");
    expect(after.page('main form[action="/spb/intervals"]').length).toBe(0);
    expect(words(after.page)).toContain("When: Today, 11:00–11:30");
  });

  it.each(["2026-11-22T02:30", "2026-11-22T03:59"])(
    "at %s that is a time of the same calendar day, which is named",
    async (moment) => {
      const { go } = await hungry();
      at(moment);
      const { page } = await go("/spb/");
      expect(page('main form[action="/spb/intervals"] button').text()).toBe("Deliver Sun 22 November, 11:00–11:30");
      expect(words(page)).toContain("Closed, opens at 10:00");
    },
  );

  it("and the chosen time, once there is one", async () => {
    const { go, slot, choose } = await hungry();
    const { id } = await slot(TOMORROW, "13:00");
    await choose(TOMORROW, id);
    for (const path of ["/spb/", "/spb/cart"])
      expect((await way(go, path)).join(" ")).toMatch(/^1 .*Tomorrow, 13:00–13:30/);
    expect((await go("/spb/checkout")).page('a[href^="/spb/intervals"], button[name*="intervals" i]').length).toBe(1);
  });

  it("the cart of a place that is closed does not say as soon as possible", async () => {
    const { go } = await hungry();
    at("2026-11-22T05:00");
    const [links, said] = await way(go, "/spb/cart");
    expect(links).toBe(1);
    expect(said).toContain("Closed, opens at 10:00");
    expect(said).not.toContain("ASAP");
  });

  it("a menu without a place has no such line", async () => {
    const page = load(await (await shop("/spb/")).text());
    expect(page('main a[href^="/spb/intervals"]').length).toBe(0);
  });
});

describe("closed now", () => {
  it("the earliest slot is offered in one press, and chosen by nobody else", async () => {
    const { go, cart } = await hungry();
    at("2026-11-22T05:00");
    const { page } = await go("/spb/intervals?return_to=/spb/cart");
    expect(words(page)).toContain("Closed, opens at 10:00. You can already order for later.");
    const first = page('input[name="interval_id"]:not([disabled])').first();
    expect(page("input[name=interval_id][checked]").length).toBe(0);
    const press = { [page('button[name^="?proposed="]').attr("name") ?? ""]: "" };
    expect((await go("/spb/intervals?return_to=/spb/cart", press)).to).toBe("/spb/cart");
    expect(await cart()).toMatchObject({ interval: first.attr("value") });
  });

  it("between midnight and four the days begin with the calendar's, and no day is called today or tomorrow", async () => {
    const { go, cart } = await hungry();
    at("2026-11-22T02:00");
    // A form from before midnight asks for the 21st.
    for (const date of ["", `?date=${TODAY}`]) {
      const { page } = await go(`/spb/checkout${date}`);
      const days = page('main button[name^="?intent=date"]');
      expect(days.eq(0).text()).toBe("Sun 22");
      expect(days.eq(0).attr("name")).toContain(TOMORROW);
      expect(days.eq(1).text()).toBe("Mon 23");
    }
    const { page } = await go("/spb/intervals");
    const first = page('input[name="interval_id"]:not([disabled])').first().attr("value") ?? "";
    expect(first).toMatch(/^2026-11-22T1/);
    expect(await cart()).toMatchObject({ interval: null });
    await go("/spb/intervals", { interval_date: TODAY, interval_id: first });
    expect(await cart()).toMatchObject({ interval: first });
    const said = words((await go("/spb/cart")).page);
    expect(said).toMatch(/Sun 22 November, 1\d:\d0–1\d:\d0/);
    expect(said).not.toMatch(/Today|Tomorrow/);
    at("2026-11-22T04:00");
    expect(words((await go("/spb/cart")).page)).toMatch(/Today, 1\d:\d0–1\d:\d0/);
  });
});

describe("a shop that is open around the clock, at 00:10", () => {
  /** The city's night shift is not over, the shop's day is that of the calendar. */
  async function atNight() {
    const all = await hungry();
    await all.visitor.call("shopsSet", { shop_id: 103 });
    await all.go("/spb/shops/103", {});
    at("2026-11-24T00:10");
    return all;
  }

  it("a time is called by one day, wherever it stands", async () => {
    const { go } = await atNight();
    const form = (await go("/spb/checkout")).page;
    expect(form('main button[name^="?intent=date"]').first().text()).toBe("Tue 24");
    const all = await go("/spb/intervals");
    const free = all.page('input[name="interval_id"]:not([disabled])');
    const slot = free.filter((_, input) => all.page(input).attr("value")?.startsWith("2026-11-24T02") ?? false).first();
    const press = { interval_date: "2026-11-24", interval_id: slot.attr("value") ?? "" };
    expect((await go("/spb/intervals", press)).status).toBe(303);
    for (const path of ["/spb/", "/spb/cart", "/spb/about"]) {
      const { page } = await go(path);
      expect(words(page)).toMatch(/Tue 24 November, 02:\d0–0\d:\d0/);
      expect(words(page)).not.toMatch(/Tomorrow|Today/);
    }
  });

  it.each(["2026-11-23T23:30", "2026-11-24T23:59"])(
    "at %s nobody is warned that it closes at 00:00",
    async (moment) => {
      const { go } = await atNight();
      at(moment);
      const { page } = await go("/spb/intervals");
      expect(words(page)).not.toContain("The restaurant closes at");
      expect(page('input[value="asap"]').length).toBe(1);
    },
  );
});

describe("a place that takes no orders for now promises no time", () => {
  const promises = /ASAP|Choose a time|\d\d:\d\d–\d\d:\d\d|\d+–\d+ min|Deliver at|Collect at/;
  const screens = ["/spb/", "/spb/cart", "/spb/checkout", "/spb/intervals"];

  it.each([
    ["a city", "cities/spb", undefined],
    ["the chosen shop", "shops/103", 103],
  ])("%s", async (_, switched, shop_id) => {
    const { visitor, go } = await hungry();
    if (shop_id) {
      await visitor.call("shopsSet", { shop_id });
      await go(`/spb/shops/${shop_id}`, {});
    }
    for (const path of screens.slice(0, 3)) expect(words((await go(path)).page)).toMatch(promises);
    await postToConsole(sandbox, switched, { type: "stop" });
    try {
      const { forgetAnswers } = await import("../../../../server/upstream/stale-while-revalidate");
      forgetAnswers();
      for (const path of screens) expect(words((await go(path)).page)).not.toMatch(promises);
      expect((await go("/spb/intervals")).page("main input[type=radio], main form button").length).toBe(0);
    } finally {
      await postToConsole(sandbox, switched, { type: "default" });
    }
  });
});

it("whoever collects shortly before closing is warned of it", async () => {
  const { visitor, go, choose } = await hungry();
  await visitor.call("shopsSet", { shop_id: 101 });
  await go("/spb/shops/101", {});
  at("2026-11-22T12:00");
  const { intervals } = await visitor.call("intervals", { date: TOMORROW });
  const last = intervals.filter(({ disabled }) => !disabled).at(-1);
  await choose(TOMORROW, last?.id ?? "");
  expect(words((await go("/spb/intervals")).page)).toMatch(/The restaurant closes at \d\d:00\./);
  await choose(TOMORROW, "asap");
  expect(words((await go("/spb/intervals")).page)).not.toContain("The restaurant closes at");
});

it("a visitor without a place is asked for it first", async () => {
  const answer = await shop("/spb/intervals");
  const page = load(await answer.text());
  expect(words(page)).toContain("First tell us where");
  expect(page('main a[href*="order-type"]').length).toBe(1);
});
