import { load } from "cheerio";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runningShop } from "../../../support/app/running-shop";
import { like, wordsOf } from "../../../support/app/words";
import { PlainVisitor } from "../../../support/journeys/plain-visitor";
import { dishName, places } from "../../../support/sandbox/seed";
import { NOON } from "../../../support/sandbox/visitor";

const t = wordsOf("en");
const running = runningShop();
const { address, shop } = places.spb;
const [STREET, FLOOR, NOTE] = ["delivery_address.street", "delivery_address.floor", "delivery_address.description"];
const [sauce, ginger] = [dishName("nori", "sauce-spicy", "en"), dishName("nori", "ginger-portion", "en")];
const [take, add] = [`${t("cart:gifts.take")}: ${sauce}`, `${ginger}: ${t("menu:add")}`];
const order = new RegExp(["order", "toPay"].map((key) => like(t(`checkout:${key}`, { sum: "§" })).source).join("|"));
const anna = { username: "Anna Müller" };
let lastPhone = 79310000000;
let phone: string;
let visitor: PlainVisitor;

/** Somebody who is signed in and has two dishes in the cart. */
beforeEach(async () => {
  visitor = new PlainVisitor("http://localhost", "en", (url, init) => running.shop(url.href, init));
  phone = String((lastPhone += 1));
  for (const product_key of ["philadelphia", "set-maki"]) await visitor.postUnseen("/spb/cart/add", { product_key });
  const request = { intent: "phone", phone: `+${phone}`, notify_channel: "sms", privacy_policy: "1" };
  await visitor.postUnseen("/spb/login", request);
  const outbox = (await (await fetch(`${running.sandbox.url}/console/outbox.json`)).json()) as Record<string, string>[];
  const code = outbox.find((sent) => sent.phone === phone)?.code ?? "";
  await visitor.postUnseen("/spb/login", { intent: "code", code });
});

/** The words of these elements. */
function wordsOn(selector: string): string[] {
  const page = load(visitor.html);
  return page(selector)
    .toArray()
    .map((element) => page(element).text().replace(/\s+/g, " ").trim());
}
/** What the order form would send. */
const fields = () => Object.fromEntries(visitor.formWith("order_key").fields);
const isFolded = (field: string) => wordsOn(`details:not([open]) [name="${field}"]`).length > 0;
const pressed = () => wordsOn('main button[aria-pressed="true"]');
const orderButton = () => wordsOn("main button").find((words) => order.test(words));

