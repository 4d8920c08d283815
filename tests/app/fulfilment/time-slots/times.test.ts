import { HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import type { WhenView } from "../../../../app/fulfilment/time-slots/time-slots.view";
import { inShort, inShortStill, isFree, lostBefore, lostTime } from "../../../../app/fulfilment/time-slots/times";
import { loader } from "../../../../app/fulfilment/time-slots/times.route";
import { forgetAnswers } from "../../../../server/upstream/stale-while-revalidate";
import { orderCalls, slots } from "../../../support/upstream/orders";
import { cityOf, placeCalls } from "../../../support/upstream/places";
import { readyToOrder } from "../../../support/upstream/visitor";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { visitArgs } from "../../../support/app/route";

useUpstream(placeCalls, orderCalls);

async function times(query = "", cookies?: string) {
  const response = await loader(
    visitArgs(`/spb/checkout/times${query}`, { cookies: cookies ?? (await readyToOrder()) }),
  );
  return {
    status: response.status,
    kept: response.headers.get("cache-control"),
    view: (await response.json()) as WhenView,
  };
}

describe("the times of a day, asked for anew", () => {
  test("are those of now, taken ones marked, and nobody keeps them", async () => {
    on("intervals", slots(["19:00"]));
    const { status, kept, view } = await times();
    expect({ status, kept }).toEqual({ status: 200, kept: "private, no-store" });
    expect(view.slots.map(({ title, taken }) => [title, taken])).toEqual([
      ["ASAP", undefined],
      ["19:00", "taken"],
      ["19:30", undefined],
    ]);
  });

  test.each([
    ["en", "Wed 2"],
    ["ru", "ср, 2"],
    ["de", "Mi, 2."],
    ["tr", "2 Çar"],
    ["uz", "Chor, 2"],
    ["uk", "ср, 2"],
  ])("name their days as in %s: %s", async (language, label) => {
    const { view } = await times("", `${await readyToOrder()}; language=${language}`);
    expect(view.dates?.map(({ label }) => label).at(-1)).toBe(label);
  });

  test.each([
    [
      "what the upstream says of them",
      { message: "We cook for a wedding that day." },
      "We cook for a wedding that day.",
    ],
    ["our own words where it says nothing", {}, "All delivery times are taken, but we can deliver another day."],
  ])("come with %s if none is free", async (_, said, message) => {
    on("intervals", { ...slots(["19:00", "19:30"]), ...said });
    const { view } = await times("?date=2030-01-02");
    expect(view.slots.every(({ taken }) => taken)).toBe(true);
    expect(view.chosen).toBeUndefined();
    expect(view.message).toBe(message);
  });

  test("keep the days to choose from if none is free and the next free time cannot be found out", async () => {
    const dates = ["2030-01-02", "2030-01-03"].map((date_string) => ({ date_string, formatted_string: date_string }));
    const full = { ...slots(["19:00", "19:30"]), dates };
    on("intervals", ({ body }) => {
      const { date } = body as { date: string };
      return date === "2030-01-02" ? full : new HttpResponse(null, { status: 500 });
    });
    const { view } = await times("?date=2030-01-02");
    expect(view.dates).toHaveLength(2);
    expect(view.slots.every(({ taken }) => taken)).toBe(true);
    expect(view.next).toBeUndefined();
  });

  test("say nothing more while one is free", async () => {
    on("intervals", { ...slots(["19:00"]), message: "We are busy." });
    expect((await times("?date=2030-01-02")).view.message).toBeUndefined();
  });

  test("are asked for the day that is shown", async () => {
    const asked: unknown[] = [];
    on("intervals", ({ body }) => {
      asked.push(body);
      return slots();
    });
    await times("?date=2030-01-02");
    expect(asked).toEqual([{ date: "2030-01-02" }]);
  });

  test.each(["9999-99-99", "2030-02-30", "tomorrow", "2030-1-2", "2030-01-02T00:00"])(
    "are refused for %s, which is no day, and the upstream is not asked",
    async (date) => {
      const asked = vi.fn();
      on("intervals", asked);
      await expect(times(`?date=${encodeURIComponent(date)}`)).rejects.toMatchObject({ status: 422 });
      expect(asked).not.toHaveBeenCalled();
    },
  );

  test.each([
    ["down", 500],
    ["refusing", 422],
    ["for others now", 401],
  ])("are no answer while the upstream is %s", async (_, status) => {
    on("intervals", { message: "No." }, status);
    expect((await times()).status).toBe(503);
  });

  test("are none, and the form learns why, where the city takes no orders any more", async () => {
    forgetAnswers();
    on("city", { city: { ...cityOf("spb"), type: "stop" } });
    const { status, view } = await times();
    expect({ status, slots: view.slots }).toEqual({ status: 200, slots: [] });
    expect(view.message).toBe("This city isn’t taking orders right now");
  });

  test("are no answer to one who has not chosen anything", async () => {
    on("intervals", { errors: { city_id: "Choose a city." } }, 422);
    expect((await times("", "language=en")).status).toBe(503);
  });
});

const at = (...hours: string[]) =>
  hours.map((title) =>
    title.endsWith("!")
      ? { value: title.slice(0, -1), title: title.slice(0, -1), taken: "taken" }
      : { value: title, title },
  );
const view = (...hours: string[]): WhenView => ({ slots: at(...hours) });
const shown = (slots: ReturnType<typeof inShort>) => slots.map(({ value, roomy }) => (roomy ? `(${value})` : value));

describe("the order form shows 2 slots on phones and 3 on desktop", () => {
  test.each([
    ["the first ones", view("asap", "10", "11", "12"), "asap", ["asap", "10", "(11)"]],
    ["the free ones", view("asap", "10!", "11", "12!", "13"), "asap", ["asap", "11", "(13)"]],
    ["a later one that is chosen, on phones too", view("asap", "10", "11", "12"), "12", ["asap", "(10)", "12"]],
    ["the second, which is chosen", view("asap", "10", "11", "12"), "10", ["asap", "10", "(11)"]],
    ["nothing chosen", view("10", "11", "12"), undefined, ["10", "11", "(12)"]],
    ["a chosen one that is taken: it is not there", view("asap", "10!", "11"), "10", ["asap", "11"]],
    ["both of two", view("asap", "10"), "asap", ["asap", "10"]],
    ["none", view("10!"), undefined, []],
  ])("%s", (_, when, chosen, slots) => expect(shown(inShort(when, chosen))).toEqual(slots));

  test.each([
    ["nothing changed", view("asap", "10", "11", "12"), ["asap", "10", "(11)"]],
    ["one is taken", view("asap", "10!", "11", "12"), ["asap", "10", "(11)"]],
    ["one has passed", view("10", "11", "12"), ["10", "(11)"]],
    ["none of them is free", view("10!", "11!", "12", "13", "14", "15"), ["12", "13", "(14)"]],
  ])("and none moves when they are refreshed: %s", (_, now, slots) =>
    expect(shown(inShortStill(inShort(view("asap", "10", "11", "12"), "asap"), now))).toEqual(slots),
  );
});

test("but one that was chosen elsewhere comes among them", () => {
  const when = view("asap", "10", "11", "12");
  expect(shown(inShortStill(inShort(when, "asap"), when, "12"))).toEqual(["asap", "(10)", "12"]);
});

describe("refreshed times", () => {
  test.each([
    ["10", true],
    ["11", false],
    ["12", true],
    ["13", false],
  ])("%s is free: %s", (value, free) => expect(isFree(view("10", "11!", "12"), value)).toBe(free));

  test("are named by beginning and end, and at once by itself", () => {
    const before: WhenView = {
      slots: [
        { value: "asap", title: "ASAP", note: "35–45 min" },
        { value: "a", title: "19:00", to: "19:30" },
      ],
    };
    expect([lostTime(before, "asap"), lostTime(before, "a")]).toEqual(["asap", { time: "19:00–19:30" }]);
  });
});

test.each<[string | undefined, string | undefined, object | undefined]>([
  ["19:00–19:30", undefined, { time: "19:00–19:30" }],
  ["19:00–19:30", "19:30", undefined],
  [undefined, undefined, undefined],
])("a time that the page says is lost (%s) is said until another one (%s) is chosen", (lost, chosen, said) =>
  expect(lostBefore({ slots: [], lost }, chosen)).toEqual(said),
);
