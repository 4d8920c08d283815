import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { calls } from "../../../contract/calls";
import { sections } from "../../../sandbox/console/sections";
import { faultChoices } from "../../../sandbox/console/fault-form";
import { sandboxForFile, SPB, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";
import { emptyForms } from "../../support/site/document-problems";

const sandbox = sandboxForFile();
async function page(path = "/") {
  const $ = load(await (await fetch(sandbox.url + path)).text());
  expect(emptyForms($)).toEqual([]);
  return $;
}
const json = async (name: string) =>
  (await (await fetch(`${sandbox.url}/console/${name}.json`)).json()) as Record<string, unknown>[];

/** Sends a form as a browser without scripts does. */
const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(sandbox.url + path, { method: "POST", redirect: "manual", body: new URLSearchParams(fields), headers });

/** Orders dinner, and answers its number. */
async function ordered(phone: string): Promise<number> {
  const visitor = new Visitor(sandbox);
  await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
  await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "12" });
  await visitor.signIn(phone, "Anna");
  const { order_id } = await visitor.call("orderCreate", {
    ...toSpb,
    phone,
    username: "Anna",
    payment_type: "cash",
    cash: 5000,
  });
  return order_id ?? 0;
}

describe("the console's orders", () => {
  it("an order has a button for each next status, which moves it", async () => {
    const id = await ordered("79120000011");
    const buttons = async () => {
      const form = (await page())(`form[action="/console/orders/${id}/status"]`);
      return form
        .find("button")
        .map((_, button) => button.attribs.value)
        .get();
    };
    expect(await buttons()).toEqual(["cooking", "sent", "done", "canceled"]);
    const pressed = await submit(`/console/orders/${id}/status`, { alias: "sent" });
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/#orders"]);
    expect(await buttons()).toEqual(["done", "canceled"]);
    expect((await json("orders"))[0]).toMatchObject({ order_id: id, status: "sent" });
    await submit(`/console/orders/${id}/status`, { alias: "done" });
    expect(await buttons()).toEqual([]);
  });

  it("an order shows its dishes and its address", async () => {
    const id = await ordered("79120000014");
    const slip = (await page())("#orders tr")
      .filter((_, row) => load(row)("b").first().text() === String(id))
      .find("details")
      .text();
    for (const words of [
      "3 × Philadelphia roll (Classic rice)",
      "1 × Bag",
      "Невский проспект, 20, room 12",
      "Change from 5000",
    ])
      expect(slip).toContain(words);
    expect((await json("orders"))[0]).toMatchObject({
      order_id: id,
      username: "Anna",
      phone: "79120000014",
      where: "Невский проспект, 20, room 12",
      notes: ["Change from 5000"],
    });
  });

  it("a rejected move shows the reason", async () => {
    const refused = await submit("/console/orders/1/status", { alias: "done" });
    expect(refused.status).toBe(404);
    expect(load(await refused.text())("[role=alert]").text()).toBe("Order not found");
    expect((await postToConsole(sandbox, "orders/1/status", { alias: "done" })).status).toBe(404);
  });
});

describe("the console's lists", () => {
  it("the carts are listed with their contents, and listing changes nothing", async () => {
    const visitor = new Visitor(sandbox);
    const { cart } = await visitor.call("cartAdd", { product_key: "miso", count: 2, ...toSpb });
    const own = (await json("carts")).find(({ session }) => visitor.key?.startsWith(String(session)));
    expect(own).toMatchObject({
      city: "spb",
      order_type: "delivery",
      currency: "RUB",
      cart: { count: 2, prices: { total: cart.prices.total } },
    });
    expect((await page())("#carts").text()).toContain("2 × Miso");
    expect((await visitor.call("cart", toSpb)).cart.version).toBe(cart.version);
  });

  it("the latest requests are listed first, with their answers", async () => {
    const visitor = new Visitor(sandbox);
    await visitor.call("shops", { city_id: SPB });
    await visitor.attempt("city", { alias: "nowhere" });
    await visitor.attempt("cartAdd", { product_key: "<b>bold</b>", count: 1, ...toSpb });
    const [add, city, shops] = await json("requests");
    expect(shops).toMatchObject({ call: "shops", method: "GET", path: `/api/shops?city_id=${SPB}`, status: 200 });
    expect(city).toMatchObject({ call: "city", status: 404 });
    expect(add).toMatchObject({
      call: "cartAdd",
      status: 404,
      body: JSON.stringify({ product_key: "<b>bold</b>", count: 1, ...toSpb }),
    });
    const $ = await page();
    expect($("#requests").text()).toContain('"<b>bold</b>"');
    expect($("#requests b").text()).not.toContain("bold");
  });
});

