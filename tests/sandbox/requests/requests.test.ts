import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { calls, type CallName } from "../../../contract/calls";
import { createClock } from "../../../sandbox/clock";
import { dataFile, habitsOf, readEnvironment } from "../../../sandbox/environment";
import { sandboxForFile, SPB, startSandbox, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const names = Object.keys(calls) as CallName[];

/** A known key, so that nothing is refused for want of one. */
async function visitor() {
  const known = new Visitor(sandbox);
  await known.call("cartAdd", { product_key: "miso", count: 1, ...toSpb });
  return known;
}

const strange = [
  null,
  "",
  "x",
  "-1",
  -1,
  1.5,
  1e300,
  true,
  ["a"],
  { a: 1 },
  "x".repeat(9_000),
  "\u0000'; DROP TABLE orders; --",
  "__proto__",
  "%00",
  "0000-01-01",
];

describe.each(names)("%s", (name) => {
  const fields = Object.keys(calls[name].request.shape);

  it("an empty request is answered with 4xx", async () => {
    const { status } = await (await visitor()).send(name, {});
    if (calls[name].request.safeParse({}).success) expect(status).toBeLessThan(500);
    else expect([status >= 400, status < 500], String(status)).toEqual([true, true]);
  });

  it("strange values are refused with their field, and never cause a 5xx", async () => {
    const known = await visitor();
    const good: Record<string, unknown> = {
      city_id: SPB,
      order_type: "delivery",
      product_key: "miso",
      count: 1,
      shop_id: 101,
      date: "2026-11-22",
      address: "Невский 20",
      latitude: 59.9,
      longitude: 30.3,
      phone: "79120000001",
      username: "Anna",
      payment_type: "cash",
      code: "0000",
      order_id: 1,
      id: 1,
      notify_channel: "sms",
      without_bag: true,
      interval: null,
      gift_id: 1,
      promocode: "TASTY10",
      bonuses: 1,
      product_groups_ids: [1],
      name: "Anna",
      email: "anna@example.com",
      message: "Hello",
      city_name: "Pskov",
      shop: "Main square",
      square: 80,
      is_delivery: true,
      order_cache_key: "0".repeat(32),
      TransactionId: "0".repeat(32),
      PaRes: "0".repeat(32),
      company: "Rice and sons",
      product_category: "Rice",
      delivery_address_id: 1,
      coordinates: name === "geocodeCoordinates" ? [30.3, 59.9] : { latitude: 59.9, longitude: 30.3 },
      alias: "spb",
    };
    const base = Object.fromEntries(fields.filter((field) => field in good).map((field) => [field, good[field]]));
    const isGood = calls[name].request.safeParse(base).success;
    for (const field of fields) {
      for (const value of strange) {
        const response = await known.send(name, { ...base, [field]: value });
        const text = await response.text();
        const what = `${field}: ${JSON.stringify(value)?.slice(0, 60)} ${text.slice(0, 200)}`;
        expect(response.status, what).toBeLessThan(500);
        expect(response.headers.get("content-type")).toContain("application/json");
        // An object in place of a value is wrong in every field; in a path or a query it is text.
        if (!isGood || calls[name].method === "GET" || calls[name].path.includes(`{${field}}`)) continue;
        if (calls[name].request.safeParse({ ...base, [field]: value }).success) continue;
        const { errors = {} } = JSON.parse(text) as { errors?: Record<string, string> };
        const named = new Set(Object.keys(errors).map((path) => path.split(".")[0]));
        expect([response.status, [...named]], what).toEqual([422, [field]]);
      }
    }
  });
});

it.each(names.filter((name) => calls[name].kind !== "shared"))(
  "%s answers an unknown session key with 401",
  async (name) => {
    const stranger = new Visitor(sandbox);
    stranger.key = "0123456789abcdef0123456789abcdef";
    expect((await stranger.send(name, {})).status).toBe(401);
  },
);

describe("a body", () => {
  const post = (body: string, type = "application/json") =>
    fetch(`${sandbox.url}/api/products`, {
      method: "POST",
      body,
      headers: { "Content-Type": type, "Accept-Language": "uk" },
    });

  it.each([
    ["that is no JSON", '{"city_id": 1', 400, "Запит не вдалося прочитати"],
    ["that is a bare word", '"x"', 400, "Запит не вдалося прочитати"],
    ["that is a list", "[1]", 422, "Перевірте поля"],
    ["of another kind", "city_id=1", 422, "Перевірте поля"],
    ["that is too large", `{"a":"${"x".repeat(110_000)}"}`, 413, "Запит завеликий"],
  ])("a body %s is refused with a message", async (_, body, status, message) => {
    const response = await post(body, body.startsWith("city") ? "application/x-www-form-urlencoded" : undefined);
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([status, message]);
  });

  it("all wrong fields of a body are named", async () => {
    const { body } = await new Visitor(sandbox, "de").attempt("cartAdd", {
      product_key: "miso",
      count: 101,
      order_type: "delivery",
    } as never);
    expect(body).toEqual({
      message: "Bitte prüfen Sie die Angaben",
      errors: { count: "Höchstens 100", city_id: "Bitte ausfüllen" },
    });
  });
});

it("unknown paths are answered with JSON", async () => {
  for (const path of [
    "/api/nothing",
    "/favicon.ico",
    "/api/cities/%E0%A4%A",
    "/world/",
    "/world/a%20b/api/cities",
    "/world/one/nothing",
  ]) {
    const response = await fetch(sandbox.url + path);
    expect([400, 404], path).toContain(response.status);
    expect(((await response.json()) as { message: string }).message).toMatch(/\S/);
  }
});

test("healthz answers ok", async () => {
  expect(await (await fetch(`${sandbox.url}/healthz`)).json()).toEqual({ status: "ok" });
});

describe("a bad day", () => {
  const ask = (name: "cities" | "cartAdd" = "cities") =>
    new Visitor(sandbox).send(name, name === "cities" ? {} : { product_key: "miso", count: 1, ...toSpb });

  it("a fault with a status affects the given number of calls", async () => {
    await postToConsole(sandbox, "faults", { cities: { status: 503, times: 2 }, all: { status: 429, times: 1 } });
    const seen = [];
    for (let times = 0; times < 4; times++) seen.push((await ask()).status);
    expect(seen).toEqual([503, 503, 429, 200]);
  });

  it("a fault sends a page, half an answer, another shape, or refuses the connection", async () => {
    await postToConsole(sandbox, "faults", { cities: { body: "html" } });
    expect((await ask()).headers.get("content-type")).toContain("text/html");
    await postToConsole(sandbox, "faults", { cities: { body: "half" } });
    await expect(ask().then((response) => response.text())).rejects.toThrow();
    await postToConsole(sandbox, "faults", { cities: { body: "wrong" } });
    expect(calls.cities.answer.safeParse(await (await ask()).json()).success).toBe(false);
    await postToConsole(sandbox, "faults", { cities: { connection: "refuse" } });
    await expect(ask()).rejects.toThrow();
    expect((await postToConsole(sandbox, "faults/clear")).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  it("a fault delays the answer", async () => {
    await postToConsole(sandbox, "faults", { cities: { delay: 150, times: 1 } });
    const started = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(140);
  });

  it("a fault with an unknown call, status or body is refused", async () => {
    expect((await postToConsole(sandbox, "faults", { dinner: { status: 500 } })).status).toBe(422);
    expect((await postToConsole(sandbox, "faults", { cities: { status: 200 } })).status).toBe(422);
    expect((await postToConsole(sandbox, "faults", { cities: { body: "poem" } })).status).toBe(422);
    expect((await postToConsole(sandbox, "faults", { cities: {} })).status).toBe(422);
  });
});

describe("a world", () => {
  it("a world has its own carts, codes, clock and faults", async () => {
    const [one, two] = ["one", "two"].map((name) => ({ url: `${sandbox.url}/world/${name}` })) as [
      { url: string },
      { url: string },
    ];
    const visitor = new Visitor(one);
    await visitor.call("cartAdd", { product_key: "miso", count: 1, ...toSpb });
    expect((await visitor.call("cart", toSpb)).cart.count).toBe(1);
    const elsewhere = new Visitor(two);
    elsewhere.key = visitor.key;
    expect((await elsewhere.attempt("cart", toSpb)).status).toBe(401);
    await visitor.signIn();
    expect(await (await fetch(`${two.url}/console/outbox.json`)).json()).toEqual([]);
    await postToConsole(one, "clock", { now: "2027-01-01T12:00:00+03:00", rate: 0 });
    expect((await postToConsole(one, "clock", { advance: 1000 })).body).toEqual({
      now: Date.parse("2027-01-01T09:00:01Z"),
    });
    expect((await postToConsole(two, "clock", {})).body).not.toEqual({ now: Date.parse("2027-01-01T09:00:01Z") });
    expect((await postToConsole(one, "clock", { now: "soon" })).status).toBe(422);
    await postToConsole(one, "faults", { cities: { status: 500 } });
    expect((await elsewhere.attempt("cities", {})).status).toBe(200);
    expect((await fetch(`${one.url}/pictures/philadelphia.avif`)).status).toBe(200);
    await postToConsole(one, "reset");
    expect((await new Visitor(one).attempt("cities", {})).status).toBe(200);
    expect((await visitor.attempt("cart", toSpb)).status).toBe(401);
  });

  it("the least recently used world is dropped when there are too many", async () => {
    const small = await startSandbox();
    const first = new Visitor({ url: `${small.url}/world/first` });
    await first.call("cartAdd", { product_key: "miso", count: 1, ...toSpb });
    for (let number = 0; number < 32; number++) await fetch(`${small.url}/world/n${number}/console/clock.json`);
    expect((await first.attempt("cart", toSpb)).status).toBe(401);
    await small.close();
  });
});

it("the clock runs at its rate from any time", () => {
  let wall = 1_000;
  const clock = createClock(() => wall);
  clock.set({ now: 5_000, rate: 60 });
  wall += 100;
  expect(clock.now()).toBe(11_000);
  clock.set({ rate: 0 });
  wall += 100;
  expect(clock.now()).toBe(11_000);
});

describe("the environment", () => {
  it("every environment variable has a default", () => {
    expect(readEnvironment({ BRAND: "" })).toEqual({
      SANDBOX_PORT: 4000,
      SANDBOX_HOST: "127.0.0.1",
      DATA_FOLDER: "data",
      BRAND: "nori",
      SANDBOX_TIME_SCALE: "demo",
      SANDBOX_CAPTCHA: "off",
      SANDBOX_CONTENT: "usual",
    });
    expect(readEnvironment({ SANDBOX_TIME_SCALE: "10" }).SANDBOX_TIME_SCALE).toBe(10);
    expect(readEnvironment({ SANDBOX_PUBLIC_URL: "https://demo.example/sandbox/" }).SANDBOX_PUBLIC_URL).toBe(
      "https://demo.example/sandbox",
    );
    expect(() => readEnvironment({ SANDBOX_CONTENT: "rude" })).toThrow(/SANDBOX_CONTENT/);
    expect(() => readEnvironment({ SANDBOX_PUBLIC_URL: "ftp://x" })).toThrow(/SANDBOX_PUBLIC_URL/);
  });

  it("the data lie in the shop's folder, in a file of the brand, or nowhere", () => {
    const fileOf = (given: Record<string, string>) => dataFile(readEnvironment(given));
    expect(fileOf({ DATA_FOLDER: "/srv", BRAND: "mylavash" })).toBe("/srv/sandbox-mylavash.sqlite");
    expect(fileOf({ DATA_FOLDER: "off" })).toBe(":memory:");
  });

  it("the shop's settings say whether an account is needed and points are earned", () => {
    const SETTINGS_FILE = join(mkdtempSync(join(tmpdir(), "settings-")), "settings.json");
    const habits = (settings: object) => {
      writeFileSync(SETTINGS_FILE, JSON.stringify(settings));
      return habitsOf(readEnvironment({ SETTINGS_FILE }));
    };
    expect(habitsOf(readEnvironment({}))).toEqual({ anonymousOrders: false, earnsPoints: false });
    expect(habits({ name: "Nori" })).toEqual({ anonymousOrders: false, earnsPoints: false });
    expect(habits({ customers: { is_auth_enabled: false }, bonus: { accrual_suspended: false } })).toEqual({
      anonymousOrders: true,
      earnsPoints: true,
    });
  });

  it("a variable of a former version is refused, with what to set", () => {
    expect(() => readEnvironment({ SANDBOX_DATA: ":memory:" })).toThrow(
      /SANDBOX_DATA is not read any more: .*DATA_FOLDER/,
    );
  });

  it("every wrong environment variable is named in the error", () => {
    expect(() => readEnvironment({ SANDBOX_PORT: "x", BRAND: "pizza" })).toThrow(/SANDBOX_PORT[\s\S]*BRAND/);
  });
});
