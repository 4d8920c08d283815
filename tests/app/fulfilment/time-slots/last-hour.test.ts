import { HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addToCart } from "../../../../app/cart/lines/add-to-cart.server";
import { cartView } from "../../../../app/cart/view/cart-view.server";
import { cartPageView } from "../../../../app/cart/page/cart-page.server";
import { homeView } from "../../../../app/browse/menu/home-view.server";
import { loader as menuGrid } from "../../../../app/browse/grid/grid.route";
import { loader as product } from "../../../../app/browse/product/page/product.route";
import type { ProductView } from "../../../../app/browse/product/product.view";
import { timeCookie } from "../../../../server/visitor/time";
import { openVisit } from "../../../../server/visitor/visit";
import { cartCalls, heldCart } from "../../../support/upstream/carts";
import { cityOf, schedule, shops } from "../../../support/upstream/places";
import { outcomeOf, placeCookieOf, sessionOf } from "../../../support/upstream/visitor";
import { cartWrites, handler, noAnswer, on, useUpstream } from "../../../support/upstream/upstream";
import { visitArgs } from "../../../support/app/route";

useUpstream(cartCalls, () => [handler("intervals", () => new HttpResponse(null, { status: 404 }))]);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const SIX = 6;
const TWO = 2;
/** Saint Petersburg is three hours ahead; its shops here work from 10:00 to 23:00. */
const at = (clock: string) => vi.setSystemTime(Date.parse(`2026-11-21T${clock}:00+03:00`));
const shop = { id: 11, name: "Nori, Nevsky", street: "Nevsky prospekt, 88" };
const home = { id: 501, address: "Nevsky prospekt, 20", delivery_zone_id: 7 };

async function cookiesOf(order_type: "delivery" | "takeaway", place: object = { shop, address: home }) {
  return [
    await sessionOf({ key: "anna" }),
    `order_type=${order_type}`,
    await placeCookieOf({ city: "spb", ...place }),
  ].join("; ");
}

function shopWorks(hours: ReturnType<typeof schedule> | undefined, country_code = "RU") {
  on("city", {
    city: {
      ...cityOf("spb"),
      country: { id: 1, name: "Russia", code: country_code },
      schedule: schedule(600, 1380),
    },
  });
  on("shops", { shops: shops.map((one) => ({ ...one, schedule: hours })) });
}

/** Orders are taken until 22:00, though the shop is open until 23:00. */
const ordersOver = {
  default: Object.fromEntries(
    Object.entries(schedule(600, 1380).default ?? {}).map(([day, hours]) => [
      day,
      { ...hours, order_minutes: [{ from: 600, to: 1320 }] },
    ]),
  ),
};
const slotsAt = (...starts: string[]) =>
  on("intervals", ({ body }) => {
    const { date } = body as { date: string };
    const intervals = starts
      .filter((start) => start.startsWith(date))
      .map((id) => ({ id, title: `${id.slice(11)}–`, start_timestamp: Date.parse(`${id}:00+03:00`) }));
    return { intervals, dates: [], date_today: "2026-11-21" };
  });
const tomorrow = { id: "2026-11-22T12:00", date: "2026-11-22", title: "12:00–12:30" };
const chosen = { ...tomorrow, start: Date.parse(`${tomorrow.id}:00+03:00`) };

type Case = {
  slots?: string[];
  chosen?: typeof chosen;
  order_type?: "delivery" | "takeaway";
  clock?: string;
  place?: object;
  hours?: ReturnType<typeof schedule>;
  country?: string;
  down?: boolean;
};

const cases: [string, Case, number][] = [
  ["takeaway in the shop's last hour", {}, TWO],
  ["takeaway before it", { clock: "21:59" }, SIX],
  ["takeaway when the shop is closed", { clock: "23:00" }, SIX],
  ["takeaway from a shop that closes later than the city", { hours: schedule(600, 1440) }, SIX],
  ["takeaway from a shop without hours of its own: the city's", { hours: undefined }, TWO],
  ["takeaway with no shop chosen", { place: { address: home } }, SIX],
  ["takeaway from a shop that is there no more", { place: { shop: { ...shop, id: 99 } } }, SIX],
  ["takeaway in Turkey", { country: "TR" }, SIX],
  ["takeaway while nobody tells the hours", { down: true }, SIX],
  ["delivery", { order_type: "delivery" }, SIX],
  ["takeaway for the next morning, for which alone orders are taken", { hours: ordersOver, slots: [tomorrow.id] }, SIX],
  [
    "takeaway past the last order, while a time tonight is free",
    { hours: ordersOver, slots: ["2026-11-21T22:45"] },
    TWO,
  ],
  ["takeaway for a time of another day, which is chosen", { chosen }, SIX],
];

it.each(cases)(
  "what is sold six at a time, and two in the last hour: %s",
  async (
    _,
    { order_type = "takeaway", clock = "22:30", place, country, down, slots = [], chosen: time, ...given },
    step,
  ) => {
    at(clock);
    slotsAt(...slots);
    shopWorks("hours" in given ? given.hours : schedule(600, 1380), country);
    if (down) on("shops", noAnswer);
    const cookies = [await cookiesOf(order_type, place), time && `time=${await timeCookie.serialise(time)}`]
      .filter(Boolean)
      .join("; ");
    const options = { cookies };

    const page = await homeView(await openVisit(visitArgs("/spb/", options)));
    expect(page.grid?.html.toString()).toContain(`name="?product_key=water" data-step="${step}"`);
    // Half an hour before the shop closes, or 60 minutes after the last order minute, 21:59.
    const left = step === TWO ? (given.hours === ordersOver ? 29 : 30) : undefined;
    expect(page.view.last_hour).toBe(left);
    const asked = visitArgs("/spb/cart", options);
    expect((await cartPageView(await openVisit(asked), asked.request)).last_hour).toBe(left);

    const { view } = await outcomeOf(
      () =>
        product(visitArgs("/spb/product/water", { ...options, params: { product_key: "water" } })) as Promise<unknown>,
    );
    expect((view as ProductView).sale_multiplicity).toBe(step);

    const form = new FormData();
    form.set("product_key", "water");
    expect(await addToCart(await openVisit(visitArgs("/spb/cart/add", { ...options, form: {} })), form)).toMatchObject({
      ok: true,
    });
    expect(cartWrites()).toMatchObject([{ call: "/add", body: { product_key: "water", count: step } }]);

    heldCart.fill({ water: step });
    const cart = await cartView(await openVisit(visitArgs("/spb/cart", options)));
    expect(cart.lines).toMatchObject([{ product_key: "water", count: step, sale_multiplicity: step }]);

    const counted = await homeView(await openVisit(visitArgs("/spb/", options)));
    expect(counted.grid?.html.toString()).toMatch(new RegExp(`name="\\?count.water=${2 * step}"`));
  },
);

it("the grid of the last hour has an address of its own, the same for every visitor", async () => {
  at("22:30");
  shopWorks(schedule(600, 1380));
  const { grid } = await homeView(await openVisit(visitArgs("/spb/", { cookies: await cookiesOf("takeaway") })));
  const version = grid?.key ?? "";
  at("21:30");
  const earlier = await homeView(await openVisit(visitArgs("/spb/", { cookies: await cookiesOf("takeaway") })));
  expect(earlier.grid?.key).not.toBe(version);
  const response = await menuGrid(visitArgs(`/spb/menu-grid/${version}`, { params: { version } }));
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(await response.text()).toBe(grid?.html.toString());
});
