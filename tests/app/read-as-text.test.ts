import { load } from "cheerio";
import type { Element } from "domhandler";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { languageNames, languages } from "../../rules/languages";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { canRead, readAsText, wordsRunTogether } from "../support/app/text-browser";
import { NOON, startSandbox, type RunningSandbox } from "../support/sandbox/visitor";

let sandbox: RunningSandbox;
/** The HTML of every page on the way to an order, by its name. */
const pages: Record<string, string> = {};

/** One dinner ordered without scripts; every page on the way is kept. */
beforeAll(async () => {
  sandbox = await startSandbox();
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  vi.stubEnv("UPSTREAM_URL", sandbox.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  const shop = await (await import("../support/app/whole-shop")).wholeShop();
  const visitor = new PlainVisitor("http://localhost", "en", (url, init) => shop(url.href, init));
  const keep = async (name: string, path: string) => {
    await visitor.open(path);
    expect(visitor.status, name).toBe(200);
    pages[name] = visitor.html;
  };
  await keep("chooser", "/");
  await keep("empty menu", "/spb/");
  await keep("dish", "/spb/product/set-choice");
  await visitor.open("/spb/");
  await visitor.send("product_key", {}, "philadelphia");
  await visitor.send("product_key", {}, "set-philadelphia");
  await keep("menu", "/spb/");
  await keep("cart", "/spb/cart");
  await keep("shops", "/spb/shops");
  await keep("shop", "/spb/shops/102");
  await keep("cities", "/spb/cities");
  await keep("takeaway", "/spb/order-type?order_type=takeaway");
  await keep("delivery", "/spb/order-type?order_type=delivery");
  await visitor.send("address", { address: "Невский проспект, 28", room: "12" });
  await keep("sign-in", "/spb/login");
  await visitor.send("phone", { phone: "+7 931 1234567", privacy_policy: "1" });
  pages.code = visitor.html;
  const outbox = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as {
    phone: string;
    code: string;
  }[];
  await visitor.send("code", { code: outbox.find(({ phone }) => phone === "79311234567")?.code ?? "" });
  await keep("order form", "/spb/checkout");
  await visitor.send("intent", { username: "" }, "order");
  pages["wrong order form"] = visitor.html;
  await visitor.send("intent", { username: "Anna", cash: "5000" }, "order");
  const [, order = ""] = /order\/(\d+)/.exec(visitor.path) ?? [];
  await keep("tracking", `/spb/order/${order}/tracking`);
  await keep("cancel", `/spb/order/${order}/cancel`);
  await keep("sign-out", "/spb/logout");
}, 90_000);
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  await sandbox.close();
});

it("lets no two words run together on any page", () => {
  const found = Object.entries(pages).flatMap(([name, html]) =>
    wordsRunTogether(html).map((words) => `${name}: ${words}`),
  );
  expect(found).toEqual([]);
});

it("names every link and button by its text", () => {
  const nameless = Object.entries(pages).flatMap(([name, html]) => {
    const page = load(html, { scriptingEnabled: false });
    const isNamed = (element: Element) =>
      /[\p{L}\p{N}]/u.test(page(element).text()) && !page(element).attr("aria-label");
    return page<Element, string>("a[href], button, summary")
      .toArray()
      .filter((element) => !isNamed(element) && page(element).closest("svg").length === 0)
      .map((element) => `${name}: ${page.html(element).slice(0, 120)}`);
  });
  expect(nameless).toEqual([]);
});

it("comes in the order in which it is seen: the links to the sections before the search, and two ways past the header", () => {
  const page = load(pages.menu ?? "");
  const order = page("a, input, summary")
    .toArray()
    .map((element) => page(element).attr("href") ?? page(element).attr("name"));
  expect(order.slice(0, 2)).toEqual(["#main", "#dishes"]);
  expect(order.indexOf("#group-rolls")).toBeLessThan(order.indexOf("search"));
  expect(page("#dishes").find("h2").first().text()).toBe("Rolls");
  expect(page("button[name=language]").length).toBe(languages.length);
});

