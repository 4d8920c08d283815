import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shopCount } from "../../../../../../app/shell/info/city-facts.server";
import { action, loader, meta } from "../../../../../../app/fulfilment/place/shops/list/shops.route";
import type { ShopsView } from "../../../../../../app/fulfilment/place/shops/list/shops.view";
import { positionCookie } from "../../../../../../server/visitor/position";
import { openVisit } from "../../../../../../server/visitor/visit";
import { visitArgs } from "../../../../../support/app/route";
import { cityOf, placeCalls, schedule, shops } from "../../../../../support/upstream/places";
import { handler, on, useUpstream } from "../../../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, placeCookieOf } from "../../../../../support/upstream/visitor";

const inTime = vi.hoisted(() => vi.fn((found: Promise<unknown>) => found));
vi.mock("../../../../../../server/operate/in-time", () => ({ inTime }));

useUpstream(placeCalls, () => [handler("timeSettings", { time_list: [] })]);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  // Saturday noon in Saint Petersburg.
  vi.setSystemTime(Date.parse("2026-11-21T12:00:00+03:00"));
  has({ 11: { tags: ["Terrace"] }, 13: { tags: ["Parking", "Terrace"], schedule: schedule(600, 1380) } });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The upstream's shops, changed by their ids. */
function has(changes: Record<number, object>) {
  const changed = shops.map((shop) => ({ ...shop, ...changes[shop.id] }));
  on("shops", { shops: changed });
}

async function list(query = "", cookies?: string) {
  const { view } = await outcomeOf(() => loader(visitArgs(`/spb/shops${query}`, { cookies })));
  return view as ShopsView;
}
const ids = ({ shops: listed }: ShopsView) => listed?.map(({ id }) => id);
const near = async (latitude: number, longitude: number) =>
  `near=${encodeURIComponent(await positionCookie.serialise({ latitude, longitude }))}`;

const livingAt = (at?: { latitude: number; longitude: number }) =>
  placeCookieOf({ city: "spb", address: { id: 501, address: "Nevsky prospekt, 20", at } });

describe("the list of shops, nearest first where the address or position is known", () => {
  it("is in the upstream's order where nothing is known, and offers to ask", async () => {
    const view = await list("", await livingAt());
    expect(ids(view)).toEqual([11, 13, 12]);
    expect(view.nearest_to).toBeUndefined();
    expect(view.shops?.map(({ distance }) => distance)).toEqual([undefined, undefined, undefined]);
  });

  it("begins with the nearest to the visitor's address, with the distance in a straight line", async () => {
    const view = await list("", await livingAt({ latitude: 59.93, longitude: 30.43 }));
    expect(view.shops?.map(({ id, distance }) => [id, distance])).toEqual([
      [13, "550 m"],
      [11, "3.9 km"],
      [12, "11 km"],
    ]);
    expect(view.nearest_to).toEqual({ address: "Nevsky prospekt, 20" });
    expect(view.map?.pins.at(-1)).toMatchObject({ kind: "home", label: "Nevsky prospekt, 20" });
  });

  it.each([
    ["missing", { latitude: undefined, longitude: undefined }],
    ["null", { latitude: null, longitude: null }],
    ["null on its map too", { latitude: null, longitude: null, map: { coordinates: null } }],
    ["halves", { longitude: null, map: { coordinates: { latitude: 59.93, longitude: null } } }],
  ])("has a shop whose coordinates are %s, to be chosen, without a pin and a distance", async (_, nowhere) => {
    has({ 13: { ...nowhere, schedule: schedule(0, 1440) } });
    const view = await list("", await livingAt({ latitude: 59.93, longitude: 30.43 }));
    expect(view.shops?.map(({ id, distance, choose }) => [id, distance, choose])).toEqual([
      [11, "3.9 km", "Choose"],
      [13, undefined, "Choose"],
      [12, "11 km", ""],
    ]);
    expect(view.map?.pins.map(({ kind, href }) => href ?? kind)).toEqual(["#shop-11", "#shop-12", "home"]);
  });

  it("finds a shop by its map's coordinates where it has none of its own", async () => {
    has({ 13: { latitude: null, longitude: null, map: { coordinates: { latitude: 59.93, longitude: 30.44 } } } });
    const view = await list("", await livingAt({ latitude: 59.93, longitude: 30.43 }));
    expect(view.shops?.map(({ id, distance }) => [id, distance]).at(0)).toEqual([13, "550 m"]);
  });

  it("is there without any coordinates of shops and city, without a map", async () => {
    const nowhere = { latitude: null, longitude: null };
    has({ 11: nowhere, 12: nowhere, 13: nowhere });
    const city = { ...cityOf("spb"), delivery_zones: [], map: { coordinates: nowhere } };
    on("city", { city });
    const view = await list("?view=map");
    expect([ids(view), view.map]).toEqual([[11, 13, 12], undefined]);
  });

  it("begins with the nearest to where the browser says that the visitor is, whatever the address", async () => {
    const cookies = [await livingAt({ latitude: 59.93, longitude: 30.36 }), await near(59.93, 30.44)].join("; ");
    const view = await list("", cookies);
    expect([ids(view), view.nearest_to]).toEqual([[13, 11, 12], { address: undefined }]);
  });

  it("keeps each shop's number, in the list and on the map", async () => {
    const view = await list("", await near(59.93, 30.44));
    const numbers = [3, 1, 2];
    expect(view.shops?.map(({ number }) => number)).toEqual(numbers);
    expect(view.map?.pins).toMatchObject(numbers.map((number) => ({ kind: "shop", number })));
  });
});

