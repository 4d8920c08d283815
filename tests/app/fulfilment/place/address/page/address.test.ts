import { delay, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { calls } from "../../../../../../contract/calls";
import { action, loader } from "../../../../../../app/fulfilment/place/address/page/address.route";
import type { AddressAnswer } from "../../../../../../app/fulfilment/place/place.view";
import { sessionCookie } from "../../../../../../server/visitor/session";
import { addressAnswer, cityOf, geocoderAnswer, nevsky20, placeCalls } from "../../../../../support/upstream/places";
import { outcomeOf, placeCookieOf } from "../../../../../support/upstream/visitor";
import { noAnswer, on, useUpstream } from "../../../../../support/upstream/upstream";
import { visitArgs } from "../../../../../support/app/route";

useUpstream(placeCalls);

const honest = { address: "Nevsky prospekt, 20", room: "5", entrance: "2", floor: "", intercom: "", description: "" };

/** Sends the form of a typed address, unless it names another intent. */
async function submit(
  form: Record<string, string> | [string, string][],
  { path = "/spb/address", ...options }: { path?: string; cookies?: string; headers?: Record<string, string> } = {},
) {
  const fields = Array.isArray(form) ? form : Object.entries(form);
  const sent: [string, string][] = fields.some(([name]) => name === "intent")
    ? fields
    : [...fields, ["intent", "typed"]];
  const outcome = await outcomeOf(() => action(visitArgs(path, { form: sent, ...options })));
  return { ...outcome, view: outcome.view as AddressAnswer };
}

const session = async () => `session=${await sessionCookie.serialise({ key: "abc" })}`;

describe("an address", () => {
  test("that is found becomes the place, and delivery the order type", async () => {
    const { status, location, place, order_type, flash } = await submit(honest, {
      path: "/spb/address?return_to=%2Fspb%2Fcart",
    });
    expect([status, location, order_type]).toEqual([303, "/spb/cart", "delivery"]);
    expect(place).toEqual({
      city: "spb",
      address: {
        id: 501,
        address: "Nevsky prospekt, 20",
        room: "5",
        entrance: "2",
        delivery_zone_id: 7,
        at: { latitude: 59.936, longitude: 30.32 },
      },
    });
    expect(flash?.tone).toBe("good");
    expect(flash?.text).toContain("149");
    expect(flash?.text).toContain("1\u00a0500");
    expect(flash?.text).toContain("700");
  });

  test("that the upstream did not save becomes the place, and is set again by its point", async () => {
    let asked: unknown;
    on("addressSetByAddress", addressAnswer({ id: 0 }));
    const { status, place } = await submit(honest);
    expect([status, place?.address?.id]).toEqual([303, 0]);
    on("addressSetByCoordinates", ({ body }) => {
      asked = body;
      return addressAnswer({ id: 0 });
    });
    const cookies = `order_type=takeaway; ${await placeCookieOf(place!)}`;
    const again = await submit({ intent: "known", delivery_address_id: "0" }, { cookies });
    expect([again.status, again.order_type]).toEqual([303, "delivery"]);
    expect(asked).toMatchObject({ city_id: 1, latitude: 59.936, longitude: 30.32, room: "5" });
  });

  test.each([
    ["with its house", { street: "Nevsky prospekt", house: "20" }, "Nevsky prospekt, 20"],
    ["as the address without one", { street: "Nevsky prospekt", house: null }, undefined],
  ])("keeps the street for an order: %s", async (_, parts, street) => {
    on("addressSetByAddress", addressAnswer(parts));
    expect((await submit(honest)).place?.address?.street).toBe(street);
  });

  test("keeps what the upstream says of delivering there", async () => {
    const delivery_prices = { delivery: 99, minimum_order_amount: 600, has_free_delivery: null };
    on("addressSetByAddress", addressAnswer({ delivery_prices }));
    const { place, flash } = await submit(honest);
    expect(place?.address?.prices).toEqual({ delivery: 99, minimum_order_amount: 600 });
    expect(flash?.text).toContain("600");
  });

  test("keeps the session that the upstream names", async () => {
    on("addressSetByAddress", () =>
      HttpResponse.json(addressAnswer(), { headers: { "Set-Cookie": "session_key=new; Path=/" } }),
    );
    expect((await submit(honest)).cookies.some((cookie) => cookie.startsWith("session="))).toBe(true);
  });

  test("answers a script with data", async () => {
    const { status, view } = await submit({ ...honest, answer: "data" }, { path: "/spb/address?return_to=%2Fspb%2F" });
    expect([status, view]).toEqual([200, { done: true, to: "/spb/" }]);
  });

  test("says so when the cart has other prices now", async () => {
    on("addressSetByAddress", addressAnswer({}, 555));
    const { flash } = await submit(honest, { cookies: await session() });
    expect(flash).toMatchObject({ tone: "info", text: expect.stringContaining("have changed") as string });
  });

  test("is silent about a cart that stays the same", async () => {
    expect((await submit(honest, { cookies: await session() })).flash?.tone).toBe("good");
  });

  test("chosen from the list goes by its point while the text is the one picked; else what was typed goes as it is", async () => {
    const sent: unknown[] = [];
    for (const call of ["addressSetByCoordinates", "addressSetByAddress"] as const)
      on(call, ({ body }) => {
        sent.push([call, body]);
        return addressAnswer();
      });
    const point = { latitude: "59.91", longitude: "30.31" };
    await submit({ ...honest, ...point, picked: honest.address });
    await submit({ ...honest, ...point, picked: "Another street, 1" });
    const door = { city_id: 1, room: "5", entrance: "2" };
    expect(sent).toEqual([
      ["addressSetByCoordinates", { ...door, latitude: 59.91, longitude: 30.31 }],
      ["addressSetByAddress", { ...door, address: honest.address }],
    ]);
  });

  test("of a private house needs no flat: the upstream is told that there is none, and a flat that was typed before is not", async () => {
    let sent: unknown;
    on("addressSetByAddress", ({ body }) => {
      sent = body;
      return addressAnswer();
    });
    const { status, place } = await submit({ ...honest, room: "5", private_house: "1" });
    expect([status, place?.address]).toMatchObject([303, { id: 501, private_house: true }]);
    expect(place?.address).not.toHaveProperty("room");
    expect(sent).toEqual({ city_id: 1, address: honest.address, room: "", entrance: "2" });
    const cookies = await placeCookieOf({ ...place, city: "spb" });
    const { view } = await outcomeOf(() => loader(visitArgs("/spb/address", { cookies })));
    expect((view as { filled: unknown }).filled).toMatchObject({ room: "", private_house: "1" });
    expect((await submit({ ...honest, room: "" })).view.errors?.room).toContain("Private house");
  });

  test.each([
    ["NaN", "x"],
    ["1e9", "2e9"],
    ["", ""],
  ])("ignores a point that is none: %s", async (latitude, longitude) => {
    expect((await submit({ ...honest, latitude, longitude, picked: honest.address })).status).toBe(303);
  });

  test("that the geocoder does not know goes upstream as typed", async () => {
    on("geocodeAddress", geocoderAnswer());
    on("addressSetByCoordinates", noAnswer);
    expect((await submit(honest)).status).toBe(303);
  });

  test("is set although the geocoder is down", async () => {
    on("geocodeAddress", noAnswer);
    expect((await submit(honest)).status).toBe(303);
  });

  test("not found is an error at the field, and the values stay", async () => {
    on("geocodeAddress", geocoderAnswer());
    on("addressSetByAddress", { delivery_address: { id: 0, address: "?", found: false } });
    const { status, view, place } = await submit({ ...honest, address: "Nowhere 1" });
    expect([status, place]).toEqual([422, undefined]);
    expect(view.errors?.address).toContain("couldn’t find");
    expect(view.typed).toMatchObject({ address: "Nowhere 1", room: "5", entrance: "2" });
  });

  test("that may be several comes back with them to choose from, seven at most, of this city", async () => {
    const many = Array.from({ length: 12 }, (_, house) => ({
      name: `Nevsky prospekt, ${house + 1}`,
      lon: 30.3,
      lat: 59.93,
    }));
    on("geocodeAddress", geocoderAnswer({ name: "Nevsky, Moscow 1", lon: 37.6, lat: 55.7 }, ...many));
    const { status, view } = await submit({ ...honest, address: "Nevsky" });
    expect(status).toBe(422);
    expect(view.matches).toHaveLength(7);
    expect(view.matches?.[0]?.text).toBe("Nevsky prospekt, 1");
    expect(view.errors?.match).toBeTruthy();
    expect(view.typed?.address).toBe("Nevsky");

    const chosen = await submit({ ...honest, address: "Nevsky", matched: "Nevsky", match: "59.93,30.3" });
    expect(chosen.status).toBe(303);
    const retyped = await submit({ ...honest, address: "Nevsky p", matched: "Nevsky", match: "59.93,30.3" });
    expect(retyped.view.matches).toHaveLength(7);
  });

  test("that names a street is asked about by its houses, not by the street", async () => {
    const street = { ...nevsky20, name: "Nevsky prospekt", kind: "street" };
    const houses = [20, 22].map((house) => ({ ...nevsky20, name: `Nevsky prospekt, ${house}` }));
    on("geocodeAddress", geocoderAnswer(street, ...houses));
    const { status, view } = await submit({ ...honest, address: "Nevsky prospekt" });
    expect([status, view.matches?.map(({ text }) => text)]).toEqual([
      422,
      ["Nevsky prospekt, 20", "Nevsky prospekt, 22"],
    ]);
  });

  test("on an edge or a corner of a zone belongs to the city, and goes upstream to the last digit", async () => {
    const far = { ...cityOf("spb"), map: { coordinates: { latitude: 0, longitude: 0 } } };
    on("city", { city: far });
    const points = {
      "a corner": [30.2, 59.9],
      "the last corner": [30.2, 60],
      "an edge": [30.4, 59.93],
      past: [30.40002, 59.93],
    };
    const found = Object.entries(points).map(([name, [lon = 0, lat = 0]]) => ({ name, lon, lat }));
    let sent: unknown;
    on("geocodeAddress", geocoderAnswer(...found));
    on("addressSetByCoordinates", ({ body }) => {
      sent = body;
      return addressAnswer();
    });
    const { view } = await submit({ ...honest, address: "Zone" });
    expect(view.matches?.map(({ text }) => text)).toEqual(["a corner", "the last corner", "an edge"]);
    const chosen = await submit({ ...honest, address: "Zone", matched: "Zone", match: "59.93,30.4" });
    expect([chosen.status, chosen.place?.address?.delivery_zone_id]).toEqual([303, 7]);
    expect(sent).toMatchObject({ latitude: 59.93, longitude: 30.4 });
  });

  test("named in full among several is taken at its word", async () => {
    on("geocodeAddress", geocoderAnswer(nevsky20, { ...nevsky20, name: "Nevsky prospekt, 200" }));
    expect((await submit({ ...honest, address: "nevsky 20" })).status).toBe(303);
  });

  test.each(["Konigsallee 5", "Koenigsallee 5", "KÖNIGSALLEE 5"])(
    "named in full in another spelling among several is taken at its word: %s",
    async (address) => {
      on(
        "geocodeAddress",
        geocoderAnswer({ ...nevsky20, name: "Königsallee 5" }, { ...nevsky20, name: "Königsallee 55" }),
      );
      expect((await submit({ ...honest, address })).status).toBe(303);
    },
  );

  test("out of every zone: the nearest shop, and the address of its page", async () => {
    on("addressSetByAddress", addressAnswer({ delivery_possible: false, delivery_zone_id: null }));
    const { status, view, place, order_type } = await submit(honest);
    expect([status, place, order_type]).toEqual([422, undefined, undefined]);
    expect(view.unserved).toMatchObject({
      address: "Nevsky prospekt, 20",
      offer: { point: "59.936,30.32", where: "Nevsky prospekt, 20" },
      shop: { id: 11, distance: "2.3 km" },
    });
    expect(view.typed?.room).toBe("5");
  });

  test("out of every zone while shops are unknown still says so", async () => {
    on("addressSetByAddress", addressAnswer({ delivery_possible: false }));
    on("shops", noAnswer);
    const { view } = await submit(honest);
    expect(view.unserved?.address).toBe("Nevsky prospekt, 20");
    expect(view.unserved?.shop).toBeUndefined();
  });

  test.each([
    ["at the top of the page, and over it", { city_id: 99 }],
    ["where only `city` names it too", { city_id: null, city: { id: 99, name: "Omsk" } }],
  ])("of a city that is not in the list is ServerErrorModal's: %s", async (_, named) => {
    on("addressSetByAddress", addressAnswer(named));
    const { status, view } = await submit(honest);
    const words = "We don’t deliver to this address";
    expect([status, view.errors, view.dialog]).toEqual([422, { form: words }, words]);
    expect(view.typed).toMatchObject({ address: honest.address, room: "5" });
  });
});

describe("a wrong form", () => {
  test.each<[string, Record<string, string>, string[]]>([
    ["nothing in the whole form", { room: "" }, ["address", "room"]],
    ["nothing in a form that has shown no flat yet", {}, ["address"]],
    ["an address without a flat in a form that has shown none", { address: "Nevsky 20" }, ["room"]],
    ["one letter", { address: "N", room: "1" }, ["address"]],
    ["spaces", { address: "   ", room: " 1" }, ["address"]],
    ["markup", { address: "<script>alert(1)</script>", room: "1" }, ["address"]],
    ["an SQL quote", { address: "Nevsky'; drop table", room: "1" }, ["address"]],
    ["a text that is too long", { address: "a".repeat(251), room: "1" }, ["address"]],
    ["a long room", { address: "Nevsky 20", room: "1".repeat(201) }, ["room"]],
    [
      "much of everything about the door",
      { address: "Nevsky 20", room: "1".repeat(150), floor: "2".repeat(150), description: "3".repeat(150) },
      ["description", "floor", "room"],
    ],
    ["no room", { address: "Nevsky 20", room: "" }, ["room"]],
    ["a long note", { address: "Nevsky 20", room: "1", description: "a".repeat(201) }, ["description"]],
  ])("%s is 422 with an error at each field", async (_, form, fields) => {
    const { status, view } = await submit(form);
    expect(status).toBe(422);
    expect(Object.keys(view.errors ?? {}).sort()).toEqual(fields);
    expect(
      Object.values(view.errors ?? {}).every(
        (words) => /[a-z]{3}/i.test(words) && !/required|invalid input/i.test(words),
      ),
    ).toBe(true);
  });

  test("repeated fields", async () => {
    const { status, view } = await submit([
      ["address", "Nevsky 20"],
      ["address", "Nevsky 21"],
      ["room", "1"],
    ]);
    expect([status, Object.keys(view.errors ?? {})]).toEqual([422, ["address"]]);
  });

  test("too large a body", async () => {
    expect((await submit({ ...honest, description: "x".repeat(70_000) })).status).toBe(413);
  });

  test("from another site", async () => {
    expect((await submit(honest, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
  });

  test.each([
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/%5cevil",
    "javascript:alert(1)",
    "/a%0d%0aSet-Cookie: x",
  ])("return_to %s leads to the menu", async (path) => {
    expect((await submit(honest, { path: `/spb/address?return_to=${encodeURIComponent(path)}` })).location).toBe(
      "/spb/",
    );
  });
});

describe("an upstream on a bad day", () => {
  test.each<[string, () => Response | Promise<Response>, number]>([
    ["down", () => HttpResponse.error(), 503],
    ["failing", () => HttpResponse.json({}, { status: 500 }), 502],
    ["HTML", () => HttpResponse.html("<h1>hello</h1>"), 502],
    ["half an answer", () => HttpResponse.json({ delivery_address: { address: 5 } }), 502],
    ["limiting", () => HttpResponse.json({ message: "Slow down" }, { status: 429 }), 429],
  ])("%s: words and the values", async (_, answer, expected) => {
    on("addressSetByAddress", answer);
    const { status, view, place } = await submit(honest);
    expect([status, place]).toEqual([expected, undefined]);
    expect(view.errors?.form).toBeTruthy();
    expect(view.typed).toMatchObject({ address: honest.address, room: "5" });
  });

  test("too slow", async () => {
    const { limit } = calls.addressSetByAddress;
    calls.addressSetByAddress.limit = 15;
    on("addressSetByAddress", () => delay("infinite") as Promise<undefined>);
    const { status, view } = await submit(honest).finally(() => (calls.addressSetByAddress.limit = limit));
    expect([status, view.typed?.room]).toEqual([504, "5"]);
  });

  test("what it finds wrong stands at the fields", async () => {
    on(
      "addressSetByAddress",
      {
        message: "No",
        errors: { "delivery_address.room": ["Room, please"], "delivery_address.street": "Which street?" },
      },
      422,
    );
    expect((await submit(honest)).view.errors).toMatchObject({ room: "Room, please", address: "Which street?" });
  });
});

describe("a known address", () => {
  const chosen = { city: "spb", address: { id: 501, address: "Nevsky prospekt, 20", room: "5", delivery_zone_id: 7 } };

  test("is set again by its id", async () => {
    const { status, order_type, place } = await submit(
      { intent: "known", delivery_address_id: "501" },
      { cookies: `order_type=takeaway; ${await placeCookieOf(chosen)}` },
    );
    expect([status, order_type, place?.address?.room]).toEqual([303, "delivery", "12"]);
  });

  test("that the upstream has forgotten is set as it was written", async () => {
    on("addressSetById", { message: "gone" }, 404);
    const { status, place } = await submit(
      { intent: "known", delivery_address_id: "501" },
      { cookies: await placeCookieOf(chosen) },
    );
    expect([status, place?.address?.room]).toEqual([303, "5"]);
  });

  test("that can't be set any more is cleared", async () => {
    on("addressSetById", { message: "gone" }, 404);
    on("addressSetByAddress", { message: "gone" }, 404);
    const { status, place, view } = await submit(
      { intent: "known", delivery_address_id: "501" },
      { cookies: await placeCookieOf(chosen) },
    );
    expect(status).toBe(422);
    expect(place).toEqual({ city: "spb" });
    expect(view.errors?.form).toBe("gone");
  });

  test("stays through an outage", async () => {
    on("addressSetById", noAnswer);
    const { status, place } = await submit(
      { intent: "known", delivery_address_id: "501" },
      { cookies: await placeCookieOf(chosen) },
    );
    expect([status, place]).toEqual([503, undefined]);
  });

  test.each(["-1", "0", "1e99", "x", "1.5", ""])("with the id %s is refused", async (id) => {
    expect((await submit({ intent: "known", delivery_address_id: id })).status).toBe(422);
  });
});

describe("the intent of the form", () => {
  test.each([
    ["missing", []],
    ["unknown", [["intent", "everything"]]],
    ["given twice", ["typed", "known"].map((name) => ["intent", name])],
  ])("that is %s is a 400 with words, changes nothing and keeps the form", async (_, intent) => {
    const form = [...Object.entries(honest), ...intent] as [string, string][];
    const { status, view, cookies } = await outcomeOf(() => action(visitArgs("/spb/address", { form })));
    expect([status, cookies]).toEqual([400, []]);
    expect(view).toMatchObject({ errors: { form: expect.stringContaining("out of date") as string }, typed: honest });
  });

  test("decides, whatever other fields the form has", async () => {
    const { status, place } = await submit({ ...honest, delivery_address_id: "7" });
    expect([status, place?.address?.id]).toEqual([303, 501]);
  });
});

describe("the page", () => {
  test("starts with the chosen address", async () => {
    const cookies = await placeCookieOf({
      city: "spb",
      address: { id: 501, address: "Nevsky prospekt, 20", room: "5" },
    });
    const { view } = await outcomeOf(() => loader(visitArgs("/spb/address", { cookies })));
    expect(view).toMatchObject({ filled: { address: "Nevsky prospekt, 20", room: "5", floor: "" } });
  });

  test("leads to what a city without delivery offers", async () => {
    const { status, location } = await outcomeOf(() =>
      loader(visitArgs("/vyborg/address", { params: { city: "vyborg" } })),
    );
    expect([status, location]).toEqual([302, "/vyborg/order-type"]);
  });
});