describe("the console's clock", () => {
  it("forms set the clock, its rate, and move it forward", async () => {
    await submit("/console/clock", { now: "2026-12-24T18:30" });
    expect(await json("clock")).toEqual({ now: Date.parse("2026-12-24T18:30:00Z"), rate: 0 });
    expect((await submit("/console/clock", { advance: "3600000" })).headers.get("location")).toBe("/#clock");
    expect(await json("clock")).toMatchObject({ now: Date.parse("2026-12-24T19:30:00Z") });
    await submit("/console/clock", { rate: "60" });
    expect((await page())("#clock option[selected]").attr("value")).toBe("60");
    await submit("/console/clock", { rate: "0" });
    expect(await json("clock")).toMatchObject({ rate: 0 });
  });

  it.each(["2026-12-24T18:30+03:00", "2026-12-24T15:30:00Z", Date.parse("2026-12-24T15:30:00Z")])(
    "programs set the clock to %s",
    async (now) => {
      expect((await postToConsole(sandbox, "clock", { now, rate: 0 })).body).toEqual({
        now: Date.parse("2026-12-24T15:30:00Z"),
      });
    },
  );

  it.each([{ now: 0 }, { now: 8e14 }, { now: "2100-01-01T00:00:00Z" }, { advance: 9e15 }, { advance: -9e15 }])(
    "the clock refuses a time outside the century: %j",
    async (setting) => {
      const before = sandbox.clock.now();
      const field = Object.keys(setting)[0] ?? "";
      expect(await postToConsole(sandbox, "clock", setting)).toEqual({
        status: 422,
        body: { message: "Неверное значение", errors: { [field]: "Неверное значение" } },
      });
      expect(sandbox.clock.now()).toBe(before);
    },
  );

  it("invalid clock settings are refused with the field", async () => {
    const refused = await submit("/console/clock", { now: "tomorrow" });
    expect(refused.status).toBe(422);
    expect(load(await refused.text())("[role=alert]").text()).toContain("now");
  });
});

describe("the console's faults", () => {
  const cities = () => fetch(`${sandbox.url}/api/cities`);

  it("the form offers every call, and faults are listed until they are cleared", async () => {
    const offered = (await page())('#faults [name="call"] option')
      .map((_, option) => load(option).text())
      .get();
    expect(offered).toEqual(["all calls", ...Object.keys(calls).sort()]);
    await submit("/console/faults", { call: "all", fault: "s503", delay: "5", times: "" });
    await submit("/console/faults", { call: "city", fault: "slow", delay: "5", times: "2" });
    expect(
      (await page())("#faults li span")
        .map((_, item) => load(item).text())
        .get(),
    ).toEqual(["all: 503, 5 ms late, until cleared", "city: 5 ms late, the next 2 times"]);
    expect((await cities()).status).toBe(503);
    await submit("/console/faults/clear", { call: "all" });
    expect((await cities()).status).toBe(200);
    expect((await postToConsole(sandbox, "faults/clear")).body).toEqual({});
  });

  it.each(Object.entries(faultChoices))("the form makes the fault %s", async (choice, { fault }) => {
    await submit("/console/faults", { call: "cities", fault: choice, delay: "7", times: "1" });
    expect(await json("faults")).toEqual({ cities: { ...fault, delay: 7, times: 1 } });
    await postToConsole(sandbox, "faults/clear");
  });

  it("an unknown kind of fault is refused", async () => {
    expect((await submit("/console/faults", { call: "cities", fault: "rain" })).status).toBe(422);
    expect((await submit("/console/faults", { call: "dinner", fault: "slow", delay: "5" })).status).toBe(422);
    const noDelay = await submit("/console/faults", { call: "all", fault: "slow", delay: "", times: "" });
    expect([noDelay.status, load(await noDelay.text())("[role=alert]").text()]).toEqual([
      422,
      expect.stringContaining("all.delay"),
    ]);
  });
});

