import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runningShop } from "../../../support/app/running-shop";
import { like, wordsOf } from "../../../support/app/words";
import { PlainVisitor } from "../../../support/journeys/plain-visitor";
import { dishName } from "../../../support/sandbox/seed";

const t = wordsOf("en");
const running = runningShop("nori", { DEMO: "1" });
let visitor: PlainVisitor;

beforeEach(() => {
  visitor = new PlainVisitor("http://localhost", "en", (url, init) => running.shop(url.href, init));
});

async function fillCart(...keys: string[]) {
  for (const product_key of keys) await visitor.postUnseen("/spb/cart/add", { product_key });
}

describe("a promo code", () => {
  it.each([
    ["NOSUCH", "There is no such promo code"],
    ["SUMMER15", "This promo code has expired"],
    ["KAZAN15", "This promo code is not valid in this city"],
    ["FEAST20", "This promo code is valid from 3 000 ₽"],
  ])("is refused at its field, with what was typed: %s", async (code, words) => {
    await fillCart("set-philadelphia");
    await visitor.open("/spb/cart");
    await visitor.send("promocode", { promocode: code });
    expect(visitor.status).toBe(422);
    expect(visitor.errorOf("promocode")).toContain(words.replace(/ /g, " ").slice(0, 20));
    expect(visitor.valueOf("promocode")).toBe(code);
    expect(visitor.html).toMatch(/<title>Error: /);
    expect(visitor.html).toMatch(/<details[^>]* open=""/);
  });

  it("has no field while the order button is disabled; one that the cart holds can be taken back", async () => {
    await fillCart("set-philadelphia");
    await visitor.post("/spb/cart", { promocode: "TASTY10" });
    await visitor.post("/spb/address", { intent: "typed", address: "Невский проспект, 28", room: "12" });
    await fillCart("lemonade-citrus");
    await visitor.post("/spb/cart", { line_key: "set-philadelphia", count: "0" });
    await visitor.open("/spb/cart");
    expect(visitor.text).toContain("TASTY10");
    await visitor.send("forget_promocode", {}, "1");
    expect(visitor.text).not.toContain("TASTY10");
    expect(visitor.has("promocode")).toBe(false);
  });

  it("of a link waits in the field until it is applied", async () => {
    await visitor.open("/spb/?promocode=TASTY10");
    await fillCart("set-philadelphia");
    await visitor.open("/spb/cart");
    expect(visitor.valueOf("promocode")).toBe("TASTY10");
    expect(visitor.text).not.toContain(t("cart:receipt.discount"));
    await visitor.send("promocode");
    expect(visitor.text).toContain(t("cart:receipt.discount"));
    expect(visitor.cookie("promocode") || undefined).toBeUndefined();
  });
});

describe("a promo code beside the order form", () => {
  const typed = { username: "Anna", order_comment: "No onions" };

  it("is applied and taken back; all that was typed stays", async () => {
    await fillCart("set-philadelphia");
    await visitor.open("/spb/checkout");
    await visitor.send("intent", { ...typed, promocode: "TASTY10" }, "promocode");
    expect(visitor.path).toBe("/spb/checkout");
    expect(visitor.text).toContain("TASTY10");
    expect([visitor.valueOf("username"), visitor.text.includes("No onions")]).toEqual(["Anna", true]);
    await visitor.send("intent", {}, "forget_promocode");
    expect(visitor.text).not.toContain("TASTY10");
    expect(visitor.valueOf("promocode")).toBe("");
    expect(visitor.valueOf("username")).toBe("Anna");
  });

  it("is refused at its field, and all that was typed stays", async () => {
    await fillCart("set-philadelphia");
    await visitor.open("/spb/checkout");
    await visitor.send("intent", { ...typed, promocode: "KAZAN15" }, "promocode");
    expect(visitor.status).toBe(422);
    expect(visitor.errorOf("promocode")).toContain("not valid in this city");
    expect([visitor.valueOf("promocode"), visitor.valueOf("username")]).toEqual(["KAZAN15", "Anna"]);
  });

  it("that was typed and not applied is applied first: nothing is ordered before its price was seen", async () => {
    await fillCart("set-philadelphia");
    await visitor.open("/spb/checkout");
    await visitor.send("intent", { ...typed, promocode: "TASTY10" }, "confirm");
    expect([visitor.status, visitor.path]).toEqual([409, "/spb/checkout"]);
    expect(visitor.text).toContain(t("offers:promocode.news", { code: "TASTY10" }));
    expect(visitor.text).toContain(t("checkout:errors.totalChanged", { sum: "§" }).split("§")[0]);
    expect(visitor.valueOf("username")).toBe("Anna");
    await visitor.send("intent", { promocode: "" }, "confirm");
    expect(visitor.status).toBe(422);
    expect(visitor.text).not.toContain(t("offers:promocode.news", { code: "TASTY10" }));
  });
});

