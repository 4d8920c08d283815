import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action, loader } from "../../../../../app/fulfilment/place/delivery/delivery.route";
import type {
  AddressCheck,
  DeliveryAnswer,
  DeliveryView,
} from "../../../../../app/fulfilment/place/delivery/delivery.view";
import { cityTime } from "../../../../../rules/city-time";
import { forgetAnswers } from "../../../../../server/upstream/stale-while-revalidate";
import { UPSTREAM, visitArgs } from "../../../../support/app/route";
import {
  addressAnswer,
  briefs,
  cityOf,
  geocoderAnswer,
  nevsky20,
  placeCalls,
  schedule,
} from "../../../../support/upstream/places";
import { outcomeOf, sessionOf } from "../../../../support/upstream/visitor";
import { handler, noAnswer, on, upstream, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls, () => [
  handler("cities", {
    cities: briefs.map((brief) =>
      brief.alias === "vyborg" ? { ...brief, map: { coordinates: { latitude: 60.71, longitude: 28.73 } } } : brief,
    ),
    big_cities: [],
  }),
]);

/** Sums and times are written with no-break spaces. */
const plain = <Value>(value: Value) => JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " ")) as Value;

type Options = { cookies?: string; headers?: Record<string, string>; params?: Record<string, string> };

async function open(query = "", options: Options = {}) {
  const { view, ...rest } = await outcomeOf(() => loader(visitArgs(`/spb/delivery${query}`, options)));
  return { ...rest, view: plain(view as DeliveryView) };
}
const check = async (address: string, options?: Options) => {
  const { view, ...rest } = await open(`?${new URLSearchParams({ address })}`, options);
  return { ...rest, check: view.check as AddressCheck };
};
const finds = (...found: Parameters<typeof geocoderAnswer>) => on("geocodeAddress", geocoderAnswer(...found));
/** Finds nothing in the city, and one address in the country. */
const findsElsewhere = (...found: Parameters<typeof geocoderAnswer>) =>
  on("geocodeAddress", ({ body }) => {
    const { address } = body as { address: string };
    return address.startsWith("Saint Petersburg, ") ? geocoderAnswer() : geocoderAnswer(...found);
  });
/** A check that would set an address fails here: nothing may be written to find out. */
const nothingIsSet = () => upstream.use(http.post(`${UPSTREAM}/api/user/addresses/*`, () => HttpResponse.error()));

describe("{city}/delivery", () => {
  test("says the lowest price and time, each zone's terms, when, and shows the zones on the map", async () => {
    const near = cityOf("spb").delivery_zones[0];
    const wide = [
      [30, 59.8],
      [30.6, 59.8],
      [30.6, 60.1],
      [30, 60.1],
    ];
    const far = {
      id: 8,
      map: { area: wide },
      prices: { delivery: 299, minimum_order_amount: 1500, has_free_delivery: false },
      cooking_time: 30,
      delivery_time: 45,
    };
    on("city", {
      city: { ...cityOf("spb"), delivery_zones: [far, { ...near, cooking_time: 20, delivery_time: 20 }] },
    });
    const { status, view } = await open();
    expect([status, view.heading, view.check]).toEqual([200, "Delivery: Saint Petersburg", undefined]);
    expect(view.lead).toBe("From 40 minutes, from 149 ₽. Check your address: the fee depends on the zone.");
    expect(view.zones).toMatchObject([
      { name: "Zone 1", look: 0, fee: "149 ₽", minimum: "700 ₽", free_from: "1 500 ₽", time: "40–50 min" },
      { name: "Zone 2", look: 1, fee: "299 ₽", minimum: "1 500 ₽", time: "75–85 min" },
    ]);
    expect(view.hours).toEqual([{ days: "Daily", hours: "24 hours", today: true }]);
    expect(view.map?.pins).toEqual([]);
  });

  test("is only where the city delivers: else it leads to the nearest page that there is", async () => {
    const params = { city: "vyborg" };
    const { status, location } = await outcomeOf(() => loader(visitArgs("/vyborg/delivery", { params })));
    expect([status, location]).toEqual([302, "/vyborg/shops"]);
    const posted = await outcomeOf(() =>
      action(visitArgs("/vyborg/delivery", { params, form: { intent: "deliver" } })),
    );
    expect(posted.location).toBe("/vyborg/shops");
  });

  test("works where the contract gives no zones, no times and no shops", async () => {
    on("city", { city: { ...cityOf("spb"), delivery_zones: null, schedule: null } });
    on("shops", noAnswer);
    expect((await open()).view).toMatchObject({ lead: "Check your address.", zones: [], hours: [] });
    const { check: found } = await check("Nevsky prospekt, 20");
    expect(found).toMatchObject({ kind: "found", found: { address: "Nevsky prospekt, 20" } });
    expect(found).not.toHaveProperty("terms.fee");
  });
});

