import { load } from "cheerio";
import { afterEach, describe, expect, it } from "vitest";
import { buyer } from "../../support/sandbox/buyer";
import { sandboxForFile, SPB, startSandbox, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
afterEach(async () => {
  await postToConsole(sandbox, "reset");
});

const stopped = async () =>
  (await (await fetch(`${sandbox.url}/console/stops.json`)).json()) as { kind: string; id: string; name: string }[];
const page = async () => load(await (await fetch(sandbox.url)).text());
/** Sends a form as a browser without scripts does. */
const submit = (path: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/console/${path}`, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) });

describe("the console's stops", () => {
  it("forms stop things and open them again", async () => {
    const before = await stopped();
    expect(before, "what the seed has stopped").toContainEqual({
      kind: "sign_in",
      id: "anonymous_orders",
      name: "Orders without signing in",
    });
    for (const [path, id] of [
      ["products", "california"],
      ["shops", "102"],
      ["cities", "kazan"],
      ["sign-in", "vk"],
    ] as const) {
      expect((await page())(`#stops form[action="/console/${path}"] option[value="${id}"]`).length, id).toBe(1);
      const { status, headers } = await submit(path, { id, type: "stop" });
      expect([status, headers.get("location")]).toEqual([303, "/#stops"]);
      expect(await stopped()).toContainEqual(expect.objectContaining({ id }));
      const open = (await page())(`#stops form[action="/console/${path}"] button[name=id][value="${id}"]`);
      expect(open.attr("aria-label")).toMatch(path === "sign-in" ? /^Allow / : /^Open /);
      await submit(path, { id, type: "default" });
    }
    expect(await stopped()).toEqual(before);
  });

  it.each([
    ["products", "nothing"],
    ["shops", "999"],
    ["shops", "0102"],
    ["cities", "atlantis"],
    ["sign-in", "telepathy"],
  ])("an unknown id is refused for %s", async (path, id) => {
    expect((await postToConsole(sandbox, `${path}/${id}`, { type: "stop" })).status).toBe(404);
    expect((await submit(path, { id, type: "stop" })).status).toBe(404);
    expect((await submit(path, { id, type: "rain" })).status).toBe(422);
  });

  it("a form fills an interval", async () => {
    expect((await submit("intervals", { city: "spb", interval_id: "2026-11-21T19:00" })).headers.get("location")).toBe(
      "/#stops",
    );
    const visitor = new Visitor(sandbox);
    await visitor.call("cartAdd", { product_key: "miso", count: 1, ...toSpb });
    const { intervals } = await visitor.call("intervals", { date: "2026-11-21" });
    expect(intervals.find(({ id }) => id === "2026-11-21T19:00")?.disabled).toBe(true);
    expect((await submit("intervals", { city: "spb", interval_id: "soon" })).status).toBe(422);
  });
});

it("a stopped city says so and accepts neither new nor cached orders", async () => {
  const { visitor, payload, key } = await buyer(sandbox);
  await postToConsole(sandbox, "cities/spb", { type: "stop" });
  const words = "We are not taking orders in this city for now";
  expect((await visitor.call("city", { alias: "spb" })).city).toMatchObject({ type: "stop", alert: words });
  expect((await visitor.call("city", { alias: "kazan" })).city).not.toHaveProperty("type");
  for (const answering of [
    visitor.attempt("orderCreate", payload),
    visitor.attempt("orderCreateCache", payload),
    visitor.attempt("orderCreate", { ...payload, order_cache_key: key }),
  ]) {
    const { status, body } = await answering;
    expect([status, body.message, body.errors]).toEqual([422, words, { city_id: words }]);
  }
  await postToConsole(sandbox, "cities/spb", { type: "default" });
  expect((await visitor.attempt("orderCreate", { ...payload, order_cache_key: key })).status).toBe(200);
});

