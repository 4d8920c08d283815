import { load } from "cheerio";
import type { Element } from "domhandler";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { languageNames, languages } from "../../rules/languages";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { wordsOf } from "../support/app/words";
import { cityName, dishName } from "../support/sandbox/seed";
import { wordsRunTogether } from "../support/site/document-problems";
import { filteredWord, hiddenIn } from "../support/site/filter-lists";
import { htmlProblems } from "../support/site/valid-html";
import { canRead, readAsText } from "../support/app/text-browser";
import { NOON, startSandbox, type RunningSandbox } from "../support/sandbox/visitor";

// The sandbox's clock stands still, and this machine's does not.
vi.mock("../../server/upstream/clock", () => ({
  upstreamNow: () => NOON,
  readClock: () => undefined,
  clockJumps: () => 0,
}));

let sandbox: RunningSandbox;
/** The HTML of every page on the way to an order, by its name. */
const pages: Record<string, string> = {};

/** One dinner ordered without scripts; every page on the way is kept. */
beforeAll(async () => {
  sandbox = await startSandbox();
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
  await keep("about", "/spb/about");
  await keep("how to pay", "/spb/payment-info");
  await keep("main menu", "/spb/info");
  await keep("privacy policy", "/privacy-policy?city=spb");
  await keep("empty menu", "/spb/");
  await keep("dish", "/spb/product/set-choice");
  await visitor.open("/spb/");
  await visitor.send("product_key", {}, "philadelphia");
  await visitor.send("product_key", {}, "set-philadelphia");
  await keep("menu", "/spb/");
  await keep("cart", "/spb/cart");
  await keep("line", load(visitor.html)('main a[href*="line_key"]').first().attr("href") ?? "");
  for (const page of [
    "feedback",
    "promotions",
    "bonus",
    "delivery",
    "vacancies",
    "franchise",
    "partners",
    "address/map",
  ])
    await keep(page, `/spb/${page}`);
  await keep("shops", "/spb/shops");
  await keep("shop", "/spb/shops/102");
  await keep("cities", "/spb/cities");
  await keep("takeaway", "/spb/order-type?order_type=takeaway");
  await keep("delivery", "/spb/order-type?order_type=delivery");
  await visitor.send("address", { address: "Невский проспект, 28", room: "12" });
  await keep("sign-in", "/spb/login");
  await visitor.send("phone", { phone: "+7 931 1234567", privacy_policy: "1" });
  pages.code = visitor.html;
  await visitor.send("code", { code: "00" });
  pages["wrong code"] = visitor.html;
  const outbox = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as {
    phone: string;
    code: string;
  }[];
  await visitor.send("code", { code: outbox.find(({ phone }) => phone === "79311234567")?.code ?? "" });
  await keep("times", "/spb/intervals");
  await keep("order form", "/spb/checkout");
  await visitor.send("intent", { username: "" }, "order");
  pages["wrong order form"] = visitor.html;
  await visitor.send("intent", { username: "Anna", cash: "5000" }, "order");
  const [, order = ""] = /order\/(\d+)/.exec(visitor.path) ?? [];
  await keep("tracking", `/spb/order/${order}/tracking`);
  await keep("cancel", `/spb/order/${order}/cancel`);
  await keep("look-up", "/spb/order-status");
  await keep("profile", "/spb/profile");
  await keep("orders", "/spb/profile?tab=orders");
  await keep("addresses", "/spb/profile?tab=addresses");
  await keep("account to delete", "/spb/profile/delete");
  await keep("receipt", `/spb/order/${order}/receipt`);
  await fetch(`${sandbox.url}/console/orders/${order}/status`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ alias: "sent" }),
  });
  await keep("order on its way", `/spb/order/${order}/tracking`);
  await keep("group order", "/spb/together");
  await keep("sign-out", "/spb/logout");
  await visitor.open("/spb/");
  await visitor.send("product_key", {}, "set-philadelphia");
  await visitor.open("/spb/checkout");
  await visitor.send("intent", { username: "Anna", payment_type: "cardOnline" }, "order");
  pages.payment = visitor.html;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});

