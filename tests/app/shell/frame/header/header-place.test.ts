import { visitArgs } from "../../../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { headerPlace } from "../../../../../app/shell/frame/header/header-place.server";
import { openVisit } from "../../../../../server/visitor/visit";
import { cityOf, placeCalls, schedule, shops } from "../../../../support/upstream/places";
import { placeCookieOf } from "../../../../support/upstream/visitor";
import { noAnswer, on, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const shop = { id: 11, name: "Nori, Nevsky", street: "Nevsky prospekt, 88" };
/** Saint Petersburg is three hours ahead; the 21st of November is a Saturday. */
const SATURDAY = 6;

type Hours = ReturnType<typeof schedule> | Record<string, never> | undefined;

async function noteFor({
  hours,
  city,
  clock = "12:00",
  id = 11,
}: {
  hours?: Hours;
  city?: Hours;
  clock?: string;
  id?: number;
}) {
  vi.setSystemTime(Date.parse(`2026-11-21T${clock}:00+03:00`));
  on("city", { city: { ...cityOf("spb"), schedule: city } });
  on("shops", { shops: shops.map((one) => ({ ...one, schedule: hours })) });
  return note(id);
}

async function note(id = 11) {
  const cookies = ["order_type=takeaway", await placeCookieOf({ city: "spb", shop: { ...shop, id } })].join("; ");
  const visit = await openVisit(visitArgs("/spb/", { cookies }));
  const { place_note, ...line } = await headerPlace(visit, await visit.city(), "takeaway");
  return { ...line, place_note: plain(place_note) };
}

/** As it is read: its spaces say where its line may be broken. */
const plain = (place_note?: string) => place_note?.replace(/\s/g, " ");

const cases: [string, Parameters<typeof noteFor>[0], string][] = [
  ["while it is open", { hours: schedule(600, 1380) }, "Open 10:00–23:00 · Nori, Nevsky"],
  ["after it has closed", { hours: schedule(600, 1380), clock: "23:30" }, "Open 10:00–23:00 · Nori, Nevsky"],
  [
    "in a night shift, the evening's",
    { hours: schedule(720, 1560), clock: "00:30" },
    "Open 12:00–02:00 · Nori, Nevsky",
  ],
  [
    "in its last hour, the minutes left",
    { hours: schedule(600, 1380), clock: "22:25" },
    "Closes in 35 minutes · Nori, Nevsky",
  ],
  [
    "in a night shift's last hour, the minutes left",
    { hours: schedule(720, 1560), clock: "01:20" },
    "Closes in 40 minutes · Nori, Nevsky",
  ],
  [
    "an hour before closing, the hours still",
    { hours: schedule(600, 1380), clock: "22:00" },
    "Open 10:00–23:00 · Nori, Nevsky",
  ],
  ["a minute before closing", { hours: schedule(600, 1380), clock: "22:59" }, "Closes in 1 minute · Nori, Nevsky"],
  ["after a night shift", { hours: schedule(720, 1560), clock: "02:00" }, "Open 12:00–02:00 · Nori, Nevsky"],
  [
    "at 04:00, when the new day begins",
    { hours: schedule(720, 1680), clock: "04:00" },
    "Open 12:00–04:00 · Nori, Nevsky",
  ],
  [
    "in the night before a day off, which is still the shift of the day before",
    { hours: schedule(720, 1560, SATURDAY), clock: "00:30" },
    "Open 12:00–02:00 · Nori, Nevsky",
  ],
  ["around the clock", { hours: schedule(0, 1440) }, "24 hours · Nori, Nevsky"],
  ["on a day off", { hours: schedule(600, 1380, SATURDAY) }, "closed today · Nori, Nevsky"],
  ["without hours of its own, the city's", { city: schedule(540, 1320) }, "Open 09:00–22:00 · Nori, Nevsky"],
  ["with no hours anywhere", { hours: {} }, "Nori, Nevsky"],
  ["that is there no more", { hours: schedule(600, 1380), id: 99 }, "Nori, Nevsky"],
];

it.each([
  ["en", "Nevsky prospekt, 20", "20, flat\u00a012"],
  ["uz", "Cumhuriyet Cad. No: 42", "No: 42, 12-xonadon"],
  ["ru", "Невский проспект", undefined],
])("house and flat are the end that is never cut: %s, %s", async (language, address, place_end) => {
  const place = { city: "spb", address: { id: 1, address, room: "12", delivery_zone_id: 7 } };
  const cookies = [`language=${language}`, await placeCookieOf(place)].join("; ");
  const visit = await openVisit(visitArgs("/spb/", { cookies }));
  expect((await headerPlace(visit, await visit.city(), "delivery")).place_end).toBe(place_end);
});

describe("the header's line about the chosen shop", () => {
  it.each(cases)("%s", async (_, given, place_note) => {
    expect(await noteFor(given)).toEqual({ place: shop.street, place_end: "88", place_note, knows_shop: true });
  });

  it.each([
    ["on any day", schedule(600, 1380), "12:00", "Open 10:00–23:00 · free delivery over 1 500 ₽"],
    ["in the last hour", schedule(600, 1380), "22:01", "Closes in 59 minutes · free delivery over 1 500 ₽"],
    ["in a night shift", schedule(720, 1560), "00:30", "Open 12:00–02:00 · free delivery over 1 500 ₽"],
    ["on a day off", schedule(600, 1380, SATURDAY), "12:00", "closed today · free delivery over 1 500 ₽"],
    ["with no hours", {}, "12:00", "free delivery over 1 500 ₽"],
  ])("about a delivery, %s", async (_, hours, clock, place_note) => {
    vi.setSystemTime(Date.parse(`2026-11-21T${clock}:00+03:00`));
    on("city", { city: { ...cityOf("spb"), schedule: hours } });
    const cookies = [
      "order_type=delivery",
      await placeCookieOf({ city: "spb", address: { id: 1, address: "Nevsky prospekt, 20", delivery_zone_id: 7 } }),
    ].join("; ");
    const visit = await openVisit(visitArgs("/spb/", { cookies }));
    const line = await headerPlace(visit, await visit.city(), "delivery");
    expect({ ...line, place_note: plain(line.place_note) }).toEqual({
      place: "Nevsky prospekt, 20",
      place_end: "20",
      place_note,
      knows_shop: false,
    });
    // Half a part would say something else: "free delivery".
    expect(line.place_note?.split(/ /).map(plain)).toEqual(place_note.split(/ (?=·)/));
  });

  it.each([
    ["the day's opening and closing times", schedule(600, 1380), "Open 10:00–23:00"],
    ["that it is a day off", schedule(600, 1380, SATURDAY), "closed today"],
    ["nothing that nobody tells", {}, undefined],
  ])("has %s in a city where no address is chosen yet", async (_, hours, place_note) => {
    vi.setSystemTime(Date.parse("2026-11-21T12:00:00+03:00"));
    on("city", { city: { ...cityOf("spb"), schedule: hours } });
    const visit = await openVisit(visitArgs("/spb/"));
    const line = await headerPlace(visit, await visit.city(), "delivery");
    expect({ ...line, place_note: plain(line.place_note) }).toEqual({ place_note, knows_shop: false });
  });

  it("has the name alone while nobody tells the hours", async () => {
    on("shops", noAnswer);
    expect(await note()).toEqual({ place: shop.street, place_end: "88", place_note: shop.name, knows_shop: true });
  });

  it("is no line where no shop is chosen, and nobody is asked", async () => {
    on("shops", () => {
      throw new Error("asked");
    });
    const visit = await openVisit(visitArgs("/spb/", { cookies: "order_type=takeaway" }));
    expect(await headerPlace(visit, await visit.city(), "takeaway")).toEqual({ knows_shop: false });
  });
});
