import { describe, expect, it } from "vitest";
import { NOON, sandboxForFile, SPB, startSandbox, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const newcomer = (language = "en") => new Visitor(sandbox, language);
let last = 79120001000;
const newPhone = () => String(++last);
const ask = (visitor: Visitor, phone: string, notify_channel: "call" | "sms" | "vk" = "sms") =>
  visitor.attempt("login", { city_id: SPB, phone, notify_channel });
const codeIn = (notification: string | null | undefined) => /\d{4}/.exec(notification ?? "")?.[0] ?? "";
const outbox = async () =>
  (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as {
    phone: string;
    channel: string;
    code: string;
    at: number;
  }[];

describe("a code", () => {
  it.each(["call", "sms", "vk"] as const)("a code sent by %s is in the outbox and in the answer", async (channel) => {
    const phone = newPhone();
    const { body } = await ask(newcomer("ru"), phone, channel);
    expect(body.user.verification.timer).toBe(60);
    expect(body.notification).toMatch(/^Демо: код \d{4}, СМС не отправляем$/);
    expect((await outbox())[0]).toEqual({ phone, channel, code: codeIn(body.notification), at: NOON });
  });

  it("a code can be requested again after a minute, ten times a day", async () => {
    const [visitor, phone] = [newcomer("ru"), newPhone()];
    for (let times = 0; times < 10; times++) {
      expect((await ask(visitor, phone)).status).toBe(200);
      const { status, body, headers } = await ask(newcomer("ru"), phone);
      expect([status, body.errors?.phone, headers.get("retry-after")]).toEqual([
        429,
        "Слишком много попыток. Повторите позже",
        "60",
      ]);
      sandbox.clock.set({ now: sandbox.clock.now() + 60_000 });
    }
    expect((await ask(visitor, phone)).status).toBe(429);
    sandbox.clock.set({ now: sandbox.clock.now() + 86_400_000 });
    expect((await ask(visitor, phone)).status).toBe(200);
  });

  it.each([
    ["", "Enter your phone number"],
    ["+7", "Enter your phone number"],
    ["7912", "Check the phone number"],
    ["abc", "Enter your phone number"],
    ["7".repeat(30), "Check the phone number"],
  ])("no code is sent to %j", async (phone, words) => {
    const { status, body } = await ask(newcomer(), phone);
    expect([status, body.errors]).toEqual([422, { phone: words }]);
  });

  it("a code signs in its own session, once", async () => {
    const [visitor, phone] = [newcomer(), newPhone()];
    const code = codeIn((await ask(visitor, phone)).body.notification);
    const wrong = code === "0000" ? "0001" : "0000";
    const thief = newcomer();
    await ask(thief, newPhone());
    expect((await thief.attempt("checkVerificationCode", { code: `x${code}` })).body.errors?.code).toBe("Wrong code");
    expect((await visitor.attempt("checkVerificationCode", { code: wrong })).body).toEqual({
      message: "Wrong code",
      errors: { code: "Wrong code" },
    });
    expect((await visitor.call("checkVerificationCode", { code: ` ${code[0]} ${code.slice(1)}` })).user).toMatchObject({
      phone,
      sex: "male",
    });
    expect((await visitor.attempt("checkVerificationCode", { code })).body.errors?.code).toMatch(/no longer valid/);
    expect((await newcomer().attempt("checkVerificationCode", { code })).body.errors?.code).toMatch(/no longer valid/);
  });

  it("a code allows five wrong tries and is valid for ten minutes", async () => {
    const visitor = newcomer();
    const code = codeIn((await ask(visitor, newPhone())).body.notification);
    const wrong = code === "0000" ? "0001" : "0000";
    const words = [];
    for (let tries = 0; tries < 5; tries++)
      words.push((await visitor.attempt("checkVerificationCode", { code: wrong })).body.errors?.code);
    expect(words).toEqual([...Array<string>(4).fill("Wrong code"), "The code is no longer valid. Request a new one"]);
    expect((await visitor.attempt("checkVerificationCode", { code })).status).toBe(422);
    const late = newcomer();
    const other = codeIn((await ask(late, newPhone())).body.notification);
    sandbox.clock.set({ now: NOON + 10 * 60_000 + 1 });
    expect((await late.attempt("checkVerificationCode", { code: other })).body.errors?.code).toMatch(/no longer valid/);
  });

  it("a later code replaces the earlier one", async () => {
    const [visitor, phone] = [newcomer(), newPhone()];
    const first = codeIn((await ask(visitor, phone)).body.notification);
    sandbox.clock.set({ now: NOON + 60_000 });
    const second = codeIn((await ask(visitor, phone)).body.notification);
    if (first !== second) expect((await visitor.attempt("checkVerificationCode", { code: first })).status).toBe(422);
    expect((await visitor.attempt("checkVerificationCode", { code: second })).status).toBe(200);
  });
});

describe("a customer", () => {
  it("a customer keeps cart and addresses when signing in, and leaves without them", async () => {
    const [visitor, phone] = [newcomer(), newPhone()];
    await visitor.call("cartAdd", { product_key: "miso", count: 2, ...toSpb });
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "5" });
    expect(await visitor.call("checkSession", {})).toEqual({ is_authenticated: false });
    expect((await visitor.attempt("user", {})).status).toBe(403);
    await visitor.signIn(phone, "Anna");
    expect(await visitor.call("checkSession", {})).toEqual({ is_authenticated: true });
    expect((await visitor.call("user", {})).user).toMatchObject({ phone, name: "Anna" });
    expect((await visitor.call("cart", toSpb)).cart.count).toBe(2);

    await visitor.call("logout", {});
    expect(await visitor.call("checkSession", {})).toEqual({ is_authenticated: false });
    expect((await visitor.call("cart", toSpb)).cart.count).toBe(0);
    expect((await visitor.call("addresses", {})).delivery_addresses).toEqual([]);

    sandbox.clock.set({ now: NOON + 120_000 });
    const elsewhere = newcomer();
    await elsewhere.signIn(phone);
    expect((await elsewhere.call("user", {})).user.name).toBe("Anna");
    expect((await elsewhere.call("addresses", {})).delivery_addresses).toMatchObject([{ room: "5" }]);
  });

  it("a session without a customer is not authenticated", async () => {
    expect(await newcomer().call("checkSession", {})).toEqual({ is_authenticated: false });
    expect((await newcomer().attempt("logout", {})).status).toBe(200);
  });
});