describe("points", () => {
  const [turnOn, turnOff] = [t("offers:points.turnOn"), t("offers:points.turnOff")];
  const [keepPoints, useCode] = ["points", "code"].map((kept) => t(`offers:promocode.orPoints.${kept}`)) as [
    string,
    string,
  ];
  const question = like(t("offers:promocode.orPoints.question", { code: "§", points: "§" }));
  const row = t("cart:receipt.bonuses");

  async function signIn(phone: string) {
    await visitor.postUnseen("/spb/address", { intent: "typed", address: "Невский проспект, 28", room: "12" });
    const request = { intent: "phone", phone: `+${phone}`, notify_channel: "sms", privacy_policy: "1" };
    await visitor.postUnseen("/spb/login", request);
    const outbox = (await (await fetch(`${running.sandbox.url}/console/outbox.json`)).json()) as Record<
      string,
      string
    >[];
    await visitor.postUnseen("/spb/login", {
      intent: "code",
      code: outbox.find((sent) => sent.phone === phone)?.code ?? "",
    });
  }

  it("are written off, follow a dish that is removed, and are turned off", async () => {
    await fillCart("lemonade-citrus", "philadelphia");
    await signIn("79315550001");
    await visitor.open("/spb/cart");
    expect(visitor.text).not.toContain(row);
    await visitor.press(turnOn);
    expect(visitor.text).toContain("−300 ₽");
    await visitor.press(t("cart:line.remove", { name: dishName("nori", "philadelphia", "en") }));
    expect([visitor.text.includes(row), visitor.text.includes("−300 ₽")]).toEqual([true, false]);
    await visitor.press(turnOff);
    expect(visitor.text).not.toContain(row);
  });

  it.each(["/spb/cart", "/spb/checkout"])("that save more than a code are a question in %s", async (path) => {
    const typed: Record<string, string> = path.endsWith("checkout") ? { username: "Anna" } : {};
    const code = { promocode: "TASTY10", ...typed };
    await fillCart("set-philadelphia");
    await signIn(path.endsWith("checkout") ? "79315550002" : "79315550003");
    await visitor.open(path);
    await visitor.press(turnOn, typed);
    expect(visitor.text).toContain("−300 ₽");
    await visitor.press(t("offers:promocode.apply"), code);
    expect([visitor.status, visitor.path]).toEqual([409, path]);
    expect(visitor.text).toMatch(question);
    expect(visitor.text).toContain("−300 ₽");
    await visitor.press(keepPoints);
    expect(visitor.text).not.toMatch(question);
    expect([visitor.text.includes("−300 ₽"), visitor.text.includes("TASTY10")]).toEqual([true, false]);
    await visitor.press(t("offers:promocode.apply"), code);
    await visitor.press(useCode);
    expect(visitor.text).not.toMatch(question);
    expect([visitor.text.includes("−300 ₽"), visitor.text.includes("TASTY10")]).toEqual([false, true]);
    for (const [field, value] of Object.entries(typed)) expect(visitor.valueOf(field)).toBe(value);
  });
});

describe("a dish that ran out", () => {
  const [gone, stays] = ["set-maki", "set-philadelphia"] as const;
  const stop = (product_key: string, type: "stop" | "default") =>
    fetch(`${running.sandbox.url}/console/products/${product_key}`, {
      method: "POST",
      body: JSON.stringify({ type }),
      headers: { "Content-Type": "application/json" },
    });
  const name = (key: string) => dishName("nori", key, "en");
  const leftOut = () => t("cart:leftOut", { count: 1, names: name(gone) });
  const door = { "delivery_address.street": "Невский проспект, 28", "delivery_address.room": "12" };

  beforeEach(async () => {
    await fillCart(gone, stays);
    await visitor.post("/spb/address", { intent: "typed", address: "Невский проспект, 28", room: "12" });
    await stop(gone, "stop");
  });
  afterEach(() => stop(gone, "default"));

  it("is named, and left out with the order form", async () => {
    await visitor.open("/spb/checkout");
    expect(visitor.text).toContain(leftOut());
    await visitor.send(
      "intent",
      { username: "Anna", phone: "+7 931 4445566", privacy_policy: "1", ...door },
      "confirm",
    );
    expect(visitor.path).toBe("/spb/checkout/code");
    await visitor.open("/spb/cart");
    expect(visitor.text).not.toContain(name(gone));
  });

  it("is not left out before it was named", async () => {
    await stop(gone, "default");
    await visitor.open("/spb/checkout");
    await stop(gone, "stop");
    await visitor.send(
      "intent",
      { username: "Anna", phone: "+7 931 4445567", privacy_policy: "1", ...door },
      "confirm",
    );
    expect(visitor.path).toBe("/spb/cart");
    expect(visitor.text).toContain(name(gone));
  });

  it("alone leaves nothing to order", async () => {
    await visitor.post("/spb/cart", { line_key: stays, count: "0" });
    await visitor.open("/spb/cart");
    expect(visitor.text).toContain(t("cart:go.nothing_left"));
    expect(visitor.text).not.toContain(t("cart:go.without", { count: 1 }));
    expect(visitor.has("promocode")).toBe(false);
  });

  it.each(["TASTY10", ""])("alone is never said to cost nothing now (promo code: %o)", async (promocode) => {
    await stop(gone, "default");
    await visitor.post("/spb/cart", { line_key: stays, count: "0" });
    await visitor.open("/spb/checkout");
    await stop(gone, "stop");
    await visitor.send("intent", { username: "Anna", phone: "+7 931 4445568", promocode, ...door }, "confirm");
    expect(visitor.path).toBe("/spb/cart");
    expect(visitor.text).toContain(t("cart:go.nothing_left"));
    expect(visitor.text).not.toContain(t("checkout:errors.totalChanged", { sum: "§" }).split("§")[0]);
  });
});

it("a dish that goes with the cart is added on its page, which comes back at the list", async () => {
  const add = `${dishName("nori", "ginger-portion", "en")}: ${t("menu:add")}`;
  await fillCart("philadelphia");
  await visitor.open("/spb/cart");
  expect(visitor.formWith("?product_key=ginger-portion").fields).toContainEqual(["return_to", "/spb/cart#related"]);
  await visitor.press(add);
  expect([visitor.path, visitor.html.includes('id="related"')]).toEqual(["/spb/cart", true]);
  expect(visitor.text).toContain(t("cart:line.more", { name: dishName("nori", "ginger-portion", "en") }));
  await expect(visitor.press(add)).rejects.toThrow("no button");
});
