import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { describe, expect, it } from "vitest";
import { buyer } from "../../support/sandbox/buyer";
import { NOON, sandboxForFile, SPB, startSandbox, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
let last = 79120005000;

async function customer(language = "en") {
  const phone = String(++last);
  const visitor = new Visitor(sandbox, language);
  await visitor.call("cartAdd", { product_key: "philadelphia", count: 2, ...toSpb });
  await visitor.signIn(phone, "Anna");
  const update = (fields: Record<string, unknown>) =>
    visitor.attempt("userUpdate", { city_id: SPB, name: "Anna", phone, ...fields });
  const order = async () => {
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "3" });
    const { order_id } = await visitor.call("orderCreate", {
      ...toSpb,
      phone,
      username: "Anna",
      email: "anna@example.com",
      order_comment: "The door is green",
      payment_type: "cash",
    });
    return order_id ?? 0;
  };
  return { visitor, phone, update, order };
}

describe("a profile", () => {
  it("a profile starts with the known data and stores changes", async () => {
    const { visitor, phone, update } = await customer();
    const { user } = await visitor.call("user", {});
    expect(user).toEqual({
      id: expect.any(Number),
      phone,
      name: "Anna",
      sex: "male",
      balance: 300,
      is_subscribed: false,
      is_print_fiscal_receipt: false,
    });
    const said = {
      name: "Анна Ивановна",
      sex: "female",
      birthday: "31.12.1990",
      email: "anna@example.com",
      is_subscribed: true,
      is_print_fiscal_receipt: true,
    };
    expect((await update(said)).body.user).toEqual({ ...user, ...said });
    expect((await visitor.call("user", {})).user).toEqual({ ...user, ...said });
    sandbox.clock.set({ now: NOON + 61_000 });
    const elsewhere = new Visitor(sandbox);
    expect((await elsewhere.signIn(phone)).user).toMatchObject(said);
  });

  it("omitted fields stay, and emptied fields are deleted", async () => {
    const { visitor, update } = await customer();
    await update({ sex: "female", birthday: "31.12.1990", email: "anna@example.com", is_subscribed: true });
    expect((await update({ name: " Olga " })).body.user).toMatchObject({
      name: "Olga",
      sex: "female",
      birthday: "31.12.1990",
      email: "anna@example.com",
      is_subscribed: true,
    });
    await update({ birthday: " ", email: "", is_subscribed: false });
    const { user } = await visitor.call("user", {});
    expect([user.birthday, user.email, user.is_subscribed, user.sex]).toEqual([undefined, undefined, false, "female"]);
  });

  it.each([
    [{ name: "  " }, { name: "What should we call you?" }],
    [{ name: "x".repeat(101) }, { name: "At most 100 characters" }],
    [{ phone: "79120000000" }, { phone: "The phone number can’t be changed" }],
    [{ phone: "7912" }, { phone: "Check the phone number" }],
    [{ phone: "" }, { phone: "Enter your phone number" }],
    [{ email: "anna" }, { email: "Check the email address" }],
    [{ email: `${"a".repeat(9_000)}@example.com` }, { email: "At most 200 characters" }],
    [{ birthday: "1990-12-31" }, { birthday: "Enter the date as DD.MM.YYYY, e.g. 31.12.1990" }],
    [{ birthday: "30.02.1990" }, { birthday: "Enter the date as DD.MM.YYYY, e.g. 31.12.1990" }],
    [{ birthday: "22.11.2026" }, { birthday: "This date is in the future" }],
    [{ birthday: "20.11.1906" }, { birthday: "Check the year of birth" }],
    [{ sex: "other" }, { sex: "This value is not valid" }],
    [
      { name: "", email: "anna", birthday: "soon" },
      {
        name: "What should we call you?",
        email: "Check the email address",
        birthday: "Enter the date as DD.MM.YYYY, e.g. 31.12.1990",
      },
    ],
  ])("a profile refuses %j", async (fields, errors) => {
    const { visitor, update } = await customer();
    const before = await visitor.call("user", {});
    const { status, body } = await update(fields);
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await visitor.call("user", {})).toEqual(before);
  });

  it("a profile accepts its own phone as typed", async () => {
    const { phone, update } = await customer();
    expect((await update({ phone: `+7 (${phone.slice(1, 4)}) ${phone.slice(4)}` })).status).toBe(200);
  });
});

