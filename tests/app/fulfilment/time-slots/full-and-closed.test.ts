import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whereItGoes } from "../../../../app/cart/view/where-it-goes.server";
import { headerPlace } from "../../../../app/shell/frame/header/header-place.server";
import { shopPage } from "../../../../app/fulfilment/place/shops/page/shop-page.server";
import { whenWords } from "../../../../app/fulfilment/time-slots/chosen-time.server";
import { earliestTime } from "../../../../app/fulfilment/time-slots/earliest-time.server";
import { action, loader } from "../../../../app/fulfilment/time-slots/intervals.route";
import type { IntervalsView, WhenView } from "../../../../app/fulfilment/time-slots/time-slots.view";
import { openVisit } from "../../../../server/visitor/visit";
import { visitArgs } from "../../../support/app/route";
import { honest, submit } from "../../../support/app/checkout-form";
import { orderCalls, orders as placed } from "../../../support/upstream/orders";
import { cartOf, cityOf, placeCalls, schedule, shops } from "../../../support/upstream/places";
import { handler, noAnswer, on, useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf, placeCookieOf, readyToOrder, sessionOf } from "../../../support/upstream/visitor";

/** These answer instead of those of placeCalls and orderCalls. */
const own = () => [
  handler("city", () => {
    const { delivery_zones, ...spb } = cityOf("spb");
    const zones = delivery_zones.flatMap((zone) =>
      [zone, { ...zone, id: 8 }].map((one) => ({ ...one, cooking_time: 45 })),
    );
    return { city: { ...spb, delivery_zones: zones, schedule: city, order_types: { delivery: true, takeaway } } };
  }),
  handler("shops", () => ({ shops: shops.map((shop) => ({ ...shop, ...changes[shop.id] })) })),
  handler("timeSettings", ({ body }) => {
    const { order_type } = body as { order_type: string };
    return { time_list: [], cooking_time: order_type === "takeaway" ? 17 : 25, delivery_time: 20 };
  }),
  handler("intervals", ({ body }) => {
    const { date } = body as { date: string };
    const intervals = (slots[date] ?? []).map((slot) => {
      const start = slot.slice(0, 5);
      const start_timestamp = Date.parse(`${date}T${start}:00+03:00`);
      return {
        id: `${date}T${start}`,
        title: `${start}–${start.slice(0, 3)}59`,
        start_timestamp,
        disabled: slot.endsWith("!"),
      };
    });
    const dates = [today, tomorrow, later].map((date_string) => ({
      date_string,
      formatted_string: date_string,
      is_today: date_string === today,
      is_tomorrow: date_string === tomorrow,
    }));
    return { intervals, dates, date_today: today };
  }),
];
useUpstream(placeCalls, orderCalls, own);

const [today, tomorrow, later] = ["2026-11-21", "2026-11-22", "2026-11-23"];
/** A day's slots by their start; "!" stands after one that is taken. */
let slots: Record<string, string[]>;
let city: unknown;
let takeaway: boolean;
let changes: Record<number, object>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  at("18:00");
  slots = { [tomorrow]: ["10:30!", "11:00"] };
  city = schedule(600, 1380);
  takeaway = true;
  changes = {};
});
afterEach(() => {
  vi.useRealTimers();
});

/** Saturday in Saint Petersburg. */
const at = (clock: string) => vi.setSystemTime(Date.parse(`${today}T${clock}:00+03:00`));

async function cookiesOf({ order_type = "delivery" } = {}) {
  const address = {
    id: 501,
    address: "Nevsky prospekt, 20",
    delivery_zone_id: 7,
    at: { latitude: 59.93, longitude: 30.43 },
  };
  const shop = { id: 13, name: "Nori, Zanevsky", street: "Zanevsky prospekt, 67" };
  return [
    await sessionOf({ key: "abc" }),
    await placeCookieOf({ city: "spb", address, shop }),
    `order_type=${order_type}`,
  ].join("; ");
}
async function times(query = "", who: { order_type?: string } = {}) {
  const outcome = await outcomeOf(async () =>
    loader(visitArgs(`/spb/intervals${query}`, { cookies: await cookiesOf(who) })),
  );
  return (outcome.view as IntervalsView).when as WhenView;
}

