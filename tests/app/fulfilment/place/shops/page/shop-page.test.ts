import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { action, loader, meta } from "../../../../../../app/fulfilment/place/shops/page/shop.route";
import type { ShopPageView } from "../../../../../../app/fulfilment/place/shops/page/shop-page.server";
import { visitArgs } from "../../../../../support/app/route";
import { cartOf, placeCalls, schedule, shops } from "../../../../../support/upstream/places";
import { handler, noAnswer, on, useUpstream } from "../../../../../support/upstream/upstream";
import { outcomeOf } from "../../../../../support/upstream/visitor";

const asked = vi.fn<(body: unknown) => void>();
useUpstream(placeCalls, () => [handler("timeSettings", { time_list: [], cooking_time: 15 })]);
beforeEach(() => {
  asked.mockClear();
  vi.useFakeTimers({ toFake: ["Date"] });
  at("12:00");
  has({});
});
afterEach(() => {
  vi.useRealTimers();
});

/** Saturday in Saint Petersburg. */
const at = (clock: string) => vi.setSystemTime(Date.parse(`2026-11-21T${clock}:00+03:00`));

/** The shop on Zanevsky prospekt, changed. */
function has(changes: object, others: object = {}) {
  const changed = shops.map((shop) =>
    shop.id === 13
      ? { ...shop, schedule: schedule(600, 1380), ...changes }
      : shop.id === 11
        ? { ...shop, ...others }
        : shop,
  );
  on("shops", { shops: changed });
  on("shopsSet", ({ body }) => {
    asked(body);
    return { shop: changed.find(({ id }) => id === (body as { shop_id: number }).shop_id), cart: cartOf(500) };
  });
}
const args = (id: number, form?: Record<string, string>) =>
  visitArgs(`/spb/shops/${id}?return_to=%2Fspb%2Fcart`, { params: { shop_id: String(id) }, form });
const page = async (id = 13) => (await outcomeOf(() => loader(args(id)))).view as ShopPageView;

