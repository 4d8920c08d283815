import { describe, expect, it } from "vitest";
import { NOON, sandboxForFile, SPB, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();

async function hungry(
  where: { city_id: number; order_type: "delivery" | "takeaway"; delivery_zone_id?: number; shop_id?: number } = {
    ...toSpb,
    delivery_zone_id: 11,
  },
  language = "en",
) {
  const visitor = new Visitor(sandbox, language);
  await visitor.call("cartAdd", { product_key: "miso", count: 1, ...where });
  return visitor;
}

describe("summer time", () => {
  it.each([
    ["berlin", "2026-03-28T12:00:00Z", 1],
    ["berlin", "2026-03-29T01:00:00Z", 2],
    ["berlin", "2026-10-25T00:59:00Z", 2],
    ["berlin", "2026-10-25T01:00:00Z", 1],
    ["kyiv", "2026-07-01T12:00:00Z", 3],
    ["istanbul", "2026-07-01T12:00:00Z", 3],
    ["spb", "2026-07-01T12:00:00Z", 3],
    ["almaty", "2026-07-01T12:00:00Z", 5],
  ])("the clock of %s at %s is %d hours ahead", async (alias, now, timezone) => {
    sandbox.clock.set({ now: Date.parse(now) });
    expect((await new Visitor(sandbox).call("city", { alias })).city).toMatchObject({ timezone });
  });

  it("a slot beyond the change of clocks is at its hour there", async () => {
    sandbox.clock.set({ now: Date.parse("2026-03-27T12:00:00Z") });
    const visitor = await hungry({ city_id: 8, order_type: "takeaway", shop_id: 801 });
    const noon = async (date: string) =>
      (await visitor.call("intervals", { date })).intervals.find(({ id }) => id === `${date}T12:00`)?.start_timestamp;
    expect(await noon("2026-03-28")).toBe(Date.parse("2026-03-28T11:00:00Z"));
    expect(await noon("2026-03-29")).toBe(Date.parse("2026-03-29T10:00:00Z"));
  });
});

describe("intervals", () => {
  it("intervals are half hours after the cooking and delivery time, some of them taken", async () => {
    const { intervals, dates, date_today } = await (await hungry()).call("intervals", { date: "2026-11-21" });
    expect(date_today).toBe("2026-11-21");
    expect(intervals[0]).toMatchObject({
      id: "2026-11-21T16:00",
      title: "16:00–16:30",
      day_name: "Saturday",
      start_timestamp: Date.parse("2026-11-21T13:00:00Z"),
    });
    expect(intervals.at(-1)?.id).toBe("2026-11-22T01:00");
    const taken = intervals.filter(({ disabled }) => disabled).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(intervals.length / 2);
    expect(dates.map(({ date_string }) => date_string)).toEqual(
      ["21", "22", "23", "24", "25", "26", "27"].map((day) => `2026-11-${day}`),
    );
    expect(dates.map(({ is_today, is_tomorrow }) => [is_today, is_tomorrow]).slice(0, 3)).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it("dates are named in the visitor's language", async () => {
    const day = async (language: string) =>
      (await (await hungry(undefined, language)).call("intervals", { date: "2026-11-21" })).dates[0];
    expect(await day("ru")).toMatchObject({ formatted_string: "21 ноября", day_name: "суббота" });
    expect(await day("de")).toMatchObject({ formatted_string: "21. November", day_name: "Samstag" });
  });

  it("a far zone takes longer, and takeaway has no delivery time", async () => {
    const first = async (where: Parameters<typeof hungry>[0]) =>
      (await (await hungry(where)).call("intervals", { date: "2026-11-21" })).intervals[0]?.id;
    expect(await first({ ...toSpb, delivery_zone_id: 13 })).toBe("2026-11-21T16:30");
    expect(await first({ city_id: SPB, order_type: "takeaway", shop_id: 101 })).toBe("2026-11-21T15:30");
  });

  it("intervals after midnight belong to the previous day until the night shift ends", async () => {
    sandbox.clock.set({ now: Date.parse("2026-11-21T21:10:00Z") });
    const { date_today, intervals } = await (await hungry()).call("intervals", { date: "2026-11-21" });
    expect(date_today).toBe("2026-11-21");
    expect(intervals[0]?.id).toBe("2026-11-22T01:00");
  });

  it("a past, distant or full day has no intervals, and the answer says why", async () => {
    const visitor = await hungry(undefined, "ru");
    expect(await visitor.call("intervals", { date: "2026-12-24" })).toMatchObject({
      intervals: [],
      message: "На этот день времени нет. Выберите другой день.",
    });
    sandbox.clock.set({ now: Date.parse("2026-11-21T22:40:00Z") });
    expect(await visitor.call("intervals", { date: "2026-11-21" })).toMatchObject({
      intervals: [],
      message: expect.stringContaining("К сожалению, сегодня") as string,
    });
    sandbox.clock.set({ now: NOON });
    for (const { id } of (await visitor.call("intervals", { date: "2026-11-23" })).intervals)
      await postToConsole(sandbox, "intervals", { city: "spb", interval_id: id });
    const { intervals, message } = await visitor.call("intervals", { date: "2026-11-23" });
    expect(intervals.every(({ disabled }) => disabled)).toBe(true);
    expect(message).toBe("На этот день всё время доставки занято, но мы можем доставить в другой день.");
  });

  it("intervals need a city and a date", async () => {
    const visitor = await hungry();
    for (const date of ["tomorrow", "2026-02-30", "", "99999-01-01", "0000-01-01"]) {
      expect((await visitor.attempt("intervals", { date })).body.errors, date).toEqual({ date: "Enter a valid date" });
    }
    expect((await new Visitor(sandbox).attempt("intervals", { date: "2026-11-21" })).body.errors).toEqual({
      city_id: "Choose a city first",
    });
    expect(
      (await postToConsole(sandbox, "intervals", { city: "atlantis", interval_id: "2026-11-21T19:00" })).status,
    ).toBe(404);
  });
});

it("time settings list the free times and the durations", async () => {
  const anyone = new Visitor(sandbox);
  const { time_list, cooking_time, delivery_time } = await anyone.call("timeSettings", {
    date: "2026-11-21",
    ...toSpb,
    delivery_zone_id: 13,
  });
  expect([cooking_time, delivery_time]).toEqual([25, 50]);
  expect(time_list.every((time) => /^\d\d:(00|30)$/.test(time))).toBe(true);
  expect(
    await anyone.call("timeSettings", { date: "2026-11-21", city_id: SPB, order_type: "takeaway", shop_id: 101 }),
  ).toMatchObject({ cooking_time: 15, delivery_time: 0 });
  expect((await anyone.attempt("timeSettings", { date: "x", ...toSpb })).status).toBe(422);
});