describe("a day that is full offers the nearest other day, and to collect today", () => {
  beforeEach(() => {
    city = schedule(600, 1080);
    slots[today] = ["17:00!", "17:30!"];
    changes = { 13: { schedule: schedule(600, 1380) } };
  });

  it("both named, with the nearest shop that takes orders now", async () => {
    const { message, next, collect, chosen } = await times();
    expect(message).toBe("All delivery times are taken, but we can deliver another day.");
    expect(next).toEqual({ value: "2026-11-22 2026-11-22T11:00", words: "Deliver tomorrow, 11:00–11:59" });
    expect(collect).toEqual({
      shop_id: 13,
      words: "Collect it yourself today at 18:20",
      note: "Zanevsky prospekt,\u00a067 · 550 m",
    });
    expect(chosen).toBeUndefined();
  });

  it("with another shop where the nearest is closed", async () => {
    changes = { 13: { schedule: schedule(600, 1000) } };
    expect((await times()).collect).toMatchObject({ shop_id: 11 });
  });

  it.each([
    ["where every shop is closed", () => (changes = { 11: { type: "stop" }, 13: { schedule: schedule(600, 1000) } })],
    ["where the city has no takeaway", () => (takeaway = false)],
  ])("but nothing to collect %s", async (_, change) => {
    change();
    expect((await times()).collect).toBeUndefined();
  });

  it("but nothing to collect on another day, nor to who collects anyway", async () => {
    slots[later] = ["12:00!"];
    expect((await times(`?date=${later}`)).collect).toBeUndefined();
    expect((await times("", { order_type: "takeaway" })).collect).toBeUndefined();
  });

  it("and the days alone while the shops cannot be had", async () => {
    on("shops", noAnswer);
    const { collect, next, dates } = await times();
    expect([collect, next?.value, dates?.length]).toEqual([undefined, "2026-11-22 2026-11-22T11:00", 3]);
  });
});

describe("closed now: the earliest slot is proposed, never chosen, and taken in one press", () => {
  beforeEach(() => {
    at("08:00");
    slots[today] = ["10:30!", "11:00", "11:30"];
  });

  it("has a button of its own", async () => {
    const view = await times();
    expect(view.message).toBe("Closed, opens at 10:00. You can already order for later.");
    expect(view.chosen).toBeUndefined();
    expect(view.next).toEqual({ value: "2026-11-21 2026-11-21T11:00", words: "Deliver at 11:00–11:59" });
    const asked = vi.fn(() => HttpResponse.json({ cart: { ...cartOf(500), interval: "2026-11-21T11:00" } }));
    on("cartSetInterval", asked);
    const form = { proposed: view.next?.value ?? "" };
    const { status } = await outcomeOf(async () =>
      action(visitArgs("/spb/intervals", { form, cookies: await cookiesOf() })),
    );
    expect([status, asked.mock.calls.length]).toEqual([303, 1]);
  });

  it("at night that is the first of another day, which is never chosen silently", async () => {
    at("23:30");
    slots[today] = [];
    const view = await times();
    expect([view.chosen, view.slots]).toEqual([undefined, []]);
    expect(view.message).toBe("Sorry, your order can’t be ready today. We can make it later.");
    expect(view.next?.words).toBe("Deliver tomorrow, 11:00–11:59");
  });

  it("is not proposed where the day is another one than today, nor while it is open", async () => {
    expect((await times(`?date=${tomorrow}`)).next).toBeUndefined();
    at("12:00");
    const { chosen, next, message } = await times();
    expect([chosen, next, message]).toEqual(["asap", undefined, undefined]);
  });
});