describe("the check of an address changes nothing, and answers", () => {
  test("found: time, fee, minimum and from when it is free, with the place on the map", async () => {
    nothingIsSet();
    const { view, status, cookies } = await open("?address=nevsky%2020");
    expect([status, cookies]).toEqual([200, []]);
    expect(view.check).toEqual({
      kind: "found",
      found: { address: "Nevsky prospekt, 20", latitude: 59.936, longitude: 30.32 },
      terms: { fee: "149 ₽", minimum: "700 ₽", free_from: "1 500 ₽" },
    });
    expect(view.map?.pins).toMatchObject([{ kind: "home", label: "Nevsky prospekt, 20", latitude: 59.936 }]);
    expect(view.here).toBe("/spb/delivery?address=nevsky+20");
  });

  test("no time while no order is made at once", async () => {
    const zones = cityOf("spb").delivery_zones.map((zone) => ({ ...zone, cooking_time: 20, delivery_time: 20 }));
    const timeWith = async (hours: object) => {
      forgetAnswers();
      on("city", { city: { ...cityOf("spb"), schedule: hours, delivery_zones: zones } });
      const { check: found } = await check("Nevsky prospekt, 20");
      return found.kind === "found" ? found.terms?.time : found.kind;
    };
    expect(await timeWith(schedule(0, 1440))).toBe("40–50 min");
    expect(await timeWith(schedule(0, 1440, cityTime(Date.now(), cityOf("spb")).weekday))).toBeUndefined();
  });

  test("a picked suggestion without looking it up again", async () => {
    on("geocodeAddress", noAnswer);
    const picked = { address: "Nevsky, 20", picked: "Nevsky, 20", latitude: "59.936", longitude: "30.32" };
    expect((await open(`?${new URLSearchParams(picked)}`)).view.check).toMatchObject({ kind: "found" });
    const other = { ...picked, picked: "Nevsky, 21" };
    expect((await open(`?${new URLSearchParams(other)}`)).view.check).toMatchObject({ kind: "failed" });
  });

  test("not found: an error at the field, and two near matches as links", async () => {
    finds(...[24, 40, 42].map((house) => ({ ...nevsky20, name: `Nevsky prospekt, ${house}` })));
    const { check: answer } = await check("Nevsky 240");
    expect(answer).toMatchObject({
      kind: "not_found",
      words: "We couldn’t find the address. Check the street and house number.",
      near: [{ text: "Nevsky prospekt, 24" }, { text: "Nevsky prospekt, 40" }],
    });
    const [first] = answer.kind === "not_found" ? answer.near : [];
    const query = new URL(first?.to ?? "", "http://x").search;
    expect((await open(query)).view.check).toMatchObject({ kind: "found", found: { address: "Nevsky prospekt, 24" } });
  });

  test.each([
    ["", "Enter the street and house number"],
    ["N", "Enter at least two characters"],
    ["<script>", "Please remove these characters: < >"],
    ["a".repeat(251), "No more than 250 characters"],
  ])("what is no address (%s): an error at the field, and no call", async (address, words) => {
    on("geocodeAddress", noAnswer);
    expect((await check(address)).check).toEqual({ kind: "not_found", words, near: [] });
  });

  test("not deliverable: the nearest open shop, and the way to be told", async () => {
    finds({ name: "Murino, 1", lon: 30.45, lat: 60.05 });
    expect((await check("Murino, 1")).check).toMatchObject({
      kind: "unserved",
      unserved: { address: "Murino, 1", shop: { id: 11 }, offer: { point: "60.05,30.45", where: "Murino, 1" } },
    });
  });

  test("another city of the list: what happens to the cart is said first, and the address goes along", async () => {
    findsElsewhere({ name: "Krepostnaya, 12", lon: 28.74, lat: 60.71, description: "Vyborg, Russia" });
    const asked = { kind: "elsewhere", other: { alias: "vyborg", title: "This is Vyborg, and Nori is there too" } };
    const anonymous = (await check("Vyborg, Krepostnaya, 12")).check;
    expect(anonymous).toMatchObject({
      ...asked,
      other: { notes: ["There’s no delivery there yet, only collection."], kept: { address: "Krepostnaya, 12" } },
    });
    const withCart = await check("Vyborg, Krepostnaya, 12", { cookies: await sessionOf({ key: "abc" }) });
    expect(withCart.check).toMatchObject({
      other: { notes: [expect.stringContaining("we’ll update your basket"), expect.any(String)] },
    });
  });

  test.each([
    ["Vyborg, Tverskaya ulitsa 12", "Тверская улица, 12"],
    ["Выборг, Тверская улица, 12", "Тверская улица, 12"],
    ["Wyborg, Arbat 12", "ул. Арбат, 12"],
    ["Vyborg, Tverskaya", undefined],
  ])("of several in another alphabet, the one that is named: %s", async (typed, address) => {
    const names = typed.includes("Arbat")
      ? ["ул. Новый Арбат, 12", "ул. Арбат, 12"]
      : ["1-я Тверская-Ямская улица, 12", "Тверская улица, 12"];
    findsElsewhere(...names.map((name) => ({ name, lon: 28.74, lat: 60.71, description: "Выборг, Россия" })));
    const { check: found } = await check(typed);
    if (address) expect(found).toMatchObject({ kind: "elsewhere", other: { alias: "vyborg", kept: { address } } });
    else expect(found).toMatchObject({ kind: "not_found" });
  });

  test("a town that is not in the list: we aren't there", async () => {
    findsElsewhere({ name: "Mira, 5", lon: 39, lat: 51.6, description: "Voronezh, Russia" });
    expect((await check("Voronezh, Mira, 5")).check).toEqual({
      kind: "nowhere",
      title: "We’re not in Voronezh yet",
      address: "Mira, 5",
    });
  });

  test.each<[string, () => Response]>([
    ["down", () => HttpResponse.error()],
    ["failing", () => HttpResponse.json({}, { status: 500 })],
    ["answering nonsense", () => HttpResponse.json({ response: 5 })],
  ])(
    "while the geocoder is %s: that it can't be found out, with the other way, and the page stands",
    async (_, answer) => {
      on("geocodeAddress", answer);
      const { view, status } = await open("?address=Nevsky%2020");
      expect([status, view.check?.kind, view.address, view.zones.length]).toEqual([503, "failed", "Nevsky 20", 1]);
      const german = await check("Nevsky 20", { headers: { "accept-language": "de" } });
      expect(german.check).toMatchObject({
        words: expect.stringContaining("Adressen lassen sich gerade nicht") as string,
      });
    },
  );

  test("a place without coordinates in the geocoder's answer is not one", async () => {
    finds({ name: "Nevsky 20", lon: NaN, lat: NaN });
    expect((await check("Nevsky 20")).check).toMatchObject({ kind: "not_found", near: [] });
  });

  test("a client that asks faster than people type to wait", async () => {
    const ask = () =>
      outcomeOf(() => loader({ ...visitArgs("/spb/delivery?address=Nevsky"), context: { address: "198.51.100.13" } }));
    const answers = await Promise.all(Array.from({ length: 101 }, ask));
    const refused = answers.find(({ status }) => status === 429);
    expect((refused?.view as DeliveryView | undefined)?.check?.kind).toBe("failed");
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
  });
});