it("lets no two words run together on any page", () => {
  const found = Object.entries(pages).flatMap(([name, html]) =>
    wordsRunTogether(load(html, { scriptingEnabled: false })).map((words) => `${name}: ${words}`),
  );
  expect(found).toEqual([]);
});

it("is valid HTML on every page", () => {
  const found = Object.entries(pages).flatMap(([name, html]) => htmlProblems(html).map((one) => `${name}: ${one}`));
  expect(found).toEqual([]);
});

it("has no form on a page that refreshes itself, but a link to it that does not", () => {
  const page = load(pages.tracking ?? "", { scriptingEnabled: false });
  expect(page("head noscript meta[http-equiv=refresh]").length).toBe(1);
  // Where scripts are on but do not arrive, this one does.
  expect(page("head script").text()).toContain("location.reload");
  expect(page("form").length).toBe(0);
  expect(page(`a[href="?refresh=off"]`).length).toBe(1);
});

it("has no element that filter lists hide, and no id with a word of theirs", () => {
  const found = Object.entries(pages).flatMap(([name, html]) => {
    const ids = load(html)("[id]")
      .toArray()
      .flatMap((element) => filteredWord(element.attribs.id ?? "") ?? []);
    return [...hiddenIn(html), ...ids].map((one) => `${name}: ${one}`);
  });
  expect(found).toEqual([]);
});

it("holds every control in the form that it belongs to: text browsers do not know the form attribute", () => {
  const outside = Object.entries(pages).flatMap(([name, html]) => {
    const page = load(html, { scriptingEnabled: false });
    return page<Element, string>("button:not([type=button]), input, select, textarea")
      .toArray()
      .filter((control) => {
        const form = page(control).closest("form");
        const owner = page(control).attr("form");
        return form.length === 0 || (owner !== undefined && form.attr("id") !== owner);
      })
      .map((control) => `${name}: ${page.html(control).slice(0, 120)}`);
  });
  expect(outside).toEqual([]);
});

it("has no button that only scripts would answer, nor its words", () => {
  const dead = Object.entries(pages).flatMap(([name, html]) => {
    const page = load(html, { scriptingEnabled: false });
    const found = page<Element, string>("button[type=button]:not([aria-disabled]), .needs-scripts").toArray();
    return found.filter((one) => page(one).text().trim()).map((one) => `${name}: ${page.html(one).slice(0, 200)}`);
  });
  expect(dead).toEqual([]);
});

it("has a button on the map that asks the server, which says why nothing can be brought to a place", () => {
  const page = load(pages["address/map"] ?? "", { scriptingEnabled: false });
  const buttons = page("main button").filter((_, button) => page(button).text() === t("place:deliverHere"));
  expect(buttons.get().map(({ attribs }) => [attribs.type, attribs["aria-disabled"]])).toEqual([["submit", undefined]]);
});

it("begins a group order with the name of the customer", () => {
  expect(load(pages["group order"] ?? "")("main [name=name]").val()).toBe("Anna");
});

it("says what is wrong with a form before the page's heading", () => {
  for (const name of ["wrong order form", "wrong code"]) {
    const page = load(pages[name] ?? "", { scriptingEnabled: false });
    const [first, second] = page<Element, string>("main [role=alert], main h1").toArray();
    expect([first?.attribs.role, second?.name], name).toEqual(["alert", "h1"]);
  }
});

it("begins a dish with its name: the choice and its buttons follow", () => {
  for (const name of ["dish", "line"]) {
    const page = load(pages[name] ?? "");
    const [first] = page<Element, string>(
      "main h1, main form:has(h1) button[type=submit], main form:has(h1) button:not([type])",
    ).toArray();
    expect(first?.name, name).toBe("h1");
  }
});