describe("open, but no order is made at once: it is said, nothing is chosen, and the first time is named with its day", () => {
  const NOT_TODAY = "Sorry, your order can’t be ready today. We can make it later.";
  const orders = (...periods: [number, number][]) => {
    const day = {
      working_minutes: [{ from: 600, to: 1380 }],
      order_minutes: periods.map(([from, to]) => ({ from, to })),
    };
    return { default: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, day])) };
  };
  const taken = { delivery: "All delivery times are taken, but we can deliver another day." };

  it.each<[string, string, () => void, string, string]>([
    ["no slots tonight", "12:00", () => (slots[today] = []), NOT_TODAY, "Deliver tomorrow, 11:00–11:59"],
    ["all taken", "12:00", () => (slots[today] = ["13:00!"]), taken.delivery, "Deliver tomorrow, 11:00–11:59"],
    ["orders are over", "22:45", () => (city = orders([600, 1350])), NOT_TODAY, "Deliver tomorrow, 11:00–11:59"],
    [
      "orders are over, a time tonight is left",
      "22:45",
      () => ((city = orders([600, 1350])), (slots[today] = ["23:30"])),
      NOT_TODAY,
      "Deliver at 23:30–23:59",
    ],
    [
      "a gap in the order hours",
      "15:00",
      () => ((city = orders([600, 840], [960, 1350])), (slots[today] = ["16:30"])),
      "Takes orders from 16:00. You can already order for later.",
      "Deliver at 16:30–16:59",
    ],
  ])("%s", async (_, clock, change, message, words) => {
    at(clock);
    change();
    const view = await times();
    expect(view).toMatchObject({ message, next: { words } });
    expect([view.chosen, view.slots.some(({ value }) => value === "asap")]).toEqual([undefined, false]);
    for (const go of [orderAsap, chooseAsap]) {
      const { status, errors } = await go();
      expect([status, errors]).toEqual([422, { interval_id: message }]);
    }
    expect(placed.asked).toEqual([]);
  });

  it("after midnight the day is the calendar's, by its name", async () => {
    city = { default: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, night])) };
    slots[tomorrow] = ["10:30"];
    vi.setSystemTime(Date.parse(`${tomorrow}T00:45:00+03:00`));
    const view = await times();
    expect(view).toMatchObject({ message: NOT_TODAY, next: { words: "Deliver Sun 22 November, 10:30–10:59" } });
    expect(view.slots).toMatchObject([{ title: "10:30", day: "Sun 22 November" }]);
    expect(view.chosen).toBeUndefined();
  });
  const night = { working_minutes: [{ from: 600, to: 1500 }], order_minutes: [{ from: 600, to: 1470 }] };

  async function orderAsap() {
    const { status, answer } = await submit({ ...honest, interval_id: "asap" });
    return { status, errors: answer.errors };
  }
  async function chooseAsap() {
    const form = { interval_id: "asap" };
    const cookies = await cookiesOf();
    const { status, view } = await outcomeOf(async () => action(visitArgs("/spb/intervals", { form, cookies })));
    return { status, errors: (view as { errors?: object } | undefined)?.errors };
  }
});