it("the main menu counts the shops that the list has, those that take no orders now too", async () => {
  const all = (await list()).filters[0]?.label;
  const visit = await openVisit(visitArgs("/spb/info"));
  expect([all, await shopCount(visit, await visit.city())]).toEqual(["All 3", 3]);
});

describe("the position that the browser tells", () => {
  const send = (form: Record<string, string>, cookies?: string) =>
    outcomeOf(() => action(visitArgs("/spb/shops?return_to=%2Fspb%2Fshops%3Fopen%3D1", { form, cookies })));

  it("is kept for an hour, to a hundred metres, sealed, and leads back to the list", async () => {
    const { status, location, cookies } = await send({ intent: "near", latitude: "59.93472", longitude: "30.31984" });
    expect([status, location]).toEqual([303, "/spb/shops?open=1"]);
    const [cookie = ""] = cookies.filter((one) => one.startsWith("near="));
    expect(cookie).toContain("Max-Age=3600");
    expect(cookie).not.toContain("59.93");
    const kept = await positionCookie.parse(decodeURIComponent(cookie.split(";")[0]?.slice(5) ?? ""));
    expect(kept).toEqual({ latitude: 59.935, longitude: 30.32 });
  });

  it("is forgotten on demand", async () => {
    const before = await near(59.93, 30.44);
    const { cookies } = await send({ intent: "forget" }, before);
    expect((await list("", cookiesAfter(before, cookies))).nearest_to).toBeUndefined();
  });

  it.each([
    ["north of the pole", { latitude: "91", longitude: "30" }],
    ["nothing", {}],
    ["empty", { latitude: "", longitude: "" }],
    ["no number", { latitude: "59,9", longitude: "30" }],
    ["infinity", { latitude: "Infinity", longitude: "0" }],
  ])("is refused if it is %s", async (_, place) => {
    const { status, cookies } = await send({ intent: "near", ...place } as Record<string, string>);
    expect([status, cookies]).toEqual([422, []]);
  });

  it("is no other form's business", async () => {
    expect((await send({ intent: "far", latitude: "59", longitude: "30" })).cookies).toEqual([]);
  });
});

describe("filters of the list", () => {
  const night = () => vi.setSystemTime(Date.parse("2026-11-21T23:30:00+03:00"));

  it("are all, open now, then the tags that exist, the most frequent first", async () => {
    const { filters } = await list();
    expect(filters.map(({ label, current, search }) => [label, current, search])).toEqual([
      ["All 3", true, "?"],
      ["Open now", false, "?open=1"],
      ["Terrace", false, "?tag=Terrace"],
      ["Parking", false, "?tag=Parking"],
    ]);
  });

  it("add up, and a filter that is on is a link without it", async () => {
    const view = await list("?tag=Terrace&tag=Parking&view=map");
    expect(ids(view)).toEqual([13]);
    expect(view.map?.pins).toMatchObject([{ number: 3 }]);
    expect(view.filters.map(({ current, search }) => [current, search])).toEqual([
      [false, "?view=map"],
      [false, "?open=1&tag=Terrace&tag=Parking&view=map"],
      [true, "?tag=Parking&view=map"],
      [true, "?tag=Terrace&view=map"],
    ]);
  });

  it("show what is open now", async () => {
    expect(ids(await list("?open=1"))).toEqual([11, 13]);
    night();
    expect(ids(await list("?open=1"))).toEqual([11]);
  });

  it.each(["?tag=Helipad", "?tag=", "?tag=%00", `?tag=${"x".repeat(500)}`, "?open=2", "?tag=__proto__"])(
    "ignore what no shop has: %s",
    async (query) => {
      const view = await list(query);
      expect([ids(view), view.filters.some(({ label, current }) => current && label !== "All 3")]).toEqual([
        [11, 13, 12],
        false,
      ]);
      expect(JSON.stringify(view)).not.toContain("Helipad");
    },
  );

  it("with no result name the shop that comes nearest, and where it is shown", async () => {
    night();
    const view = await list("?open=1&tag=Parking");
    expect(view.shops).toEqual([]);
    expect(view.nothing).toEqual({
      street: "Zanevsky prospekt,\u00a067",
      hours: "Closed, opens tomorrow at 10:00",
      search: "?#shop-13",
    });
  });

  it.each([
    ["", false],
    ["?tag=Terrace", true],
    ["?open=1", true],
    ["?view=map", true],
    ["?map=59.9,30.3,12", true],
    ["?utm_source=x", false],
  ])("keep search engines out of filtered addresses: %s", async (query, noindex) => {
    const data = await list(query);
    const head = meta({ data } as never) as object[];
    expect(head.some((tag) => JSON.stringify(tag).includes("noindex"))).toBe(noindex);
  });
});