describe("removal", () => {
  it("a customer with an order in progress cannot be removed", async () => {
    const { visitor, order } = await customer("ru");
    const id = await order();
    const { status, body } = await visitor.attempt("userRemove", {});
    expect([status, body.message]).toEqual([
      422,
      "У вас есть заказ в работе. Удалить профиль можно, когда он будет выполнен или отменён",
    ]);
    await visitor.call("orderCancel", { order_id: id });
    expect((await visitor.attempt("userRemove", {})).status).toBe(200);
  });

  it("a removed customer leaves no personal data in any answer", async () => {
    const { visitor, phone, update, order } = await customer();
    await update({ birthday: "31.12.1990", email: "anna@example.com" });
    const id = await order();
    await postToConsole(sandbox, `orders/${id}/status`, { alias: "done" });
    sandbox.clock.set({ now: NOON + 61_000 });
    const phoneOfTheirs = new Visitor(sandbox);
    await phoneOfTheirs.signIn(phone);
    await visitor.call("userRemove", {});

    for (const device of [visitor, phoneOfTheirs]) expect((await device.attempt("cart", toSpb)).status).toBe(401);
    const anybody = new Visitor(sandbox);
    for (const known of [phone, "", "removed"])
      expect((await anybody.attempt("orderStatus", { order_id: id, phone: known })).status, known).toBe(404);
    const outbox = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as { phone: string }[];
    expect(outbox.filter((sent) => sent.phone === phone)).toEqual([]);
    const kept = sandbox.world.store.orders.find(id);
    expect(kept).toMatchObject({ user_id: null, document: { basket: { receipt: { total: 128600 } } } });
    for (const trace of [phone, "Anna", "anna@example.com", "green", visitor.key ?? "?"])
      expect(JSON.stringify(kept)).not.toContain(trace);

    sandbox.clock.set({ now: NOON + 130_000 });
    const back = new Visitor(sandbox);
    const { user } = await back.signIn(phone);
    expect([user.name, user.birthday, user.email]).toEqual([undefined, undefined, undefined]);
    expect((await back.call("orders", { page: 1 })).orders).toEqual([]);
    expect((await back.call("addresses", {})).delivery_addresses).toEqual([]);
  });

  it("a removed customer leaves no personal data in any table", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sandbox-removal-"));
    const file = join(folder, "sandbox.sqlite");
    const own = await startSandbox({ data: file });
    const database = new Database(file);
    const { visitor, payload, phone, withCard } = await buyer(own);
    await visitor.call("userUpdate", {
      city_id: SPB,
      name: "Anna",
      phone,
      email: "anna@example.com",
      birthday: "31.12.1990",
    });
    const { body } = await withCard("4111111111111111");
    await postToConsole(own, `orders/${body.order_id ?? 0}/status`, { alias: "done" });
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
    await visitor.call("orderCreateCache", { ...payload, order_comment: "The door is green" });
    const traces = [phone, "Anna", "anna@example.com", "green", "1990", visitor.key ?? "?"];
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
    const kept = () =>
      tables
        .map(({ name }) => name)
        .filter((name) => {
          const rows = JSON.stringify(database.prepare(`SELECT * FROM ${name}`).all());
          return traces.some((trace) => rows.includes(trace));
        })
        .sort();
    expect(kept()).toEqual([
      "addresses",
      "codes",
      "former_keys",
      "order_caches",
      "orders",
      "profiles",
      "sessions",
      "users",
    ]);
    await visitor.call("userRemove", {});
    expect(kept()).toEqual([]);
    database.close();
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it("removing a customer does not affect others", async () => {
    const [one, other] = [await customer(), await customer()];
    const id = await other.order();
    await one.visitor.call("userRemove", {});
    expect((await other.visitor.call("user", {})).user).toMatchObject({ name: "Anna", phone: other.phone });
    expect((await other.visitor.call("order", { id })).order.order_id).toBe(id);
    expect((await other.visitor.call("addresses", {})).delivery_addresses).toHaveLength(1);
  });
});

describe("an address", () => {
  const live = async (visitor: Visitor, address: string) =>
    (await visitor.call("addressSetByAddress", { city_id: SPB, address, room: "3" })).delivery_address?.id ?? 0;

  it("a removed address is no longer the cart's", async () => {
    const { visitor } = await customer();
    const first = await live(visitor, "Невский 20");
    const second = await live(visitor, "Невский 28");
    expect((await visitor.call("cart", toSpb)).cart.prices.delivery).toBeGreaterThan(0);
    const left = await visitor.call("addressRemove", { id: second });
    expect(left.delivery_addresses?.map(({ id }) => id)).toEqual([first]);
    expect((await visitor.call("cart", toSpb)).cart.prices.delivery).toBe(0);
    expect((await visitor.attempt("addressRemove", { id: second })).status).toBe(404);
    expect((await visitor.attempt("addressSetById", { delivery_address_id: second })).status).toBe(404);
  });

  it("removing another address does not change the cart", async () => {
    const { visitor } = await customer();
    const first = await live(visitor, "Невский 20");
    await live(visitor, "Невский 28");
    const before = (await visitor.call("cart", toSpb)).cart;
    await visitor.call("addressRemove", { id: first });
    expect((await visitor.call("cart", toSpb)).cart).toEqual(before);
  });

  it("removing another visitor's address is 404", async () => {
    const [owner, thief] = [await customer(), await customer("de")];
    const id = await live(owner.visitor, "Невский 20");
    expect(await thief.visitor.attempt("addressRemove", { id })).toMatchObject({
      status: 404,
      body: { message: "Lieferadresse nicht gefunden" },
    });
    expect((await new Visitor(sandbox).attempt("addressRemove", { id })).status).toBe(404);
    expect((await owner.visitor.call("addresses", {})).delivery_addresses).toHaveLength(1);
  });

  it.each(["x", "1.5", "-1", "9".repeat(30), "%00"])("removing the address %s is refused", async (id) => {
    const { visitor } = await customer();
    expect((await visitor.send("addressRemove", { id })).status).toBe(422);
  });
});