describe("a list of times is known to the other pages of its visitor for a minute", () => {
  beforeEach(() => {
    city = schedule(600, 1380);
    slots[today] = ["19:00!"];
    changes = { 13: { schedule: city } };
    at("18:00");
  });

  /** The header's note, the cart's lines about place and time, and the menu's offer of a time. */
  async function said(order_type: "delivery" | "takeaway", delivery_zone_id = 7, key = "abc") {
    const address = { id: 501, address: "Nevsky prospekt, 20", delivery_zone_id };
    const shop = { id: 13, name: "Nori, Zanevsky", street: "Zanevsky prospekt, 67" };
    const cookies = [
      await sessionOf({ key }),
      await placeCookieOf({ city: "spb", address, shop }),
      `order_type=${order_type}`,
    ].join("; ");
    const visit = await openVisit(visitArgs("/spb/", { cookies }));
    const { place_note } = await headerPlace(visit, await visit.city(), order_type);
    const cart = await whenWords(visit, cartOf(500));
    const promise = (await whereItGoes(visit, false))?.note;
    return {
      header: place_note?.replace(/\s/g, " "),
      cart,
      promise,
      offer: (await earliestTime(visit))?.words,
    };
  }

  it("a zone without a free slot promises no minutes anywhere, and names the next time", async () => {
    const byHours = await said("delivery");
    expect(byHours).toEqual({
      header: "Open 10:00–23:00 · 45–55 min · free delivery over 1 500 ₽",
      cart: { words: "ASAP" },
      promise: "45–55 min",
      offer: undefined,
    });
    await times();
    expect(await said("delivery")).toEqual({
      header: "Free times on another day · free delivery over 1 500 ₽",
      cart: { words: "Choose a time", note: "Free times on another day" },
      promise: undefined,
      offer: "Deliver tomorrow, 11:00–11:59",
    });
    expect((await said("delivery", 8)).cart).toEqual(byHours.cart);
    expect(await said("delivery", 7, "another visitor")).toEqual(byHours);
    at("18:02");
    expect(await said("delivery")).toEqual(byHours);
  });

  it("a shop without one is ready on another day, on its page and in the header", async () => {
    expect(await shopSaid()).toEqual({
      ready: "Ready in about 17 min",
      later: false,
      header: "Open 10:00–23:00 · Nori, Zanevsky",
    });
    await times("", { order_type: "takeaway" });
    expect(await shopSaid()).toEqual({
      ready: "Free times on another day",
      later: true,
      header: "Free times on another day · Nori, Zanevsky",
    });
  });

  async function shopSaid() {
    const visit = await openVisit(visitArgs("/spb/shops/13", { cookies: await cookiesOf({ order_type: "takeaway" }) }));
    const page = await shopPage(visit, await visit.city(), "13");
    return {
      ready: page?.ready,
      later: page?.shop.later,
      header: (await said("takeaway")).header,
    };
  }
});

describe("never silently another time: one that went is asked for again", () => {
  const choosing = async (interval: string) => {
    slots[today] = ["19:00", "20:00"];
    on("cartSetInterval", { cart: { ...cartOf(500), interval } });
    const form = { interval_id: interval, interval_date: today };
    return outcomeOf(async () => action(visitArgs("/spb/intervals", { form, cookies: await readyToOrder() })));
  };

  it("a slot that fills between page and submit is refused in words, and nothing else is taken", async () => {
    slots[today] = ["19:00!", "20:00"];
    const form = { interval_id: `${today}T19:00`, interval_date: today };
    const { status, view, cookies } = await outcomeOf(async () =>
      action(visitArgs("/spb/intervals", { form, cookies: await readyToOrder() })),
    );
    expect([status, (view as { errors: object }).errors]).toEqual([
      422,
      { interval_id: "19:00–19:59 has been taken. Please choose another time." },
    ]);
    expect(cookies.some((cookie) => cookie.startsWith("time="))).toBe(false);
  });

  it("a chosen one that fills later leaves nothing chosen on its day", async () => {
    const { cookies } = await choosing(`${today}T19:00`);
    const time = cookies.find((cookie) => cookie.startsWith("time="))?.split(";")[0] ?? "";
    slots[today] = ["19:00!", "20:00"];
    on("cart", { cart: { ...cartOf(500), interval: `${today}T19:00` } });
    const outcome = await outcomeOf(async () =>
      loader(visitArgs("/spb/intervals", { cookies: `${await readyToOrder()}; ${time}` })),
    );
    const { when } = outcome.view as IntervalsView;
    expect([when?.chosen, when?.lost]).toEqual([undefined, "19:00–19:59"]);
  });
});
