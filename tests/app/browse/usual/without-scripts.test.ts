import { forgetLatestOrders } from "../../../../app/orders/tracking/latest-orders.server";
import { beforeEach, describe, expect, it } from "vitest";
import { Payer } from "../../../support/app/payer";
import { runningShop } from "../../../support/app/running-shop";
import { like, wordsOf } from "../../../support/app/words";
import type { PlainVisitor } from "../../../support/journeys/plain-visitor";
import { dishName, places } from "../../../support/sandbox/seed";
import { postToConsole } from "../../../support/sandbox/visitor";

const t = wordsOf("en");
const running = runningShop();
const dish = (key: string) => dishName("nori", key, "en");
const set = dish("set-philadelphia");
let customer: Payer;
let visitor: PlainVisitor;

beforeEach(() => {
  customer = new Payer(running);
  visitor = customer.visitor;
});

const add = (product_key: string) => visitor.postUnseen("/spb/cart/add", { product_key });

/** On the menu. The page of the usual waits longer for it, and the menu finds what was loaded for that page. */
async function pressUsual(name: string) {
  await visitor.open("/spb/usual");
  await visitor.open("/spb/");
  await visitor.press(new RegExp(`^${t("menu:usual.order")} ?: ${like(name).source}`));
}

describe("the usual", () => {
  async function ordered(status?: string) {
    await customer.stored("cash");
    const order = customer.numberOf();
    expect(order).toBeGreaterThan(0);
    if (status) await postToConsole(running.sandbox, `orders/${order}/status`, { alias: status });
    // The list of orders that every page uses may be a minute old.
    forgetLatestOrders();
  }

  it("of a customer is ordered in two presses from the menu", async () => {
    await ordered("done");
    await pressUsual(set);
    expect(visitor.way).toEqual(["POST 303 /spb/usual", "GET 200 /spb/checkout"]);
    expect(visitor.heading).toBe(t("checkout:title"));
    await visitor.send("intent", {}, "order");
    expect(visitor.path).toMatch(/\/order\/\d+\/tracking$/);
    expect(visitor.text).toMatch(like(t("tracking:number", { number: "§" })));
  });

  it("of a customer replaces a filled basket after a question, and leads to the order form", async () => {
    await ordered("done");
    await add("set-maki");
    await pressUsual(set);
    await visitor.press(t("profile:orders.replaces.yes"));
    expect(visitor.path).toBe("/spb/checkout");
    expect(visitor.text).toContain(set);
    expect(visitor.text).not.toContain(dish("set-maki"));
  });

  it("of this browser is ordered without a session: only the code is missing", async () => {
    await ordered();
    visitor.setCookie("session", "");
    await pressUsual(set);
    expect(visitor.path).toBe("/spb/checkout");
    expect(visitor.text).toContain(set);
    expect(visitor.valueOf("username")).toBe("Anna");
    expect(visitor.valueOf("phone")).not.toBe("");
    expect(visitor.text).toContain(t("account:getCode"));
  });
});

it("a basket is kept under a name, ordered from the menu, renamed and deleted", async () => {
  await add("set-philadelphia");
  await visitor.postUnseen("/spb/address", { intent: "typed", address: places.spb.address, room: "12" });
  await customer.signIn();
  await visitor.open("/spb/cart");
  await visitor.follow(t("cart:keep"));
  await visitor.press(t("favourites:saved.save"));
  expect([visitor.status, visitor.errorOf("name")]).toEqual([
    422,
    expect.stringContaining(t("favourites:saved.errors.name")),
  ]);
  await visitor.send("name", { name: "Friday" });
  expect(visitor.path).toBe("/spb/cart");

  await pressUsual("Friday");
  await visitor.press(t("profile:orders.replaces.yes"));
  expect(visitor.path).toBe("/spb/checkout");

  await visitor.open("/spb/favourites");
  const id = visitor.valueOf("id");
  await visitor.send("intent", { name: "Saturday" }, `rename:${id}`);
  expect(visitor.html).toMatch(/<h3[^>]*>Saturday<\/h3>/);
  expect(visitor.html).not.toMatch(/<h3[^>]*>Friday<\/h3>/);
  await visitor.press(`${t("favourites:saved.delete")}: Saturday`);
  expect(visitor.html).toContain(t("favourites:saved.deleted", { name: "Saturday" }));
  expect(visitor.text).not.toContain(t("favourites:saved.title"));
});
