import { expect, it } from "vitest";
import { sandboxForFile, SPB, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const phone = "79137000000";

/** Somebody whose order has just been delivered to an address downtown, and the shop that it names. */
async function delivered() {
  const visitor = new Visitor(sandbox);
  await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
  await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "12" });
  await visitor.signIn(phone);
  const { order_id } = await visitor.call("orderCreate", { ...toSpb, phone, username: "Anna", payment_type: "cash" });
  const shop = async () => (await visitor.call("order", { id: order_id ?? 0 })).order.shop;
  return { shop, first: await shop() };
}

it("a delivery is cooked by the nearest open shop, and keeps naming it", async () => {
  const near = await delivered();
  expect(near.first?.name).toMatch(/^Nori /);
  await postToConsole(sandbox, `shops/${near.first?.id}`, { type: "stop" });
  sandbox.clock.set({ now: sandbox.clock.now() + 120_000 });
  expect((await delivered()).first?.id).not.toBe(near.first?.id);
  expect((await near.shop())?.id).toBe(near.first?.id);
});
