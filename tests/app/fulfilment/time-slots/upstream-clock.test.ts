import { load } from "cheerio";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { WhenView } from "../../../../app/fulfilment/time-slots/time-slots.view";
import { startSandbox, Visitor, type RunningSandbox } from "../../../support/sandbox/visitor";
import type { wholeShop } from "../../../support/app/whole-shop";

let sandbox: RunningSandbox;
let shop: Awaited<ReturnType<typeof wholeShop>>;
let forgetAnswers: () => void;
let cookie: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  vi.stubEnv("UPSTREAM_URL", sandbox.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  ({ forgetAnswers } = await import("../../../../server/upstream/stale-while-revalidate"));
  shop = await (await import("../../../support/app/whole-shop")).wholeShop();
  const { placeCookieOf, sessionOf } = await import("../../../support/upstream/visitor");
  const visitor = new Visitor(sandbox);
  await visitor.call("cartAdd", { product_key: "miso", count: 1, city_id: 1, order_type: "takeaway", shop_id: 101 });
  const place = await placeCookieOf({ city: "spb", shop: { id: 101, name: "Nori", street: "Street" } });
  cookie = [await sessionOf({ key: visitor.key ?? "" }), place, "order_type=takeaway"].join("; ");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});
beforeEach(() => forgetAnswers());

/** Any answer of the upstream tells its clock. */
async function setClock(moment: string) {
  sandbox.clock.set({ now: Date.parse(`${moment}:00+03:00`) });
  await shop("/spb/cart/data", { headers: { cookie } });
}
const times = async () => (await (await shop("/spb/checkout/times", { headers: { cookie } })).json()) as WhenView;
const shopsPage = async () => load(await (await shop("/spb/shops")).text())("#shop-101").text();

it.each([
  ["2027-03-10T15:00", "Open until 01:00", "ASAP", /^15:\d0$/],
  ["2027-03-13T05:00", "Closed, opens at 10:00", undefined, /^10:\d0$/],
])("at %s by the upstream's clock, hours and slots are those of that time", async (moment, hours, asap, first) => {
  await setClock(moment);
  expect(await shopsPage()).toContain(hours);
  const { dates, slots, chosen } = await times();
  expect(dates?.[0]).toMatchObject({ label: "Today", value: moment.slice(0, 10) });
  expect(slots[0]?.title === "ASAP" ? "ASAP" : undefined).toBe(asap);
  expect(slots.find(({ title }) => title !== "ASAP")?.title).toMatch(first);
  expect(chosen, "at once or, where that is not offered, nothing").toBe(asap && "asap");
});

it("names the minute of the upstream's clock on a page that is updated", async () => {
  const { upstreamNow } = await import("../../../../server/upstream/clock");
  await setClock("2027-03-10T15:07");
  expect(Math.abs(upstreamNow(sandbox.url) - Date.parse("2027-03-10T15:07:00+03:00"))).toBeLessThan(2_000);
});
