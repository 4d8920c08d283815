import { expect, it } from "vitest";
import { sandboxForFile, SPB, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const PHONE = "79150000001";

async function ordered(visitor: Visitor) {
  await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
  await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "12" });
  return (await visitor.call("orderCreate", { ...toSpb, phone: PHONE, username: "Anna", payment_type: "cash" }))
    .order_id;
}

const listed = async (visitor: Visitor, page = 1) =>
  (await visitor.call("orders", { page })).orders.map(({ order_id }) => order_id);

it("user/orders lists a customer's orders, newest first, only to them, and not after signing out", async () => {
  const anna = new Visitor(sandbox, "en");
  await anna.call("cartAdd", { product_key: "philadelphia", count: 1, ...toSpb });
  await anna.signIn(PHONE);
  expect(await listed(anna)).toEqual([]);
  const first = await ordered(anna);
  const second = await ordered(anna);
  expect(await listed(anna)).toEqual([second, first]);
  expect(await listed(anna, 2)).toEqual([]);

  const stranger = new Visitor(sandbox, "en");
  expect(await listed(stranger)).toEqual([]);
  await stranger.call("cartAdd", { product_key: "philadelphia", count: 1, ...toSpb });
  expect(await listed(stranger)).toEqual([]);

  await anna.call("logout", {});
  expect(await listed(anna)).toEqual([]);
});
