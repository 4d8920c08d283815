import { expect, test } from "vitest";
import { latestOrders } from "../../../../app/orders/tracking/latest-orders.server";
import { openVisit } from "../../../../server/visitor/visit";
import { visitArgs } from "../../../support/app/route";
import { orderCalls } from "../../../support/upstream/orders";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { sessionOf } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

test.each([
  ["one call for all loaders of a page", undefined, { signed_in: { name: "Anna" } }, 1],
  ["a call each time in an action, which may have made an order", {}, { signed_in: { name: "Anna" } }, 2],
  ["no call for a visitor who is not signed in", {}, {}, 0],
])("%s", async (_, form, who, calls) => {
  let made = 0;
  on("orders", () => {
    made += 1;
    return { orders: [] };
  });
  const cookies = await sessionOf({ key: "abc", ...who });
  const visit = await openVisit(visitArgs("/spb/checkout", { form, cookies }));
  await latestOrders(visit);
  await latestOrders(visit);
  expect(made).toBe(calls);
});
