import { delay, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import {
  loader as addressForm,
  action as addressAction,
} from "../../../../../../app/fulfilment/place/address/page/address.route";
import { action, loader } from "../../../../../../app/fulfilment/place/address/pick/pick.route";
import type { PickView } from "../../../../../../app/fulfilment/place/address/pick/pick.view";
import { loader as spotLoader } from "../../../../../../app/fulfilment/place/address/pick/spot.route";
import type { SpotView } from "../../../../../../app/fulfilment/place/address/house/spot.view";
import { calls } from "../../../../../../contract/calls";
import type { AddressAnswer } from "../../../../../../app/fulfilment/place/place.view";
import { addressAnswer, cityOf, geocoderAnswer, nevsky20, placeCalls } from "../../../../../support/upstream/places";
import { cookiesAfter, outcomeOf, placeCookieOf } from "../../../../../support/upstream/visitor";
import { handler, noAnswer, on, useUpstream } from "../../../../../support/upstream/upstream";
import { visitArgs } from "../../../../../support/app/route";

const asked: unknown[] = [];
/** The houses that the geocoder knows, whatever the point. */
let known = [nevsky20];

useUpstream(placeCalls, () => {
  asked.length = 0;
  known = [nevsky20];
  return [
    handler("geocodeCoordinates", ({ body }) => {
      asked.push(body);
      return geocoderAnswer(...known);
    }),
  ];
});

/** A point of its own for every test: answers are kept. */
let east = 0;
const besideNevsky = () => ({ latitude: 59.936, longitude: Number((30.319 + (east += 1) / 10_000).toFixed(4)) });
const textOf = ({ latitude, longitude }: { latitude: number; longitude: number }) => `${latitude},${longitude}`;

async function spot(at: string): Promise<SpotView> {
  const response = await spotLoader(visitArgs(`/spb/address/spot?${new URLSearchParams({ at })}`));
  return (await response.json()) as SpotView;
}

async function open(query: string, cookies?: string) {
  const outcome = await outcomeOf(async () => loader(visitArgs(`/spb/address/map${query}`, { cookies })));
  return { ...outcome, view: outcome.view as PickView };
}

async function pick(at: string, { query = "", cookies }: { query?: string; cookies?: string } = {}) {
  const outcome = await outcomeOf(() => action(visitArgs(`/spb/address/map${query}`, { form: { at }, cookies })));
  return { ...outcome, view: outcome.view as AddressAnswer };
}

describe("what is under the pin, in words", () => {
  test("a house in a zone: the fee, the minimum, and how long it takes", async () => {
    const [zone] = cityOf("spb").delivery_zones;
    const timed = { ...cityOf("spb"), delivery_zones: [{ ...zone, cooking_time: 20, delivery_time: 15 }] };
    on("city", { city: timed });
    const found = await spot(textOf(besideNevsky()));
    expect(found).toMatchObject({ kind: "served", address: "Nevsky prospekt, 20", near: [] });
    expect(found).toMatchObject({ time: expect.stringMatching(/35.45/) as string });
    expect(found).toMatchObject({ terms: expect.stringMatching(/149.*1\s500.*700/) as string });
  });

  test("the houses around it, nearest first, are ways to them", async () => {
    known = [
      { name: "Far away, 1", lon: 30.5, lat: 59.936 },
      { name: "Next door, 24", lon: 30.3225, lat: 59.936 },
      { name: "Next door, 22", lon: 30.3215, lat: 59.936 },
      nevsky20,
      nevsky20,
    ];
    const found = await spot(textOf(besideNevsky()));
    expect(found.near.map(({ address }) => address)).toEqual(["Next door, 22", "Next door, 24"]);
  });

  test("a house that is gone to from the list is the one under the pin, though another of its corner is nearer to the point that is looked up", async () => {
    const { latitude, longitude } = besideNevsky();
    const chosen = { name: "Corner street, 17", lat: latitude + 0.00005 - 0.00001, lon: longitude + 0.00003 };
    known = [{ name: "Corner lane, 8", lat: latitude, lon: longitude }, chosen];
    const at = `${chosen.lat.toFixed(5)},${chosen.lon.toFixed(5)}`;
    expect(await spot(at)).toMatchObject({ address: chosen.name, near: [{ address: "Corner lane, 8" }] });
    const { coordinates } = asked[0] as { coordinates: [number, number] };
    expect(coordinates).toEqual([longitude, latitude]);
  });

  test("no house within a hundred metres, and a street alone, is no house", async () => {
    known = [{ ...nevsky20, lat: 59.938 }];
    expect(await spot(textOf(besideNevsky()))).toMatchObject({ kind: "empty", near: [{ address: nevsky20.name }] });
    on("geocodeCoordinates", () => {
      const answer = geocoderAnswer(nevsky20);
      const [{ GeoObject }] = answer.response.GeoObjectCollection.featureMember as [{ GeoObject: object }];
      Object.assign(GeoObject, { metaDataProperty: { GeocoderMetaData: { kind: "street" } } });
      return answer;
    });
    expect(await spot(textOf(besideNevsky()))).toEqual({ kind: "empty", near: [] });
  });

  test("out of every zone: not delivered, with the nearest restaurant", async () => {
    known = [{ name: "Oktyabrskaya, 1", lon: 30.5, lat: 59.936 }];
    expect(await spot("59.936,30.5")).toMatchObject({
      kind: "unserved",
      address: "Oktyabrskaya, 1",
      unserved: { shop: { id: 11 } },
    });
  });

  test.each(["", "x", "59.9", "59.9,30.3,1", "NaN,NaN", "91,30", "59.9,1e2", "55.75,37.62", "0,0", "-59.9,30.3"])(
    "a point that is none, or of another city, is outside, and asks nobody: %s",
    async (at) => {
      expect(await spot(at)).toEqual({ kind: "outside", near: [] });
      expect(asked).toEqual([]);
    },
  );

  test("is looked up to ten metres, so that whoever moves a little asks nobody again", async () => {
    const { latitude, longitude } = besideNevsky();
    for (const more of [0, 0.00001, -0.00003, 0.00004]) await spot(textOf({ latitude, longitude: longitude + more }));
    expect(asked).toEqual([{ coordinates: [longitude, latitude] }]);
  });

  test("is bounded as suggestions are: who asks faster than maps are moved is told that the map does not answer", async () => {
    const address = "203.0.113.77";
    const ask = async (at: string) => {
      const args = visitArgs(`/spb/address/spot?${new URLSearchParams({ at })}`);
      const response = await spotLoader({ ...args, context: { address } });
      return ((await response.json()) as SpotView).kind;
    };
    const at = textOf(besideNevsky());
    const kinds = await Promise.all(Array.from({ length: 130 }, () => ask(at)));
    expect(kinds.filter((kind) => kind === "silent")).toHaveLength(30);
  });
});

describe("a geocoder that is down, slow or wrong", () => {
  const faults: [string, () => Response | Promise<Response>][] = [
    ["down", () => HttpResponse.error()],
    ["failing", () => HttpResponse.json({}, { status: 500 })],
    ["wrong", () => HttpResponse.json({ response: "yes" })],
    ["HTML", () => HttpResponse.html("<p>hello</p>")],
    ["refusing", () => HttpResponse.json({ message: "no" }, { status: 404 })],
  ];

  test.each(faults)("%s: the map does not answer, and the page says so and stands", async (_, answer) => {
    on("geocodeCoordinates", answer);
    const at = textOf(besideNevsky());
    expect(await spot(at)).toEqual({ kind: "silent", near: [] });
    const { status, view } = await open(`?map=${at},16`);
    expect([status, view.spot?.kind]).toEqual([200, "silent"]);
    expect(view.map).toBeDefined();
  });

  test("slow: the page does not wait for longer than its look-up may take", async () => {
    const { limit } = calls.geocodeCoordinates;
    calls.geocodeCoordinates.limit = 100;
    on("geocodeCoordinates", async () => {
      await delay("infinite");
      return {};
    });
    const found = await spot(textOf(besideNevsky())).finally(() => (calls.geocodeCoordinates.limit = limit));
    expect(found.kind).toBe("silent");
  });

  test("naming points that are none, or of another city, knows no house", async () => {
    known = [
      { name: "Nowhere, 1", lon: Number.NaN, lat: 59.9 },
      { name: "Tverskaya, 1", lon: 37.6, lat: 55.76 },
      { name: "<>", lon: 30.32, lat: 59.936 },
    ];
    expect(await spot(textOf(besideNevsky()))).toEqual({ kind: "empty", near: [] });
  });
});

describe("the page with the map", () => {
  test("opens on the city, and looks nothing up before a place is chosen", async () => {
    const { view } = await open("");
    expect(view.map?.view.zoom).toBeLessThanOrEqual(12);
    expect(view.spot).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test("says what is under the pin of the address's view, exactly there", async () => {
    const point = besideNevsky();
    const { view } = await open(`?map=${textOf(point)},16`);
    expect(view).toMatchObject({ at: textOf(point), spot: { kind: "served", address: nevsky20.name } });
  });

  test("stays in the city, whatever the address says", async () => {
    const { view } = await open("?map=0,0,17");
    const [latitude = 0, longitude = 0] = view.at.split(",").map(Number);
    expect([Math.round(latitude), Math.round(longitude)]).toEqual([60, 30]);
  });

  test("has districts, and the streets nearest to the pin, as links", async () => {
    const { view } = await open("?map=59.9311,30.3456,16");
    const names = (places: { name: string }[]) => places.map(({ name }) => name);
    expect(view.districts.length).toBeGreaterThan(3);
    expect(names(view.streets).join()).toContain("Rubinshteyna");
    expect(view.streets.length).toBeLessThanOrEqual(16);
    const [street] = view.streets;
    expect((await open(`?map=${street?.view}`)).view.map?.view.zoom).toBe(16);
  });

  test("finds an address by its words: one leads there, several are links, none is said", async () => {
    const one = await open("?address=Nevsky+20&return_to=%2Fspb%2Fcart");
    expect([one.status, one.location]).toEqual([
      302,
      "/spb/address/map?return_to=%2Fspb%2Fcart&map=59.93600%2C30.32000%2C17&found=Nevsky+20",
    ]);
    expect((await open(one.location?.replace(/.*(?=\?)/, "") ?? "")).view.search.text).toBe("Nevsky 20");
    on("geocodeAddress", geocoderAnswer(nevsky20, { ...nevsky20, name: "Nevsky prospekt, 22" }));
    const several = await open("?address=Nevsky+prospe");
    expect(several.view.search.places).toEqual([
      { name: "Nevsky prospekt, 20", view: "59.93600,30.32000,17" },
      { name: "Nevsky prospekt, 22", view: "59.93600,30.32000,17" },
    ]);
    on("geocodeAddress", geocoderAnswer());
    expect((await open("?address=Nowhere+1")).view.search).toEqual({ text: "Nowhere 1", places: [] });
    on("geocodeAddress", noAnswer);
    expect((await open("?address=Nowhere+2")).view.search.places).toBeUndefined();
  });

  test("a suggestion of its search leads to its point without another look-up; one that is invented is looked for by its words", async () => {
    const suggested = (more: Record<string, string>) =>
      open(`?${new URLSearchParams({ address: "Sadovaya, 5", picked: "Sadovaya, 5", ...more })}`);
    on("geocodeAddress", geocoderAnswer());
    const led = await suggested({ latitude: "59.93", longitude: "30.33" });
    expect([led.status, new URL(led.location ?? "", "http://x").searchParams.get("map")]).toEqual([
      302,
      "59.93000,30.33000,17",
    ]);
    const invented: Record<string, string>[] = [
      { latitude: "0", longitude: "0" },
      { latitude: "59.93", longitude: "30.33", picked: "Another, 1" },
      { latitude: "x", longitude: "1e9" },
    ];
    for (const point of invented)
      expect((await suggested(point)).view.search).toEqual({ text: "Sadovaya, 5", places: [] });
  });

  test("is none of a city without delivery", async () => {
    const { status, location } = await outcomeOf(async () =>
      loader(visitArgs("/vyborg/address/map", { params: { city: "vyborg" } })),
    );
    expect([status, location]).toEqual([302, "/vyborg/order-type"]);
  });
});

describe("deliver here", () => {
  const noted = () => {
    const sent: unknown[] = [];
    on("addressSetByCoordinates", ({ body }) => {
      sent.push(body);
      return addressAnswer();
    });
    return sent;
  };

  test("sets the coordinates that were picked, and asks for the door next", async () => {
    const sent = noted();
    const { status, location, place, order_type, flash, cookies } = await pick("59.936,30.32", {
      query: "?map=59.936,30.32,17&return_to=%2Fspb%2Fcart",
    });
    expect(sent).toEqual([{ city_id: 1, latitude: 59.936, longitude: 30.32 }]);
    expect([status, location, order_type]).toEqual([303, "/spb/address?door=1&return_to=%2Fspb%2Fcart", "delivery"]);
    expect(place?.address).toMatchObject({ id: 501, address: "Nevsky prospekt, 20" });
    expect(flash).toMatchObject({ tone: "good", text: expect.stringContaining("149") as string });

    const after = cookiesAfter("", cookies);
    const { view } = await outcomeOf(() => addressForm(visitArgs(location ?? "", { cookies: after })));
    const { door, filled } = view as { door: boolean; filled: Record<string, string> };
    expect([door, filled]).toMatchObject([true, { address: "Nevsky prospekt, 20", picked: "Nevsky prospekt, 20" }]);
    const form = { ...filled, intent: "typed", room: "12" };
    const saved = await outcomeOf(() => addressAction(visitArgs(location ?? "", { form, cookies: after })));
    expect([saved.status, saved.location, saved.place?.address?.room]).toEqual([303, "/spb/cart", "12"]);
    expect(sent[1]).toEqual({ city_id: 1, latitude: 59.936, longitude: 30.32, room: "12" });
  });

  test("leads straight back to the order form, which asks for the door itself", async () => {
    const { location } = await pick("59.936,30.32", { query: "?return_to=%2Fspb%2Fcheckout" });
    expect(location).toBe("/spb/checkout");
    const nested = encodeURIComponent(
      `/spb/address?return_to=${encodeURIComponent("/spb/order-type?return_to=%2Fspb%2Fcheckout")}`,
    );
    expect((await pick("59.936,30.32", { query: `?return_to=${nested}` })).location).toBe("/spb/checkout");
  });

  test.each(["", "x", "0,0", "55.75,37.62", "91,181", "1e1,1e1", "59.936;30.32"])(
    "refuses a point that is invented or out of the city: %s",
    async (at) => {
      const sent = noted();
      const { status, view, place } = await pick(at);
      expect([status, place, sent]).toEqual([422, undefined, []]);
      expect(view.errors?.form).toContain("outside the city");
    },
  );

  test("two points are none", async () => {
    const sent = noted();
    const form: [string, string][] = [
      ["at", "59.936,30.32"],
      ["at", "59.94,30.33"],
    ];
    const { status } = await outcomeOf(() => action(visitArgs("/spb/address/map", { form })));
    expect([status, sent]).toEqual([422, []]);
  });

  test("says that there is no house, that nobody delivers there, and which city it is", async () => {
    on("addressSetByCoordinates", { delivery_address: { id: 0, address: "?", found: false } });
    expect((await pick("59.936,30.32")).view.errors?.form).toContain("no house");
    on("addressSetByCoordinates", addressAnswer({ delivery_possible: false }));
    const unserved = await pick("59.936,30.32");
    expect([unserved.status, unserved.view.unserved?.address, unserved.place]).toEqual([
      422,
      "Nevsky prospekt, 20",
      undefined,
    ]);
    on("addressSetByCoordinates", addressAnswer({ city_id: 3 }));
    expect((await pick("59.936,30.32")).location).toBe("/kazan/order-type?order_type=delivery");
  });

  test.each<[string, () => Response, number]>([
    ["down", () => HttpResponse.error(), 503],
    ["failing", () => HttpResponse.json({}, { status: 500 }), 502],
    ["limiting", () => HttpResponse.json({ message: "Slow down" }, { status: 429 }), 429],
  ])("an upstream that is %s: words, and the place stays as it was", async (_, answer, expected) => {
    on("addressSetByCoordinates", answer);
    const cookies = await placeCookieOf({
      city: "spb",
      address: { id: 7, address: "Sadovaya, 5", delivery_zone_id: 7 },
    });
    const { status, view, place } = await pick("59.936,30.32", { cookies });
    expect([status, place]).toEqual([expected, undefined]);
    expect(view.errors?.form).toBeTruthy();
  });

  test("from another site is refused", async () => {
    const args = visitArgs("/spb/address/map", {
      form: { at: "59.936,30.32" },
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect((await outcomeOf(() => action(args))).status).toBe(403);
  });
});