describe("the session key", () => {
  /** Somebody who knows a key: a second tab with a request under way, or whoever planted it. */
  const knowing = (key: string | undefined) => Object.assign(newcomer(), { key });

  async function signedIn() {
    const visitor = newcomer();
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 2, ...toSpb });
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "5" });
    const old = knowing(visitor.key);
    const phone = newPhone();
    await visitor.signIn(phone, "Anna");
    return { visitor, old, phone };
  }

  it("changes when somebody signs in and when they sign out", async () => {
    const { visitor, old } = await signedIn();
    const second = visitor.key;
    await visitor.call("logout", {});
    expect(new Set([old.key, second, visitor.key]).size).toBe(3);
    expect((await visitor.call("cart", toSpb)).cart.count).toBe(0);
  });

  it("for half a minute the old one reaches the cart, and nothing of the customer", async () => {
    const { visitor, old } = await signedIn();
    const key = old.key;
    expect((await old.call("cartAdd", { product_key: "miso", count: 1, ...toSpb })).cart.count).toBe(3);
    expect((await visitor.call("cart", toSpb)).cart.count).toBe(3);
    expect(await old.call("checkSession", {})).toEqual({ is_authenticated: false });
    expect((await old.attempt("user", {})).status).toBe(403);
    expect((await old.call("addresses", {})).delivery_addresses).toEqual([]);
    await old.call("logout", {});
    expect(old.key).toBe(key);
    expect(await visitor.call("checkSession", {})).toEqual({ is_authenticated: true });
    expect((await visitor.call("addresses", {})).delivery_addresses).toMatchObject([{ room: "5" }]);
    sandbox.clock.set({ now: NOON + 30_000 });
    expect((await old.attempt("cart", toSpb)).status).toBe(401);
    expect((await visitor.call("cart", toSpb)).cart.count).toBe(3);
  });

  it("an order belongs to the customer, not to who knows the old key", async () => {
    const { visitor, old, phone } = await signedIn();
    const { order_id } = await visitor.call("orderCreate", {
      ...toSpb,
      phone,
      username: "Anna",
      payment_type: "cash",
    });
    expect((await visitor.attempt("orderStatus", { order_id: order_id ?? 0 })).status).toBe(200);
    expect((await old.attempt("orderStatus", { order_id: order_id ?? 0 })).status).toBe(404);
    const cashier = knowing(visitor.key);
    await visitor.call("logout", {});
    for (const one of [visitor, cashier, old])
      expect((await one.attempt("orderStatus", { order_id: order_id ?? 0 })).status).toBe(404);
  });

  it("the right code with the old one, once more, gets the same answer and the new key", async () => {
    const visitor = newcomer();
    const code = codeIn((await ask(visitor, newPhone())).body.notification);
    const [again, guess] = [knowing(visitor.key), knowing(visitor.key)];
    const first = await visitor.call("checkVerificationCode", { code });
    expect((await guess.attempt("checkVerificationCode", { code: code === "0000" ? "0001" : "0000" })).status).toBe(
      422,
    );
    expect(guess.key).not.toBe(visitor.key);
    expect(await again.call("checkVerificationCode", { code })).toEqual(first);
    expect(again.key).toBe(visitor.key);
  });

  it("an order that was placed before signing in goes along", async () => {
    const quiet = await startSandbox({ anonymousOrders: true });
    const visitor = new Visitor(quiet);
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "5" });
    const phone = newPhone();
    const { order_id } = await visitor.call("orderCreate", { ...toSpb, phone, username: "Anna", payment_type: "cash" });
    await visitor.signIn(phone);
    expect((await visitor.attempt("orderStatus", { order_id: order_id ?? 0 })).status).toBe(200);
    await quiet.close();
  });
});
