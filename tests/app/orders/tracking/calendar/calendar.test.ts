import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loader } from "../../../../../app/orders/tracking/calendar/calendar.route";
import { loader as trackingLoader } from "../../../../../app/orders/tracking/page/tracking.route";
import type { TrackingView } from "../../../../../app/orders/tracking/tracking.view";
import { orderCalls, orderOf } from "../../../../support/upstream/orders";
import { placeCalls, shops } from "../../../../support/upstream/places";
import { outcomeOf, readyToOrder } from "../../../../support/upstream/visitor";
import { noAnswer, on, useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(placeCalls, orderCalls);

const NOW = Date.parse("2026-11-26T12:00:00Z");
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function orderAs(alias: string, more: Record<string, unknown> = {}) {
  on("order", { order: orderOf(48_213, alias, { expected_at: NOW + 5 * HOUR, ...more }) });
  on("orderStatus", () => HttpResponse.json({ order_id: 48_213, status: { alias, name: alias } }));
}
const collected = { order_type: "takeaway", delivery_address: null, shop: shops[0] };

const params = { order_id: "48213" };
const page = { status: 303, location: "/spb/order/48213/tracking" };

async function ask(language = "en", cookies?: string) {
  const own = cookies ?? (await readyToOrder());
  return loader(
    visitArgs("/spb/order/48213/calendar.ics", { params, cookies: own, headers: { "accept-language": language } }),
  );
}

/** The lines of the file, as RFC 5545 unfolds them. */
const linesOf = async (response: Response) => (await response.text()).replace(/\r\n /g, "").split("\r\n");

describe("the calendar file of an order", () => {
  test("that is brought is one event at the expected time in UTC, with its place and its page", async () => {
    orderAs("accepted");
    const response = await ask();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="order-48213.ics"',
      "cache-control": "private, no-store",
    });
    expect(await linesOf(response)).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Nori//orders//EN",
      "BEGIN:VEVENT",
      "UID:order-48213@localhost",
      "SEQUENCE:0",
      "DTSTAMP:20261126T120000Z",
      "DTSTART:20261126T170000Z",
      "SUMMARY:Nori: order no.\u00a048213 arrives",
      "LOCATION:Nevsky prospekt\\, 20\\, flat\u00a05",
      "URL;VALUE=URI:http://localhost/spb/order/48213/tracking",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test("that is collected names the restaurant, and reminds a quarter of an hour before", async () => {
    orderAs("accepted", collected);
    const lines = await linesOf(await ask());
    expect(lines).toContain("SUMMARY:Nori: collect order no.\u00a048213");
    expect(lines.find((line) => line.startsWith("LOCATION:"))).toContain("Nevsky prospekt\\, 88");
    const alarm = lines.slice(lines.indexOf("BEGIN:VALARM"), lines.indexOf("END:VALARM") + 1);
    expect(alarm).toEqual([
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-PT15M",
      "DESCRIPTION:Nori: collect order no.\u00a048213",
      "END:VALARM",
    ]);
  });

  test.each([
    ["ru", "Nori: привезём заказ №\u00a048213"],
    ["de", "Nori: Bestellung Nr.\u00a048213 kommt"],
    ["tr", "Nori: 48213 numaralı sipariş teslim edilecek"],
    ["uk", "Nori: привеземо замовлення №\u00a048213"],
    ["uz", "Nori: №\u00a048213 buyurtma yetkaziladi"],
  ])("speaks %s", async (language, summary) => {
    orderAs("accepted");
    expect(await linesOf(await ask(language))).toContain(`SUMMARY:${summary}`);
  });

  test("keeps to 75 octets a line, and no text of an address becomes a line of its own", async () => {
    const address = `${"Санкт-Петербург; Невский проспект, ".repeat(4)}\r\nATTENDEE:mailto:a@example.com\\`;
    orderAs("accepted", { delivery_address: { ...orderOf(1).delivery_address, address, room: null } });
    const text = await (await ask("ru")).text();
    const lines = text.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
    expect(text.replace(/\r\n /g, "")).toContain(
      `LOCATION:${"Санкт-Петербург\\; Невский проспект\\, ".repeat(4)}\\nATTENDEE:mailto:a@example.com\\\\`,
    );
  });

  test("has no place where the upstream tells none", async () => {
    orderAs("accepted", { delivery_address: null });
    expect((await linesOf(await ask())).join()).not.toContain("LOCATION");
  });

  test.each([
    ["is over", "canceled", {}],
    ["is done", "done", {}],
    ["has no known time", "accepted", { expected_at: null }],
  ])("is its page in place of a file for one that %s", async (_, alias, more) => {
    orderAs(alias, more);
    expect(await outcomeOf(() => ask())).toMatchObject(page);
  });

  test("is the order's page for strangers and in an outage, and leads through the sign-in back to it", async () => {
    orderAs("accepted");
    expect(await outcomeOf(() => ask("en", "session=forged"))).toMatchObject(page);
    on("order", noAnswer);
    on("orderStatus", noAnswer);
    expect(await outcomeOf(() => ask())).toMatchObject(page);
    on("order", {}, 401);
    expect(await outcomeOf(() => ask())).toMatchObject({
      status: 303,
      location: "/spb/login?request_uri=%2Fspb%2Forder%2F48213%2Ftracking",
    });
  });
});

test.each([
  ["in five hours", "accepted", 5 * HOUR, "/spb/order/48213/calendar.ics"],
  ["in two hours", "accepted", 2 * HOUR, undefined],
  ["that waits for its payment", "waiting_for_payment", 5 * HOUR, undefined],
  ["that is canceled", "canceled", 5 * HOUR, undefined],
])("the page of an order %s links the file: %s", async (_, alias, ahead, path) => {
  orderAs(alias, { expected_at: NOW + ahead });
  const cookies = await readyToOrder();
  const { view } = await outcomeOf(async () =>
    trackingLoader(visitArgs("/spb/order/48213/tracking", { params, cookies })),
  );
  expect((view as TrackingView).order?.calendar).toBe(path);
});