describe("the order form of a known address", () => {
  /** Something for every kind of field. */
  const typed = { ...anna, "delivery_address.entrance": "7", order_comment: "No onions, please", cash: "3000" };

  beforeEach(async () => {
    await visitor.postUnseen(`/spb/shops/${shop}`, {});
    await visitor.postUnseen("/spb/address", { intent: "typed", address, room: "12" });
    await visitor.open("/spb/checkout");
  });

  it.each([
    ["5 000 ₽", like(t("checkout:payment.cash.change", { sum: "§" })), { cash: "5000" }, "the same"],
    [t("cart:packages.refuse"), t("cart:packages.take"), {}, "another sum"],
    [take, t("gifts:inReceipt", { name: sauce }), {}, "the same"],
    [add, ginger, {}, "another sum"],
  ])("a press of “%s” comes back with everything that was typed", async (words, text, changes, costs) => {
    const [, interval_id = ""] = visitor.valuesOf("interval_id");
    const before = orderButton();
    await visitor.press(words, { ...typed, interval_id });
    expect(visitor.way).toEqual(["POST 303 /spb/checkout", "GET 200 /spb/checkout"]);
    expect(visitor.text).toMatch(text);
    expect(wordsOn('main button:not([aria-pressed="true"])')).not.toContain(words);
    expect(orderButton() === before ? "the same" : "another sum").toBe(costs);
    expect(fields()).toMatchObject({ ...typed, interval_id, ...changes });
  });

  it("a gift is given back after a question", async () => {
    await visitor.press(take, typed);
    await visitor.press(t("cart:line.remove", { name: sauce }), { username: "Olga" });
    expect(visitor.heading).toBe(t("gifts:removing.question"));
    await visitor.press(t("gifts:removing.submit"));
    expect(visitor.path).toBe("/spb/checkout");
    expect(wordsOn("main button")).toContain(take);
    expect(fields()).toMatchObject({ ...typed, username: "Olga" });
  });

  it.each([
    [t("place:saved"), t("place:orderType")],
    [t("checkout:takeaway"), t("place:takeaway.question")],
    [t("checkout:change"), t("cart:title")],
    [t("cart:clear"), t("cart:clearing.question")],
    [t("common:errors.toMenu"), "Menu, Saint Petersburg"],
  ])("“%s” leads to “%s”, and everything that was typed is there afterwards", async (words, heading) => {
    await visitor.press(words, typed);
    expect(visitor.way).toEqual(["POST 303 /spb/checkout", expect.stringMatching(/^GET 200 \/spb\//)]);
    expect(visitor.heading).toBe(heading);
    await visitor.open("/spb/checkout");
    expect(fields()).toMatchObject(typed);
  });

  it("the cart is emptied after a question", async () => {
    await visitor.press(t("cart:clear"), typed);
    await visitor.press(t("cart:clearing.submit"));
    expect(visitor.path).toBe("/spb/");
    await visitor.open("/spb/cart");
    expect(visitor.heading).toBe(t("cart:empty.title"));
  });

  it("what was typed is there after a switch to collection and back", async () => {
    const { username, order_comment } = typed;
    await visitor.press(t("checkout:takeaway"), typed);
    await visitor.press(t("place:takeaway.submit"));
    expect(visitor.path).toBe("/spb/checkout");
    expect(wordsOn("h2")).toContain(t("checkout:where.takeaway"));
    expect(fields()).toMatchObject({ username, order_comment });
    await visitor.press(t("checkout:delivery"));
    await visitor.press(like(t("place:deliverTo", { address: "§" })));
    expect(wordsOn("h2")).toContain(t("checkout:where.delivery"));
    expect(fields()).toMatchObject(typed);
  });

  it("another day is chosen, the order is for it, and it goes into the customer's calendar", async () => {
    expect(pressed()).not.toContain("Tomorrow");
    await visitor.press("Tomorrow", typed);
    expect(visitor.path).toMatch(/^\/spb\/checkout\?date=\d{4}-\d\d-\d\d$/);
    expect(pressed()).toContain("Tomorrow");
    expect(fields()).toMatchObject(typed);
    const day = visitor.path.slice(-10);
    const times = visitor.valuesOf("interval_id");
    expect(times.filter((time) => !time.startsWith(`${day}T`))).toEqual([]);
    await visitor.press(order, { interval_id: times[0] ?? "" });
    expect(visitor.path).toMatch(/tracking$/);
    await visitor.follow(t("tracking:calendar.add"));
    expect(visitor.html).toMatch(new RegExp(`BEGIN:VEVENT.*DTSTART\\S*:${day.replaceAll("-", "")}T`, "s"));
  });

  it("a time stays chosen when its own day is pressed once more", async () => {
    await visitor.press("Tomorrow");
    const [, interval_id = ""] = visitor.valuesOf("interval_id");
    await visitor.press("Tomorrow", { ...typed, interval_id });
    expect(fields()).toMatchObject({ ...typed, interval_id });
  });

  it("requests to the courier are one press each, and nothing opens", async () => {
    const [leave, call] = [t("checkout:notes.leave"), t("checkout:notes.call")];
    await visitor.press(leave, anna);
    await visitor.press(call);
    expect(pressed()).toEqual(expect.arrayContaining([leave, call]));
    expect(fields()).toMatchObject({ ...anna, [NOTE]: `${leave}. ${call}` });
    expect([NOTE, FLOOR].map(isFolded)).toEqual([true, true]);
    await visitor.press(leave, { [NOTE]: `Blue gate. ${leave}` });
    expect(pressed()).not.toContain(leave);
    expect(visitor.valueOf(NOTE)).toBe("Blue gate");
    expect([NOTE, FLOOR].map(isFolded)).toEqual([false, true]);
    await visitor.press(order);
    expect(visitor.path).toMatch(/tracking$/);
  });

  it("somebody else receives the order: half of it is refused, the whole is not remembered", async () => {
    expect(isFolded("recipient_name")).toBe(true);
    await visitor.press(order, { ...anna, recipient_name: "Boris" });
    expect(visitor.status).toBe(422);
    expect(visitor.errorOf("recipient_phone")).toContain(t("checkout:recipient.phoneMissing"));
    expect([isFolded("recipient_name"), visitor.valueOf("recipient_name")]).toEqual([false, "Boris"]);
    await visitor.press(order, { recipient_phone: "+7 (921) 000-00-02" });
    expect(visitor.path).toMatch(/tracking$/);
    await visitor.postUnseen("/spb/cart/add", { product_key: "set-maki" });
    await visitor.open("/spb/checkout");
    expect(fields()).toMatchObject({ ...anna, recipient_name: "", recipient_phone: "" });
    expect(isFolded("recipient_name")).toBe(true);
  });
});

describe("an address typed into the order form", () => {
  const lines = () => wordsOn("main summary").join();
  const check = (fields: Record<string, string>) => visitor.press(t("checkout:checkAddress"), { ...anna, ...fields });
  beforeEach(() => visitor.open("/spb/checkout"));

  it("is where the order goes; another one with the order is said first", async () => {
    expect(visitor.text).toContain(t("checkout:addressHint"));
    const door = { [STREET]: address, "delivery_address.room": "12" };
    await check(door);
    expect(visitor.way).toEqual(["POST 303 /spb/checkout", "GET 200 /spb/checkout"]);
    expect(lines()).toContain(address);
    expect(fields()).toMatchObject({ ...anna, ...door });
    const other = { [STREET]: "Московский проспект, 207" };
    await visitor.press(order, other);
    expect(visitor.status).toBe(409);
    expect(wordsOn("main [role=alert]").join()).toContain(t("checkout:errors.changed"));
    expect(lines()).toContain(other[STREET]);
    expect(fields()).toMatchObject({ ...anna, ...other });
    await visitor.press(order);
    expect(visitor.path).toMatch(/tracking$/);
  });

  it("that may be several is asked about in the form", async () => {
    const [street = ""] = address.split(", ");
    await check({ [STREET]: street });
    expect(visitor.status).toBe(422);
    expect(wordsOn("main [role=alert]").join()).toContain(t("place:errors.several"));
    expect(wordsOn("main legend")).toContain(t("place:matches"));
    const matches = visitor.valuesOf("delivery_address.match");
    expect(matches.length).toBeGreaterThan(1);
    expect(matches.length).toBeLessThanOrEqual(7);
    expect(visitor.valueOf("username")).toBe(anna.username);
    await check({ "delivery_address.match": matches[0] ?? "" });
    expect(lines()).toContain(street);
    expect(visitor.valueOf("username")).toBe(anna.username);
  });

  it("where nobody delivers comes back with the way to the nearest restaurant", async () => {
    const far = "Оранжерейная улица, 21";
    await check({ [STREET]: far });
    expect([visitor.status, visitor.valueOf(STREET)]).toEqual([422, far]);
    expect(visitor.errorOf(STREET)).toContain(t("place:errors.notDelivered"));
    await visitor.press(t("place:unserved.pickUp"));
    await visitor.press(t("place:pickUp"));
    expect(visitor.path).toBe("/spb/checkout");
    expect(wordsOn("h2")).toContain(t("checkout:where.takeaway"));
    expect(visitor.valueOf("username")).toBe(anna.username);
  });
});

describe("on a bad day", () => {
  const comment = { order_comment: "No onions, please" };
  const alerts = () => wordsOn("main [role=alert]").join();
  const orders = () => running.sandbox.world.store.orders.latest(200).filter((one) => one.phone === phone).length;

  beforeEach(async () => {
    await visitor.postUnseen("/spb/shops/101", {});
    await visitor.open("/spb/checkout");
  });
  afterEach(() => {
    running.sandbox.world.faults.clear();
    running.sandbox.clock.set({ now: NOON });
  });

  it.each([
    ["fails", { status: 503, times: 1 }],
    ["takes the order and breaks off its answer", { body: "half", times: 1 }],
  ] as const)("the upstream %s: nothing typed is lost, and trying again makes one order", async (_what, fault) => {
    running.sandbox.world.faults.set("orderCreate", fault);
    await visitor.press(order, { ...anna, ...comment });
    expect([visitor.status >= 500, alerts().length > 5]).toEqual([true, true]);
    expect(fields()).toMatchObject({ ...anna, ...comment });
    await visitor.press(order);
    expect(visitor.path).toMatch(/tracking$/);
    expect(orders()).toBe(1);
  });

  it("an order whose answer was lost is found again after a reload", async () => {
    running.sandbox.world.faults.set("orderCreate", { body: "half", times: 1 });
    await visitor.press(order, anna);
    await visitor.open("/spb/checkout");
    expect(visitor.heading).toBe(t("checkout:unanswered.title"));
    await visitor.press(t("checkout:unanswered.check"));
    expect(visitor.path).toMatch(/tracking$/);
    expect(orders()).toBe(1);
  });

  it("a form that cannot be shown says so, and leaves the way to the cart", async () => {
    running.sandbox.world.faults.set("cart", { status: 500 });
    await visitor.open("/spb/checkout");
    expect([visitor.status >= 500, visitor.heading]).toEqual([true, t("common:errors.downTitle")]);
    expect(visitor.html).toContain(`<title>${t("common:errors.downTitle")} · Nori</title>`);
    expect(wordsOn('header a[href^="/spb/cart?"]')).toEqual([t("cart:title")]);
  });

  it("past the last order, after midnight: nothing is chosen, and the day is named from the form to the order", async () => {
    running.sandbox.clock.set({ now: Date.parse("2026-11-22T01:45+03:00") });
    await visitor.open("/spb/checkout");
    expect(visitor.text).toContain(t("checkout:notToday"));
    expect(visitor.text).not.toContain(t("checkout:asap"));
    expect(fields()).not.toHaveProperty("interval_id");
    await visitor.press(order, anna);
    expect([visitor.status, visitor.text.includes(t("checkout:errors.time")), orders()]).toEqual([422, true, 0]);

    const offer = /^Collect (\w{3} \d+ \w+), (\d\d:\d\d)–/;
    const [, day = "", start = ""] =
      wordsOn("main button")
        .map((words) => offer.exec(words))
        .find(Boolean) ?? [];
    await visitor.press(offer);
    expect(fields()).toMatchObject({ ...anna, interval_id: expect.stringMatching(`T${start}$`) as string });
    expect(wordsOn("header a").join()).toContain(`${day}, ${start}`);
    await visitor.press(order);
    expect(visitor.path).toMatch(/tracking$/);
    expect(visitor.heading).toContain(`${start} on ${day.slice(4)}`);
  });
});
