import { HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import { lookedUpCookie } from "../../../../../server/visitor/looked-up";
import { settings } from "../../../../../server/operate/settings";
import type { TrackingView } from "../../../../../app/orders/tracking/tracking.view";
import { loader } from "../../../../../app/orders/tracking/page/tracking.route";
import { orderCalls, orderOf } from "../../../../support/upstream/orders";
import { placeCalls, shops } from "../../../../support/upstream/places";
import { outcomeOf, readyToOrder } from "../../../../support/upstream/visitor";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(placeCalls, orderCalls);

const MINUTE = 60_000;
/** About 1.1 km north of the order's door. */
const ON_THE_WAY = { latitude: 59.946, longitude: 30.32 };

let asked: URL[] = [];

/** The upstream answers where the courier is. */
function courierAt(answer: () => Response | Promise<Response>) {
  asked = [];
  on("courierLocation", ({ request }) => {
    asked.push(new URL(request.url));
    return answer();
  });
}

const at = (coordinates: unknown) => () => HttpResponse.json({ coordinates });

function orderAs(alias: string, more: Record<string, unknown> = {}) {
  on("order", { order: orderOf(48_213, alias, more) });
  on("orderStatus", { order_id: 48_213, status: { alias, name: alias } });
}

async function look({ query = "", order_id = "48213", cookies = "" } = {}) {
  const outcome = await outcomeOf(async () =>
    loader(
      visitArgs(`/spb/order/${order_id}/tracking${query}`, {
        params: { order_id },
        cookies: cookies || (await readyToOrder()),
      }),
    ),
  );
  return { ...outcome, view: outcome.view as TrackingView | undefined };
}

describe("where the courier is, while the order is sent", () => {
  test("stands on the map with the door and the kitchen, and how far it is stands in words for all", async () => {
    orderAs("sent", {
      expected_at: Date.now() + 11 * MINUTE,
      shop: { ...shops[0], latitude: 59.93, longitude: 30.33 },
    });
    courierAt(at(ON_THE_WAY));
    const order = (await look()).view?.order;
    expect(order?.courier).toEqual({
      words: "The courier is 1.1 km away in a straight line.",
      news: "The courier is less than 2 km away.",
    });
    expect(order?.map?.description).toBe("Map: where the courier is now");
    expect(order?.map?.pins).toMatchObject([
      { kind: "kitchen", label: shops[0]?.name },
      { kind: "home", label: "You", latitude: 59.936 },
      { kind: "courier", label: "Courier, 1.1 km", ...ON_THE_WAY },
    ]);
    expect(asked.map(({ search }) => search)).toEqual(["?order_id=48213"]);
  });

  test("is at the house: no distance is told", async () => {
    orderAs("sent");
    courierAt(at({ latitude: 59.9365, longitude: 30.32 }));
    expect((await look()).view?.order?.courier?.words).toBe("The courier is almost at your door.");
  });

  test.each([2, 10, 40])("is told beside one time only: %s minutes ahead", async (minutes) => {
    const expected_at = Date.now() + minutes * MINUTE;
    orderAs("sent", { expected_at });
    courierAt(at(ON_THE_WAY));
    const { order, title, news } = (await look()).view ?? {};
    const times = (words: string | undefined) => words?.match(/\d+:\d\d|\d+\s*min\w*/g) ?? [];
    const [time, ...others] = times(order?.headline);
    expect([time, others]).toEqual([expect.stringMatching(/^\d\d:\d\d$/), []]);
    expect(times(order?.courier?.words)).toEqual([]);
    expect([times(title), times(news?.line?.note)]).toEqual([[time], [time]]);
  });

  test("shows courier and door from near, and what the customer chose to see instead", async () => {
    orderAs("sent");
    courierAt(at(ON_THE_WAY));
    const first = (await look()).view?.order?.map?.view;
    const chosen = (await look({ query: "?map=59.9,30.3,11" })).view?.order?.map?.view;
    expect(first?.zoom).toBeGreaterThan(12);
    expect(chosen?.zoom).toBe(11);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ["is refused", () => HttpResponse.json({}, { status: 404 })],
    ["is refused for another's order", () => HttpResponse.json({}, { status: 403 })],
    ["is limited", () => HttpResponse.json({}, { status: 429 })],
    ["fails", () => HttpResponse.json({}, { status: 500 })],
    ["is broken", () => new HttpResponse('{"coordinates":{')],
    ["is HTML", () => HttpResponse.html("<p>")],
    ["has no connection", () => HttpResponse.error()],
    ["has no place", at(null)],
    ["is off the world", at({ latitude: 159, longitude: 30.32 })],
    ["is words", at({ latitude: "59.9", longitude: "30.3" })],
    ["is a device without a position", at({ latitude: 0, longitude: 0 })],
  ])(
    "is hidden when the look-up %s; nothing else breaks, and it comes back with the next answer",
    async (_, answer) => {
      orderAs("sent");
      courierAt(answer);
      const without = await look();
      expect(without.status).toBe(200);
      expect(without.view).toMatchObject({ refresh: true, order: { status: "sent", courier: undefined } });
      expect(without.view?.order?.map).toBeUndefined();
      expect(without.view?.order?.contents?.lines).toHaveLength(1);
      courierAt(at(ON_THE_WAY));
      const again = (await look()).view?.order;
      expect([again?.courier !== undefined, again?.map !== undefined]).toEqual([true, true]);
    },
  );

  test("is hidden when the look-up hangs: the page waits for two seconds at most", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      orderAs("sent");
      let hangs: (() => void) | undefined;
      const arrived = new Promise<void>((resolve) => (hangs = resolve));
      courierAt(() => {
        hangs?.();
        return new Promise<Response>(() => undefined);
      });
      const looked = look();
      await arrived;
      await vi.advanceTimersByTimeAsync(2_001);
      const { status, view } = await looked;
      expect([status, view?.order?.status, view?.order?.courier]).toEqual([200, "sent", undefined]);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ["before it is sent", "cooking", {}],
    ["after it has come", "done", {}],
    ["of an order to collect", "sent", { order_type: "takeaway", delivery_address: null, shop: shops[0] }],
    ["to a door without coordinates", "sent", { delivery_address: { id: 501, address: "Nevsky prospekt, 20" } }],
  ])("is not asked for %s", async (_, alias, more) => {
    orderAs(alias, more);
    courierAt(at(ON_THE_WAY));
    expect((await look()).view?.order?.courier).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test("is never asked for another's order: that is a 404", async () => {
    courierAt(at(ON_THE_WAY));
    expect((await look({ order_id: "48214" })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test("leaves out a kitchen next door, whose pin the house's would hide", async () => {
    orderAs("sent", { shop: { ...shops[0], latitude: 59.93605, longitude: 30.32 } });
    courierAt(at(ON_THE_WAY));
    expect((await look()).view?.order?.map?.pins.map(({ kind }) => kind)).toEqual(["home", "courier"]);
  });

  test("is shown to whoever looked the order up, by its phone", async () => {
    orderAs("sent");
    courierAt(at(ON_THE_WAY));
    const known = await lookedUpCookie.serialise({ phone: "79210000001", orders: [48_213] });
    const { view } = await look({ cookies: `looked_up=${known}` });
    expect(view?.order?.courier).toBeDefined();
    expect(asked.map(({ search }) => search)).toEqual(["?order_id=48213&phone=79210000001"]);
  });

  test("is not asked for where the setting courier_tracking is off", async () => {
    settings().courier_tracking = false;
    orderAs("sent");
    courierAt(at(ON_THE_WAY));
    const order = (await look()).view?.order;
    settings().courier_tracking = true;
    expect([order?.status, order?.courier, order?.map, asked]).toEqual(["sent", undefined, undefined, []]);
  });
});
