import { expect, test } from "vitest";
import { latestOrders } from "../../../app/tracking/latest-orders.server";
import { openVisit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { orderCalls } from "../../support/upstream/orders";
import { placeCalls } from "../../support/upstream/places";
import { on, useUpstream } from "../../support/upstream/upstream";

useUpstream(placeCalls, orderCalls);

test.each([
  ["one call for all loaders of a page", undefined, 1],
  ["a call each time in an action, which may have made an order", {}, 2],
])("%s", async (_, form, calls) => {
  let made = 0;
  on("orders", () => {
    made += 1;
    return { orders: [] };
  });
  const visit = await openVisit(visitArgs("/spb/checkout", { form }));
  await latestOrders(visit);
  await latestOrders(visit);
  expect(made).toBe(calls);
});