describe("Deliver here", () => {
  const found = {
    address: "Nevsky prospekt, 20",
    picked: "Nevsky prospekt, 20",
    latitude: "59.936",
    longitude: "30.32",
  };
  async function deliver(form: Record<string, string> = {}, cookies?: string) {
    const { view, ...rest } = await outcomeOf(() =>
      action(visitArgs("/spb/delivery", { form: { intent: "deliver", ...found, ...form }, cookies })),
    );
    return { ...rest, answer: view as DeliveryAnswer };
  }
  const sets = (more: Record<string, unknown>) => on("addressSetByCoordinates", addressAnswer(more));

  test("sets the address, and `/delivery` leaves the address bar", async () => {
    const { status, location, place, order_type, flash } = await deliver();
    expect([status, location, order_type]).toEqual([303, "/spb/", "delivery"]);
    expect(place?.address).toMatchObject({ id: 501, delivery_zone_id: 7 });
    expect(flash?.text).toContain("Delivering to Nevsky prospekt, 20");
  });

  test("has the last word: what the upstream refuses is answered in the same place", async () => {
    sets({ delivery_possible: false });
    expect((await deliver()).answer.check).toMatchObject({ kind: "unserved", unserved: { shop: { id: 11 } } });
    sets({ found: false });
    expect((await deliver()).answer.check).toMatchObject({ kind: "not_found" });
    sets({ city_id: 3 });
    expect((await deliver({}, await sessionOf({ key: "abc" }))).answer.check).toMatchObject({
      kind: "elsewhere",
      other: { alias: "kazan", kept: { address: found.address } },
    });
    sets({ city_id: 99 });
    const nowhere = (await deliver()).answer;
    expect([nowhere.dialog, nowhere.errors]).toEqual([
      "We don’t deliver to this address",
      { form: "We don’t deliver to this address" },
    ]);
  });

  test("says so and keeps the address while the upstream is down", async () => {
    on("addressSetByCoordinates", noAnswer);
    const { status, answer, place } = await deliver();
    expect([status, answer.check?.kind, answer.typed?.address, place]).toEqual([
      503,
      "failed",
      found.address,
      undefined,
    ]);
  });

  test("of a page that is out of date is a 400 with words", async () => {
    expect((await deliver({ intent: "everything" })).status).toBe(400);
  });
});