describe("signing in", () => {
  const phone = "79120007001";
  const login = (more: object = {}) =>
    new Visitor(sandbox).attempt("login", { city_id: SPB, phone, notify_channel: "sms", ...more });

  it("requesting a code needs a captcha when the console requires it", async () => {
    const flag = async () => (await new Visitor(sandbox).call("city", { alias: "spb" })).city.social_captcha;
    expect(await flag()).toBe(false);
    await postToConsole(sandbox, "sign-in/no_captcha", { type: "stop" });
    expect(await flag()).toBe(true);
    for (const captcha_user_token of [undefined, "", "  "]) {
      expect((await login({ captcha_user_token })).body.errors).toEqual({
        captcha_user_token: "Please confirm that you are not a robot",
      });
    }
    expect((await login({ captcha_user_token: "token" })).status).toBe(200);
  });

  it("a captcha's token is good once, and one that begins with “wrong” never", async () => {
    await postToConsole(sandbox, "sign-in/no_captcha", { type: "stop" });
    const by = (phone: string, captcha_user_token: string) => login({ phone, captcha_user_token });
    expect((await by("79120007002", "once")).status).toBe(200);
    for (const token of ["once", "wrong", "wrong-1"])
      expect((await by("79120007003", token)).body.errors).toEqual({
        captcha_user_token: "That check has expired. Please take it again",
      });
    expect((await by("79120007003", "twice")).status).toBe(200);
  });

  it("codes by SMS alone may need a captcha, by the console or from the start", async () => {
    const strict = await startSandbox({ captcha: "sms" });
    const all = await startSandbox({ captcha: "all" });
    const asks = async (where: { url: string }) => {
      const visitor = new Visitor(where);
      const flag = (await visitor.call("city", { alias: "spb" })).city.social_captcha;
      const statuses = [];
      for (const notify_channel of ["sms", "call"] as const)
        statuses.push((await visitor.attempt("login", { city_id: SPB, phone: "79120007004", notify_channel })).status);
      return [flag, ...statuses];
    };
    expect(await asks(strict)).toEqual([true, 422, 200]);
    await postToConsole(strict, "sign-in/no_captcha_sms", { type: "default" });
    expect((await new Visitor(strict).call("city", { alias: "spb" })).city.social_captcha).toBe(false);
    expect(await asks(all)).toEqual([true, 422, 422]);
    await strict.close();
    await all.close();
  });

  it("a code is sent only by open channels", async () => {
    await postToConsole(sandbox, "sign-in/vk", { type: "stop" });
    expect((await login({ notify_channel: "vk" })).body.errors).toEqual({
      notify_channel: "Codes can’t be sent this way at the moment. Please choose another",
    });
    expect((await login({ notify_channel: "call" })).status).toBe(200);
  });

  it("an order needs a signed-in customer unless anonymous orders are allowed", async () => {
    const visitor = new Visitor(sandbox);
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "12" });
    const payload = { ...toSpb, phone, username: "Anna", payment_type: "cash" };
    expect((await visitor.attempt("orderCreate", payload)).body.errors).toEqual({
      phone: "Sign in to place your order",
    });
    await postToConsole(sandbox, "sign-in/anonymous_orders", { type: "default" });
    const { order_id = 0 } = await visitor.call("orderCreate", payload);
    expect((await visitor.call("orders", { page: 1 })).orders.map((order) => order.order_id)).toEqual([order_id]);
    expect((await new Visitor(sandbox).call("orderStatus", { order_id: order_id ?? 0, phone })).status.alias).toBe(
      "accepted",
    );
    expect((await new Visitor(sandbox).attempt("orderStatus", { order_id: order_id ?? 0 })).status).toBe(404);
  });
});

describe("an order's money, on the console", () => {
  const rows = async () =>
    (await (await fetch(`${sandbox.url}/console/orders.json`)).json()) as { order_id: number; payment?: string }[];
  const paymentOf = async (id: number | null | undefined) =>
    (await rows()).find(({ order_id }) => order_id === id)?.payment;

  it("canceling an order on the console refunds its payment", async () => {
    const { withCard } = await buyer(sandbox);
    const { body } = await withCard("4111111111111111");
    expect(await paymentOf(body.order_id)).toBe("paid");
    await submit(`orders/${body.order_id}/status`, { alias: "canceled" });
    expect(await paymentOf(body.order_id)).toBe("refunded");
    expect((await page())("#orders").text()).toContain("cardOnline: refunded");
  });
});