it("names every link and button by its text", () => {
  const nameless = Object.entries(pages).flatMap(([name, html]) => {
    const page = load(html, { scriptingEnabled: false });
    const isNamed = (element: Element) =>
      /[\p{L}\p{N}]/u.test(page(element).text()) && !page(element).attr("aria-label");
    return page<Element, string>("a[href], button, summary")
      .toArray()
      .filter((element) => !isNamed(element) && page(element).closest("svg, [hidden]").length === 0)
      .map((element) => `${name}: ${page.html(element).slice(0, 120)}`);
  });
  expect(nameless).toEqual([]);
});

it("comes in the order in which it is seen: the links to the sections before the search, and two ways past the header", () => {
  const page = load(pages.menu ?? "");
  const order = page("a, input:not([type=hidden]), summary")
    .toArray()
    .map((element) => page(element).attr("href") ?? page(element).attr("name"));
  expect(order.slice(0, 2)).toEqual(["#main", "#dishes"]);
  expect(order.indexOf("#group-rolls")).toBeLessThan(order.indexOf("search"));
  expect(page("#dishes").find("h2").first().text()).toBe("Rolls");
  expect(page("#switches button[name^='?switch=language']").length).toBe(languages.length - 1);
});

const t = wordsOf("en");
const dish = (key: string) => dishName("nori", key, "en");

