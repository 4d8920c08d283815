import { expect, it } from "vitest";
import { buyer, signedIn } from "../../support/sandbox/buyer";
import { openMemory } from "../../support/sandbox/memory-database";
import {
  NOON,
  SPB,
  startSandbox,
  postToConsole,
  toSpb,
  Visitor,
  type RunningSandbox,
} from "../../support/sandbox/visitor";

const INTERVAL = "2026-11-22T19:30";

/** A sandbox that keeps everything in plain lists, and what it was told to open. */
async function elsewhere() {
  const opened: string[] = [];
  const database = (data: string) => {
    opened.push(data);
    return openMemory();
  };
  return { sandbox: await startSandbox({ data: "a place that is no file", database, earnsPoints: true }), opened };
}

const listed = async ({ url }: Pick<RunningSandbox, "url">, name: string) =>
  (await (await fetch(`${url}/console/${name}.json`)).json()) as Record<string, unknown>[];

it("the sandbox runs an evening of calls on another database", async () => {
  const { sandbox, opened } = await elsewhere();

  const { visitor, phone, payload } = await signedIn(sandbox);
  await visitor.call("cartSetInterval", { interval: INTERVAL });
  const dinner = { ...payload, payment_type: "cash" };
  const made = await visitor.call("orderCreate", dinner, { "Idempotency-Key": "dinner" });
  expect(
    await visitor.call("orderCreate", dinner, { "Idempotency-Key": "dinner" }),
    "asked for twice, made once",
  ).toEqual(made);
  const order_id = made.order_id ?? 0;
  expect((await visitor.call("cart", toSpb)).cart.count).toBe(0);
  expect((await visitor.call("addresses", {})).delivery_addresses).toHaveLength(1);
  expect((await visitor.attempt("userRemove", {})).status, "an order is under way").toBe(422);
  await visitor.call("orderCancel", { order_id });
  expect(
    (await visitor.call("orders", { page: 1 })).orders?.map((order) => [order.order_id, order.status?.alias]),
  ).toEqual([[order_id, "canceled"]]);

  const guest = await buyer(sandbox);
  expect((await guest.withCard("4000000000009003")).body.errors).toEqual({ payment: "Insufficient funds on the card" });
  const { body: paid } = await guest.withCard("4111111111111111");
  expect([await guest.status(paid), await guest.cartCount()]).toEqual(["accepted", 0]);
  await postToConsole(sandbox, `orders/${paid.order_id}/status`, { alias: "done" });
  const { user } = await guest.visitor.call("userUpdate", {
    city_id: SPB,
    name: "Анна",
    phone: guest.phone,
    birthday: "31.12.1990",
  });
  expect(user).toMatchObject({ name: "Анна", birthday: "31.12.1990", balance: 388.35 });

  await postToConsole(sandbox, "products/miso", { type: "stop" });
  await guest.visitor.call("cartAdd", { product_key: "philadelphia", count: 1, ...toSpb });
  expect((await listed(sandbox, "carts")).map(({ phone: known }) => known)).toContain(guest.phone);
  await visitor.call("userRemove", {});
  expect((await visitor.attempt("cart", toSpb)).status).toBe(401);
  sandbox.clock.set({ now: NOON + 61_000 });
  const back = new Visitor(sandbox);
  await back.signIn(phone);
  expect((await back.call("orders", { page: 1 })).orders).toEqual([]);

  await postToConsole(sandbox, "reset");
  for (const list of ["orders", "carts", "outbox"]) expect(await listed(sandbox, list), list).toEqual([]);
  expect((await guest.visitor.attempt("user", {})).status).toBe(401);
  expect(opened).toEqual(["a place that is no file"]);
  await sandbox.close();
});

it("named worlds use the other database too", async () => {
  const { sandbox, opened } = await elsewhere();
  const world = new Visitor({ url: `${sandbox.url}/world/second` });
  await world.call("cartAdd", { product_key: "miso", count: 2, ...toSpb });
  expect([(await listed(sandbox, "carts")).length, opened.at(-1)]).toEqual([0, ":memory:"]);
  await sandbox.close();
});
