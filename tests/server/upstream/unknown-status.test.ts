import "../../support/app/route";
import { expect, it, vi } from "vitest";
import { FakeUpstream } from "../../support/upstream/fake-upstream";
import { orderOf } from "../../support/upstream/orders";

it("a status of an order that the shop does not know is counted each time, and logged once", async () => {
  // Statuses of other tests were logged once, too.
  vi.resetModules();
  const { log } = await import("../../../server/operate/log");
  const { metrics } = await import("../../../server/operate/metrics");
  const { createUpstream } = await import("../../../server/upstream/client");
  const upstream = await FakeUpstream.start();
  const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
  metrics.unknownStatuses.reset();
  const client = createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r" });
  const counted = async () => (await metrics.unknownStatuses.get()).values[0]?.value;

  for (const alias of ["waiting_for_payment", "accepted", "cooking", "sent", "done", "canceled"]) {
    upstream.says({ order_id: 1, status: { alias, name: alias } });
    await client.orderStatus({ order_id: 1 });
  }
  expect(await counted()).toBe(0);

  upstream.says({ order_id: 1, status: { alias: "frozen", name: "Frozen" } });
  await client.orderStatus({ order_id: 1 });
  upstream.says({ order: orderOf(1, "frozen") });
  await client.order({ id: 1 });
  upstream.says({ orders: [orderOf(1, "frozen"), orderOf(2, "done"), orderOf(3, "packed")] });
  await client.orders({ page: 1 });
  expect(await counted()).toBe(4);
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    { call: "orderStatus", alias: "frozen" },
    { call: "orders", alias: "packed" },
  ]);
  vi.restoreAllMocks();
  upstream.stop();
});