describe("a row of the list", () => {
  const row = async (id: number) => (await list()).shops?.find((shop) => shop.id === id);

  it.each([
    ["12:00", 1380, { choose: "Choose", note: undefined, hours: "Open until 23:00" }],
    ["22:15", 1380, { choose: "Choose", closes_soon: true, hours: "Closes in 45 minutes" }],
    ["08:00", 1380, { choose: "Collect from 10:00", later: true }],
    ["23:30", 1380, { choose: "Collect tomorrow", later: true }],
    ["00:30", 1500, { choose: "Choose", later: false, hours: "Closes in 30 minutes" }],
  ])("at %s says for when it can be chosen", async (clock, to, expected) => {
    vi.setSystemTime(Date.parse(`2026-11-21T${clock}:00+03:00`));
    has({ 13: { schedule: schedule(600, to) } });
    expect(await row(13)).toMatchObject(expected);
  });

  it("says until when orders are taken, in the hour before, and then when they are taken again", async () => {
    const own = { working_minutes: [{ from: 600, to: 1380 }], order_minutes: [{ from: 600, to: 1320 }] };
    has({ 13: { schedule: { default: { 6: own } } } });
    expect((await row(13))?.note).toBeUndefined();
    vi.setSystemTime(Date.parse("2026-11-21T21:00:00+03:00"));
    expect((await row(13))?.note).toBe("Order by 22:00");
    vi.setSystemTime(Date.parse("2026-11-21T22:00:00+03:00"));
    const over = {
      open: true,
      later: true,
      choose: "Collect on Sat 28 Nov",
      note: "Takes orders Sat 28 Nov from 10:00",
    };
    expect(await row(13)).toMatchObject(over);
  });

  describe("says how soon an order that is made now is ready", () => {
    const asked = vi.fn<(shop_id: number) => void>();
    const takes = (cooking_time: number, shop?: number) =>
      on("timeSettings", ({ body }) => {
        const { shop_id } = body as { shop_id: number };
        asked(shop_id);
        return shop_id === shop ? HttpResponse.error() : { time_list: [], cooking_time };
      });
    beforeEach(() => asked.mockClear());

    it("of the shops that are open, which are asked about once for all visitors", async () => {
      takes(20);
      const [view] = [await list(), await list()];
      expect(view.shops?.map(({ id, note }) => [id, note])).toEqual([
        [11, "Ready in about 20 min"],
        [13, "Ready in about 20 min"],
        [12, undefined],
      ]);
      expect(asked.mock.calls).toEqual([[11], [13]]);
    });

    it("but not where that cannot be had, and the other rows stand", async () => {
      takes(20, 11);
      expect((await list()).shops?.map(({ note }) => note)).toEqual([undefined, "Ready in about 20 min", undefined]);
    });

    it("and the list waits for nobody who does not answer soon", async () => {
      takes(20);
      inTime.mockResolvedValueOnce(undefined);
      expect((await list()).shops?.map(({ note }) => note)).toEqual([undefined, "Ready in about 20 min", undefined]);
    });

    it("of ten at the most, the nearest first", async () => {
      takes(20);
      const [first] = shops;
      const many = Array.from({ length: 12 }, (_, place) => ({
        ...first,
        id: 100 + place,
        latitude: 59.93 + place / 100,
      }));
      on("shops", { shops: many });
      await list("", await near(60.04, 30.36));
      expect(asked.mock.calls.map(([id]) => id)).toEqual([111, 110, 109, 108, 107, 106, 105, 104, 103, 102]);
    });
  });

  it("of a stopped shop says why, and names the nearest that is open", async () => {
    expect(await row(12)).toMatchObject({
      alert: "We are renovating.",
      instead: { id: 11, number: 1, distance: "9.2 km" },
    });
  });

  it("of a stopped shop names none where all are stopped", async () => {
    has({ 11: { type: "stop" }, 13: { type: "stop" } });
    expect((await row(12))?.instead).toBeUndefined();
  });
});