describe.skipIf(!canRead)("read with w3m (skipped where it is not installed)", () => {
  const reading = (name: string) => readAsText(pages[name] ?? "");
  const menu = t("common:home", { city: cityName("spb", "en") });
  const packaging = t("cart:withPackaging", { sum: "9 ₽" });
  const cart = `${t("cart:title")}: 2 288 ₽, ${packaging}, 2 ${t("cart:dishes", { count: 2 })}`;

  it("the frame: what every link leads to, and each language once", () => {
    const lines = reading("vacancies").split("\n");
    expect(lines.slice(0, lines.indexOf(cart) + 1)).toEqual([
      t("common:skip"),
      t("common:cookies.text"),
      t("common:cookies.accept"),
      ["about", "delivery", "shops", "jobs", "franchise"].map((name) => t(`common:${name as "shops"}`)).join(" "),
      `nori. ${menu} ${t("common:city")}: ${cityName("spb", "en")}`,
      `${t("common:delivery")} ${t("common:takeaway")}`,
      // Before it the hours of the day.
      expect.stringMatching(` ${t("common:enterAddress")}$`),
      t("common:search"),
      `+7 800 000-00-12 ${t("common:freeCall")}`,
      `${t("common:language")}: English ${Object.values(languageNames).join(" ")}`,
      `${t("common:promotions")} ${t("bonus:name")} ${t("common:signIn")}`,
      cart,
    ]);
    const bar = ["info", "promotions", "menu", "signIn"].map((name) => t(`common:${name as "menu"}`));
    expect(lines).toContain([...bar, `${t("cart:title")}: 2`].join(" "));
    expect(reading("chooser").split("\n")).toEqual(
      expect.arrayContaining([t("common:skip"), t("common:cookies.text"), "nori"]),
    );
  });

  it("the menu: a counter or a button that names its dish", () => {
    const text = reading("menu");
    const [name, other] = [dish("philadelphia"), dish("philadelphia-light")];
    expect(text).toContain(`589 ₽ ${t("menu:less", { name })} 1 ${t("menu:more", { name })}\n`);
    expect(text).toContain(`529 ₽ ${other}: ${t("menu:add")}\n`);
    expect(text).not.toContain(`₽ ${name}: ${t("menu:add")}\n`);
    expect(text).toMatch(/\nChoose: Philadelphia for less\n/);
    expect(text).toContain(`529 ₽ ${other}: ${t("menu:add")}\n${other}: ${t("favourites:like")}\n`);
  });

  it("a dish: each number once named, nothing that needs a script", () => {
    const text = reading("dish");
    expect(text).toMatch(/\nHalf rolls, choose [^\n]* 4\n([^\n]+ \+\d+ ₽ \[[01] \]\n){5}/);
    expect(text).toContain(`${t("product:count")}[1 ]${t("product:add")} 787 ₽`);
  });

  it("the cart: numbered once, the bin in words", () => {
    const text = reading("cart");
    const name = dish("philadelphia");
    const head = `2 ${t("cart:dishes", { count: 2 })} ${t("cart:clear")}`;
    const steps = [t("common:errors.toMenu"), t("cart:title"), head, `1. ${t("cart:steps.cart")}`, "2. "];
    expect(text).toContain(`${steps.join("\n")}${t("cart:steps.checkout")}\n`);
    const line = [
      name,
      `Classic ${t("basket:line.edit")}: ${name}`,
      `${t("cart:line.remove", { name })} 1 ${t("cart:line.more", { name })}`,
    ];
    expect(text.replace("Classic rice", "Classic")).toContain(
      `\n${line.join("\n")}\n${t("cart:line.was")} [S:690 ₽:S] 589 ₽\n`,
    );
  });

  it("the order form: every question once, times with a dash, ways to pay with their notes", () => {
    const text = reading("order form");
    const start = [
      t("checkout:keep"),
      t("common:errors.toMenu"),
      t("checkout:title"),
      t("checkout:who.delivery"),
      t("checkout:username"),
    ];
    expect(text).toContain(start.join("\n"));
    expect(text).toContain(`(*)${t("checkout:asap")}, 40–50 min ( )16:00–16:30 ( )16:30–17:00`);
    expect(reading("times")).toContain(`18:00–18:30, ${t("checkout:taken")}`);
    expect(text).toContain(`(*)Cash. ${t("checkout:payment.cash.delivery")} ( )Card`);
    const titles = [t("checkout:when"), t("checkout:how")];
    expect(text.split("\n").filter((line) => titles.includes(line))).toEqual(titles);
  });

  it("the order: its steps, its ways on, where the courier is, and one line for its map", () => {
    const text = reading("tracking");
    expect(text).toContain(`1. ${t("tracking:steps.accepted")}, ${t("tracking:state.now")} 15:00\n2. `);
    expect(text).toContain(`${t("tracking:ask")} ${t("tracking:cancel")}\n`);
    expect(text).toContain(
      `${t("tracking:contents.ahead")}\n${t("tracking:dishes", { count: 2 })}, ${t("tracking:payment.cash")}`,
    );
    const onItsWay = reading("order on its way");
    const away = t("tracking:courier.away", { distance: "1.1 km" });
    expect(onItsWay).toContain(`${away}\n`);
    expect(onItsWay).toContain(
      `${t("tracking:map.courier")} Nori Rubinshteyna ${t("tracking:map.home")} ${t("tracking:courier.pin", { distance: "1.1 km" })}\n`,
    );
  });

  it("the payment: the order is read once", () => {
    const text = reading("payment");
    expect(text.split(`${dish("set-philadelphia")}\n`)).toHaveLength(2);
    expect(text).toContain(`\n${t("tracking:dishes", { count: 1 })} ${t("payment:inside")} 1 699 ₽\n`);
  });

  it("the look-up: the active orders, then two questions", () => {
    const text = reading("look-up");
    const lines = text.split("\n");
    const title = lines.indexOf(t("tracking:lookUp.title"));
    expect(lines[title + 1]).toMatch(/^• Order no\.\s\d+ Accepted$/);
    expect(lines[title + 3]).toContain(`${t("account:phone")}[+7`);
    expect(text).toContain(`${t("tracking:lookUp.hint")}\n${t("tracking:lookUp.find")}\n`);
  });

  it("shops: numbered once, with spaces between what they offer", () => {
    const shops = reading("shops");
    expect(shops).toMatch(/1\. Невский проспект,\s88\nOpen until 02:00\n/);
    expect(shops).toMatch(new RegExp(`${t("place:shop.choose")}: Невский проспект,\\s88\n`));
    expect(reading("shop")).toContain(`${t("place:pickUp")} ${t("place:notNow")}\n`);
    expect(reading("takeaway")).toMatch(/• Невский проспект, 88\. Nori Mayakovskaya\. Open until 02:00[.\n]/);
  });
});