describe("a shop's page and ConfirmShopModal", () => {
  it("has hours, way, phone, tags, company with its numbers, and a map at zoom 15", async () => {
    has({
      tags: ["Parking", "Parking"],
      company_name: "OOO Nori",
      inn: "7800000000",
      ogrn: "1000000000078",
      address: { street: "Zanevsky prospekt, 67", description: "By the river" },
    });
    const view = await page();
    expect(view).toMatchObject({
      heading: "Zanevsky prospekt,\u00a067",
      phone: { text: "+7 812 000-00-12", href: "tel:+78120000012" },
      company: "OOO Nori, INN 7800000000, OGRN 1000000000078",
      ready: "Ready in about 15 min",
      shop: { tags: ["Parking"], description: "By the river" },
      week: [{ hours: "10:00–23:00", today: true }],
    });
    expect([view.collect, view.instead]).toEqual([undefined, undefined]);
    expect(view.map).toMatchObject({ view: { zoom: 15 }, pins: [{ number: 3, chosen: true }] });
  });

  it("says nothing of how long it takes while nobody can tell, nor of a company that is not known", async () => {
    on("timeSettings", noAnswer);
    const view = await page();
    expect([view.ready, view.company]).toEqual([undefined, undefined]);
  });

  it.each([
    ["in the morning", "08:00", "Collect from 10:00"],
    ["at night", "23:30", "Collect tomorrow, from 10:00"],
  ])("a closed shop offers its opening or another shop, %s", async (_, clock, collect) => {
    at(clock);
    const view = await page();
    expect(view.collect).toBe(collect);
    expect(view.instead).toMatchObject({ id: 11, number: 1, open: true, distance: "4.5 km", hours: "Open 24 hours" });
  });

  it("closed for days names the day", async () => {
    has({ schedule: { default: { 3: { working_minutes: [{ from: 600, to: 1380 }] } } } });
    expect((await page()).collect).toBe("Collect on Wed, from 10:00");
  });

  it("of a shop without coordinates has no map and no place for search engines, and takes it", async () => {
    has({ latitude: null, longitude: null });
    const view = await page();
    expect(view.map).toBeUndefined();
    expect(Object.keys(view.structured)).not.toContain("geo");
    const { location, place } = await outcomeOf(() => action(args(13, {})));
    expect([location, place?.shop?.id]).toEqual(["/spb/cart", 13]);
  });

  it("of a stopped shop says why, offers the nearest, and no time", async () => {
    const view = await page(12);
    expect(view).toMatchObject({ shop: { stopped: true, alert: "We are renovating." }, instead: { id: 11 } });
    expect([view.collect, view.ready]).toEqual([undefined, undefined]);
  });

  it.each([
    ["the shop itself", 13, {}, 13],
    ["the other shop", 13, { instead: "11" }, 11],
    ["the nearest one from a stopped shop's page", 12, { instead: "11" }, 11],
  ])("takes %s in one press", async (_, id, form, shop_id) => {
    const { status, location, place } = await outcomeOf(() => action(args(id, form)));
    expect([status, location, place?.shop?.id]).toEqual([303, "/spb/cart", shop_id]);
    expect(asked).toHaveBeenCalledWith({ shop_id });
  });

  it.each([
    ["a stopped one", "12", 409],
    ["none of this city", "999", 404],
    ["no number", "11;drop", 404],
  ])("takes no other shop that is %s", async (_, instead, status) => {
    expect((await outcomeOf(() => action(args(13, { instead })))).status).toBe(status);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("the page's structured data", () => {
  const structured = async () => {
    const data = await page();
    const head = meta({ data } as never) as Record<string, unknown>[];
    expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "http://localhost/spb/shops/13" });
    return head.find((tag) => "script:ld+json" in tag)?.["script:ld+json"] as Record<string, unknown>;
  };
  const hours = (opens: string, closes: string) => ({ "@type": "OpeningHoursSpecification", opens, closes });

  it("are those of a restaurant with its place", async () => {
    expect(await structured()).toMatchObject({
      "@type": "Restaurant",
      name: "Nori, Zanevsky",
      url: "http://localhost/spb/shops/13",
      telephone: "+7 812 000-00-12",
      address: { streetAddress: "Zanevsky prospekt, 67", addressLocality: "Saint Petersburg", addressCountry: "RU" },
      geo: { latitude: 59.93, longitude: 30.44 },
    });
  });

  it.each([
    ["a night shift closes the next morning", schedule(600, 1500, 1), [["10:00", "01:00", 6]]],
    ["around the clock", schedule(0, 1440), [["00:00", "23:59", 7]]],
    [
      "a break is two rows",
      {
        default: {
          6: {
            working_minutes: [
              { from: 600, to: 840 },
              { from: 900, to: 1440 },
            ],
          },
        },
      },
      [
        ["10:00", "14:00", 1],
        ["15:00", "00:00", 1],
      ],
    ],
    ["unknown hours are none", {}, []],
  ])("%s", async (_, own, rows) => {
    has({ schedule: own });
    const { openingHoursSpecification: found } = (await structured()) as {
      openingHoursSpecification: { opens: string; closes: string; dayOfWeek: string[] }[];
    };
    expect(found.map(({ opens, closes, dayOfWeek }) => [opens, closes, dayOfWeek.length])).toEqual(rows);
  });

  it("special dates stand beside the week", async () => {
    const custom = {
      "2026-11-25": { working_minutes: [] },
      "2026-11-26": { working_minutes: [{ from: 720, to: 900 }] },
    };
    has({ schedule: { ...schedule(600, 1380), custom } });
    expect((await structured()).specialOpeningHoursSpecification).toEqual([
      { ...hours("00:00", "00:00"), validFrom: "2026-11-25", validThrough: "2026-11-25" },
      { ...hours("12:00", "15:00"), validFrom: "2026-11-26", validThrough: "2026-11-26" },
    ]);
  });
});
