import { expect, it } from "vitest";
import { week } from "../../../../../app/fulfilment/place/shops/hours-words.server";
import { shopView } from "../../../../../app/fulfilment/place/shops/shop-view.server";
import { cityTime } from "../../../../../rules/city-time";
import type { Schedule } from "../../../../../rules/schedule";
import { openVisit } from "../../../../../server/visitor/visit";
import { placeCalls, schedule as daily, shops } from "../../../../support/upstream/places";
import { useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(placeCalls);

/** A shop of Saint Petersburg as the list shows it at a moment there. */
async function listed(schedule: Schedule, moment: string) {
  const visit = await openVisit(visitArgs("/spb/shops"));
  const [shop] = shops;
  if (!shop) throw new Error("there is no shop");
  const city = await visit.city();
  const now = Date.parse(`${moment}:00+03:00`);
  const { open, hours } = shopView(visit, city, { ...shop, schedule } as Parameters<typeof shopView>[2], now);
  return { open, hours, week: week(visit.t, visit.language, schedule, cityTime(now, city)) };
}

const usual = daily(600, 1500, 1);
const newYear: Schedule = {
  ...usual,
  custom: { "2026-12-31": { working_minutes: [{ from: 600, to: 1200 }] }, "2027-01-01": { working_minutes: [] } },
};
const withBreak: Schedule = {
  default: Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((day) => [
      day,
      {
        working_minutes: [
          { from: 600, to: 900 },
          { from: 960, to: 1260 },
        ],
      },
    ]),
  ),
};

const monday = { days: "Mon", hours: "closed", today: false };
const others = { days: "Tue–Sun", hours: "10:00–01:00" };

it.each([
  ["more than a week before a holiday", newYear, "2026-12-23T12:00", [monday, { ...others, today: true }]],
  [
    "in the week before it",
    newYear,
    "2026-12-25T12:00",
    [monday, { ...others, today: true }, { days: "31 Dec", hours: "10:00–20:00", today: false }],
  ],
  [
    "on it",
    newYear,
    "2026-12-31T12:00",
    [
      monday,
      { ...others, today: false },
      { days: "31 Dec", hours: "10:00–20:00", today: true },
      { days: "1 Jan", hours: "closed", today: false },
    ],
  ],
  ["after it", newYear, "2027-01-02T12:00", [monday, { ...others, today: true }]],
  [
    "a date that is as usual",
    { ...usual, custom: { "2026-12-31": usual.default[4] } } as Schedule,
    "2026-12-31T12:00",
    [monday, { ...others, today: true }],
  ],
  ["a break", withBreak, "2026-12-23T12:00", [{ days: "Daily", hours: "10:00–15:00, 16:00–21:00", today: true }]],
])("the week of a shop, %s", async (_, schedule, moment, week) =>
  expect((await listed(schedule, moment)).week).toEqual(week),
);

it.each([
  ["until the break", withBreak, "2026-12-23T12:00", true, "Open until 15:00"],
  ["just before it", withBreak, "2026-12-23T14:50", true, "Closes in 10 minutes"],
  ["in the break", withBreak, "2026-12-23T15:10", false, "Closed, opens at 16:00"],
  ["after it", withBreak, "2026-12-23T16:00", true, "Open until 21:00"],
  ["into the night", usual, "2026-12-23T23:00", true, "Open until 01:00"],
  ["in the night", usual, "2026-12-23T00:10", true, "Closes in 50 minutes"],
  ["shorter today", newYear, "2026-12-31T18:00", true, "Open until 20:00"],
  ["closed for two days", newYear, "2026-12-31T20:00", false, "Closed, opens Sat at 10:00"],
])("whether it is open, %s", async (_, schedule, moment, open, hours) =>
  expect(await listed(schedule, moment)).toMatchObject({ open, hours }),
);