describe("the console's prices", () => {
  it("a dish costs more in the menu and in carts, until its price is restored", async () => {
    const visitor = new Visitor(sandbox);
    const add = async (key: string) => {
      const { cart } = await visitor.call("cartAdd", { product_key: key, count: 2, ...toSpb });
      return Object.values(cart.products).find(({ product_key }) => product_key === key)?.price ?? 0;
    };
    const list = await add("miso");
    expect((await submit("/console/prices", { id: "miso", percent: "150" })).headers.get("location")).toBe("/#prices");
    expect(await add("miso")).toBe(Math.ceil(list * 1.5));
    expect(await json("prices")).toEqual([{ id: "miso", name: "Miso soup", percent: 150 }]);
    expect((await page())("#prices").text()).toContain("Miso soup: 150%");
    await postToConsole(sandbox, "prices/miso", { percent: 100 });
    expect(await add("miso")).toBe(list);
    expect(await json("prices")).toEqual([]);
  });

  it.each([{ percent: 0 }, { percent: "much" }, {}])("refuses %j", async (body) => {
    expect((await postToConsole(sandbox, "prices/miso", body)).status).toBe(422);
    expect((await postToConsole(sandbox, "prices/moon", { percent: 120 })).status).toBe(404);
  });
});

describe("the console", () => {
  it("a form posted by another site is refused", async () => {
    expect((await submit("/console/reset", {}, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await submit("/console/clock", { rate: "0" }, { "Sec-Fetch-Site": "same-origin" })).status).toBe(303);
  });

  it("the page links only to itself and has no scripts", async () => {
    const $ = await page("/world/two/");
    const anchors = $("nav a")
      .map((_, link) => link.attribs.href ?? "")
      .get();
    expect(anchors).toEqual([...sections.map(({ id }) => `#${id}`), "/world/two/docs", "/world/two/"]);
    for (const anchor of anchors.filter((href) => href.startsWith("#"))) expect($(anchor).length, anchor).toBe(1);
    const local = $("[href],[src],[action]")
      .map((_, node) => node.attribs.href ?? node.attribs.src ?? node.attribs.action ?? "")
      .get();
    expect(local.filter((address) => !/^(#|\/world\/two\/)/.test(address))).toEqual([]);
    expect($("script").length).toBe(0);
    for (const address of local.filter((one) => one.endsWith(".json") || one.endsWith(".css")))
      expect((await fetch(sandbox.url + address)).status, address).toBe(200);
  });

  it("the page lists submitted forms and test cards", async () => {
    const sent = await fetch(`${sandbox.url}/api/feedback/questions`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        name: "Olga",
        phone: "79120000031",
        email: "olga@example.com",
        message: "Is there brown rice?",
      }),
    });
    expect(sent.status).toBe(200);
    expect((await json("feedback"))[0]).toMatchObject({
      kind: "question",
      fields: { name: "Olga", message: "Is there brown rice?" },
    });
    const $ = await page("/");
    expect($("#feedback").text()).toContain("Is there brown rice?");
    expect($("#cards").text()).toContain("4111 1111 1111 1111");
    expect(await json("cards")).toContainEqual(expect.objectContaining({ number: "4111111111111111" }));
  });

  it("the page lists promo codes and gifts with their conditions", async () => {
    const text = (await page())("#offers").text();
    for (const words of [
      "TASTY10",
      "10% off the dishes",
      "Kazan",
      "until 2026-08-31",
      "5: Mochi",
      "the code DESSERT, dishes for 500 or more",
    ])
      expect(text).toContain(words);
  });

  it("the page shows sent codes, and reset deletes everything", async () => {
    const id = await ordered("79120000012");
    expect((await page())("#outbox").text()).toContain("+79120000012");
    expect((await json("orders"))[0]).toMatchObject({ order_id: id });
    expect((await submit("/console/reset", {})).status).toBe(303);
    for (const list of ["orders", "carts", "requests", "outbox", "feedback"])
      expect(await json(list), list).toEqual([]);
  });
});

describe("the documentation", () => {
  it("the documentation needs no files from elsewhere", async () => {
    const answer = await fetch(`${sandbox.url}/docs`);
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self';");
    const $ = load(await answer.text());
    const needed = $("script[src], link[rel=stylesheet]")
      .map((_, node) => node.attribs.src ?? node.attribs.href ?? "")
      .get();
    expect(needed.length).toBe(4);
    for (const file of needed) expect((await fetch(sandbox.url + file)).status, file).toBe(200);
  });

  it("the documentation names the address of its world", async () => {
    const { openapi, servers } = (await (await fetch(`${sandbox.url}/world/two/openapi.json`)).json()) as {
      openapi: string;
      servers: unknown;
    };
    expect([openapi, servers]).toEqual(["3.1.1", [{ url: "/world/two" }]]);
  });
});