/** The header, the footer and the bar at the bottom of every page. */
const frame = (reading: string) => {
  const lines = reading.split("\n");
  return { header: lines.slice(0, lines.findIndex((line) => line.startsWith("Cart")) + 1), end: lines.slice(-4) };
};

describe.skipIf(!canRead)("read with w3m (skipped where it is not installed)", () => {
  const reading = (name: string) => readAsText(pages[name] ?? "");

  it("the frame: what every link leads to, and each language once", () => {
    const { header, end } = frame(reading("cart"));
    expect(header).toEqual([
      "Skip to content",
      "Restaurants +7 812 000-00-12",
      "nori. Home, menu for Saint Petersburg City: Saint Petersburg",
      "Delivery Takeaway",
      "Where to? Enter your address",
      "Search the menu",
      "Language: English",
      ...Object.values(languageNames).map((name) => `• ${name}`),
      "Sign in",
      "Cart: 2 288 ₽, 2 dishes",
    ]);
    expect(end[1]).toBe("Cities Restaurants Menu Sign in Cart: 2");
    expect(reading("chooser").split("\n")[0]).toBe("Skip to the cities nori");
  });

  it("the menu: a counter or a button that names its dish", () => {
    const text = reading("menu");
    expect(text).toContain("589 ₽ One fewer: Philadelphia 1 One more: Philadelphia\n");
    expect(text).toContain("529 ₽ Add: Philadelphia light\n");
    expect(text).not.toMatch(/Add: Philadelphia\n/);
    expect(text).toContain("Choose: Philadelphia for less\n");
  });

  it("a dish: each number once named, nothing that needs a script", () => {
    const text = reading("dish");
    expect(text).toContain("Half rolls, choose from 2 to 4\nPhiladelphia +299 ₽ [1 ]\n");
    expect(text).toContain("Quantity[1 ]Add to cart 787 ₽");
  });

  it("the cart: numbered once, the bin in words", () => {
    const text = reading("cart");
    expect(text).toContain("Menu\nCart\nClear\n1. Cart\n2. Checkout\n");
    expect(text).toContain(
      "\nPhiladelphia\nClassic\nRemove Philadelphia 1 One more: Philadelphia\nBefore the discount [S:690 ₽:S] 589 ₽\n",
    );
  });

  it("the order form: every question once, times with a dash, ways to pay with their notes", () => {
    const text = reading("order form");
    expect(text).toContain("Order for 2 288 ₽ To the menu\nCheckout\nWho it is for\nName");
    expect(text).toMatch(/\nWhen\nToday Tomorrow .*\n\(\*\)ASAP, 40–50 min \( \)16:00–16:30 .*18:00–18:30, taken/);
    expect(text).toContain(
      "How to pay\n(*)Cash. We bring change ( )Card to the courier. The courier has a card reader\n",
    );
    expect(text.match(/^(When|How to pay)$/gm)).toHaveLength(2);
  });

  it("the order: its steps, its ways on and one sentence for its map", () => {
    const text = reading("tracking");
    expect(text).toContain("1. Accepted, now 15:00\n2. In the kitchen, ahead\n");
    expect(text).toContain("Ask about the order Cancel the order\n");
    expect(text).toContain("Map: Nori Rubinshteyna is about 1.2 km from you\n");
    expect(text.match(/Rubinshteyna|500 m|Here/g)).toEqual(["Rubinshteyna"]);
  });

  it("shops: numbered once, with spaces between what they offer", () => {
    expect(reading("shops")).toContain("1. Невский проспект, 88\nNori Mayakovskaya\nOpen until 02:00\n");
    expect(reading("shops")).toContain("Order here: Невский проспект, 88\n+7 812 000-00-12\n");
    expect(reading("shop")).toContain("Collect here Not now\n");
    expect(reading("takeaway")).toContain("• Невский проспект, 88. Nori Mayakovskaya. Open until 02:00\n");
  });
});
