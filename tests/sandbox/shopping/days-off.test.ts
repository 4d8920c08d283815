import { describe, expect, it } from "vitest";
import { signedIn } from "../../support/sandbox/buyer";
import { sandboxForFile, SPB, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();

const spb = { ...toSpb, delivery_zone_id: 11 };
/** Closed on Mondays; and one that has a break from three to four. */
const minsk = { city_id: 5, order_type: "takeaway", shop_id: 504 } as const;
const kyiv = { city_id: 9, order_type: "takeaway", shop_id: 906 } as const;
/** By the clock of Saint Petersburg, and Minsk. */
const at = (moment: string) => sandbox.clock.set({ now: Date.parse(`${moment}:00+03:00`) });

async function times(where: typeof spb | typeof minsk | typeof kyiv, date: string, language = "en") {
  const visitor = new Visitor(sandbox, language);
  await visitor.call("cartAdd", { product_key: "miso", count: 1, ...where });
  const answer = await visitor.call("intervals", { date });
  return { ...answer, starts: answer.intervals.map(({ id }) => id.slice(-5)) };
}

describe("the times of a day", () => {
  it("a holiday has no times, and the answer says so", async () => {
    at("2026-12-30T12:00");
    expect(await times(spb, "2027-01-01")).toMatchObject({
      date_today: "2026-12-30",
      intervals: [],
      message: "There are no times left on this day. Please choose another day.",
    });
    at("2027-01-01T12:00");
    const today = await times(spb, "2027-01-01", "ru");
    expect(today).toMatchObject({
      date_today: "2027-01-01",
      intervals: [],
      message: "К сожалению, сегодня ваш заказ не будет готов. Мы можем приготовить его позже.",
    });
    expect(today.dates[0]).toMatchObject({ date_string: "2027-01-01", is_today: true });
  });

  it("a short day ends earlier", async () => {
    at("2026-12-30T12:00");
    expect((await times(spb, "2026-12-31")).starts.at(-1)).toBe("19:00");
    expect((await times(spb, "2026-12-30")).starts.at(-1)).toBe("00:00");
    expect((await times(spb, "2027-01-02")).starts.length).toBeGreaterThan(20);
  });

  it.each([
    ["while the night shift works", "2026-12-31T00:30", "2026-12-30"],
    ["until four", "2026-12-31T03:59", "2026-12-30"],
    ["from four on", "2026-12-31T04:00", "2026-12-31"],
    ["after a day that closed before midnight", "2027-01-01T00:30", "2027-01-01"],
    ["after a day off", "2027-01-02T00:30", "2027-01-02"],
  ])("the answer names today: %s", async (_, moment, today) => {
    at(moment);
    expect((await times(spb, "2027-01-03")).date_today).toBe(today);
  });

  it("a shop's day off has no times, and its break is a gap", async () => {
    expect(await times(minsk, "2026-11-23")).toMatchObject({
      intervals: [],
      message: "There are no times left on this day. Please choose another day.",
    });
    expect((await times(minsk, "2026-11-24")).starts.slice(0, 2)).toEqual(["11:30", "12:00"]);
    const { starts } = await times(kyiv, "2026-11-24");
    expect([starts.includes("14:00"), starts.find((start) => start > "14:00")]).toEqual([true, "16:30"]);
  });
});

it.each([
  ["2026-12-31", (list: string[]) => list.length > 0 && list.every((time) => time >= "10:00" && time <= "19:00")],
  ["2027-01-01", (list: string[]) => list.length === 0],
] as const)("time settings on %s name the free times of that day", async (date, isRight) => {
  at("2026-12-30T12:00");
  const { time_list, cooking_time } = await new Visitor(sandbox).call("timeSettings", { date, ...spb });
  expect(isRight(time_list), time_list.join()).toBe(true);
  expect(cooking_time).toBeGreaterThan(0);
});

describe("an order", () => {
  const today = "We are closed today. Choose a time on another day";
  const now = "We are closed now. Choose a time for your order";
  it.each([
    ["on a holiday", undefined, "2027-01-01T12:00", today],
    ["on a holiday, after midnight", undefined, "2027-01-01T00:30", today],
    ["after closing of a shorter day", undefined, "2026-12-31T19:45", now],
    ["on a shop's day off", minsk.shop_id, "2026-11-23T12:00", today],
    ["in the night before that day off", minsk.shop_id, "2026-11-22T23:30", now],
    ["in a shop's break", kyiv.shop_id, "2026-11-24T16:30", now],
  ])("an order for now is refused %s", async (_, shop_id, moment, words) => {
    const { visitor, payload } = await signedIn(sandbox, { shop_id });
    at(moment);
    expect(await visitor.attempt("orderCreate", { ...payload, payment_type: "cash" })).toMatchObject({
      status: 422,
      body: { message: words, errors: { interval_id: words } },
    });
  });

  it.each([
    ["the day after a holiday", undefined, "2027-01-01T12:00", "2027-01-02"],
    ["the day after a shop's day off", minsk.shop_id, "2026-11-23T12:00", "2026-11-24"],
  ])("an order for %s is accepted", async (_, shop_id, moment, date) => {
    const { visitor, payload } = await signedIn(sandbox, { shop_id });
    at(moment);
    const { intervals } = await visitor.call("intervals", { date });
    const interval_id = intervals.find(({ disabled }) => !disabled)?.id;
    expect(interval_id).toContain(date);
    expect(
      (await visitor.call("orderCreate", { ...payload, payment_type: "cash", interval_id })).order_id,
    ).toBeGreaterThan(0);
  });
});

it("a city and its shops have special dates, and the city an alert, by the sandbox's clock", async () => {
  const visitor = new Visitor(sandbox, "ru");
  expect((await visitor.call("city", { alias: "spb" })).city.alert ?? undefined).toBeUndefined();
  at("2026-12-30T12:00");
  const { city } = await visitor.call("city", { alias: "spb" });
  expect(city.alert).toBe("31 декабря работаем до 20:00, 1 января отдыхаем.");
  expect(Object.keys(city.schedule?.custom ?? {})).toEqual(["2026-12-31", "2027-01-01"]);
  const { shops } = await visitor.call("shops", { city_id: SPB });
  expect(shops.map(({ schedule }) => schedule?.custom?.["2027-01-01"]?.working_minutes)).toEqual(shops.map(() => []));
  expect(shops.map(({ schedule }) => Object.keys(schedule?.month ?? {}).length)).toEqual(shops.map(() => 33));
});
