import { beforeEach, describe, expect, it } from "vitest";
import { runningShop } from "../../../support/app/running-shop";
import { wordsOf } from "../../../support/app/words";
import { PlainVisitor } from "../../../support/journeys/plain-visitor";
import { cityName, shopStreet } from "../../../support/sandbox/seed";

const t = wordsOf("en");
const running = runningShop();
let visitor: PlainVisitor;

beforeEach(() => {
  visitor = new PlainVisitor("http://localhost", "en", (url, init) => running.shop(url.href, init));
});

async function codeFor(phone: string): Promise<string> {
  const outbox = (await (await fetch(`${running.sandbox.url}/console/outbox.json`)).json()) as {
    phone: string;
    code: string;
  }[];
  return outbox.find((sent) => sent.phone === phone)?.code ?? "";
}

it("orders a dinner to collect with 16 requests at most", async () => {
  await visitor.open("/");
  await visitor.follow(new RegExp(`^${cityName("spb", "en")}`));
  await visitor.follow(t("common:shops"));
  await visitor.press(new RegExp(`^${t("place:shop.choose")}: ${shopStreet(102).source}`));
  expect(visitor.path).toBe("/spb/");
  await visitor.send("product_key", {}, "philadelphia");
  expect(visitor.html).toContain(t("basket:flash.toCart"));
  await visitor.send("product_key", {}, "set-philadelphia");
  await visitor.follow(new RegExp(`^${t("cart:title")}: .*, 2 ${t("cart:dishes", { count: 2 })}$`));
  await visitor.follow(t("cart:go.sign_in"));
  expect(visitor.heading).toBe(t("checkout:title"));
  await visitor.send("intent", { username: "Anna", phone: "+7 931 1234567", privacy_policy: "1" }, "confirm");
  expect(visitor.path).toBe("/spb/checkout/code");
  expect(visitor.text).toContain(t("checkout:order", { sum: "2 060,10 ₽" }));
  await visitor.send("code", { code: await codeFor("79311234567") });
  expect(visitor.path).toMatch(/^\/spb\/order\/\d+\/tracking$/);
  expect(visitor.requests).toBeLessThanOrEqual(16);
});

it("asks for the code with a whole sentence while the sum is not known", async () => {
  await visitor.open("/spb/");
  await visitor.send("product_key", {}, "set-philadelphia");
  await visitor.post("/spb/shops/102");
  await visitor.open("/spb/checkout");
  await visitor.send("intent", { username: "Anna", phone: "+7 931 1234568", privacy_policy: "1" }, "confirm");
  expect(visitor.path).toBe("/spb/checkout/code");
  running.sandbox.world.faults.set("cart", { status: 500 });
  await visitor.open("/spb/checkout/code");
  running.sandbox.world.faults.clear();
  expect(visitor.html).toContain(`>${t("checkout:submit")}<`);
});

it("orders a dinner to deliver with 16 requests at most: the address is typed into the order form", async () => {
  await visitor.open("/");
  await visitor.follow(new RegExp(`^${cityName("spb", "en")}`));
  await visitor.send("product_key", {}, "philadelphia");
  await visitor.send("product_key", {}, "set-philadelphia");
  await visitor.follow(new RegExp(`^${t("cart:title")}: .*, 2 ${t("cart:dishes", { count: 2 })}$`));
  await visitor.follow(t("cart:go.no_address"));
  expect(visitor.heading).toBe(t("checkout:title"));
  const door = { "delivery_address.street": "Невский проспект, 28", "delivery_address.room": "12" };
  await visitor.send("intent", { username: "Anna", phone: "+7 931 2223344", privacy_policy: "1", ...door }, "confirm");
  expect(visitor.path).toBe("/spb/checkout/code");
  const [told = ""] = t("place:set.address", { address: "Невский проспект, 28", terms: "§" }).split("§");
  expect(visitor.html).toContain(told);
  await visitor.send("code", { code: await codeFor("79312223344") });
  expect(visitor.path).toMatch(/^\/spb\/order\/\d+\/tracking$/);
  expect(visitor.requests).toBeLessThanOrEqual(12);
});

it("keeps what was typed when the language or the lite version is switched in the middle, and Enter keeps it without ordering", async () => {
  await visitor.open("/spb/");
  await visitor.send("product_key", {}, "set-philadelphia");
  await visitor.open("/spb/checkout");
  const typed = { username: "Anna", phone: "+7 931 7654321", order_comment: "No onions" };
  expect(visitor.linksTo("#switches")).toEqual([expect.stringContaining("English"), t("common:lite.name")]);
  await visitor.send("switch", { ...typed, "delivery_address.room": "12" }, "language:de");
  expect([visitor.path, visitor.cookie("language")]).toEqual(["/spb/checkout", "de"]);
  expect(visitor.heading).toBe(wordsOf("de")("checkout:title"));
  expect(["username", "phone", "order_comment"].map((field) => visitor.valueOf(field))).toEqual(Object.values(typed));
  expect(visitor.defaultButtonOf("order")).toBe("keep");
  await visitor.send("switch", { order_comment: "No garlic" }, "lite:on");
  expect([visitor.path, visitor.cookie("lite")]).toEqual(["/spb/checkout", "on"]);
  expect([visitor.valueOf("username"), visitor.valueOf("order_comment")]).toEqual(["Anna", "No garlic"]);
  await visitor.send("switch", { username: "Olga" }, "lite:off");
  expect([visitor.valueOf("username"), visitor.cookie("lite")]).toEqual(["Olga", "off"]);
});

it("asks for name, phone and consent at once, and keeps what was typed until the code is right", async () => {
  await visitor.open("/spb/shops");
  await visitor.press(new RegExp(`^${t("place:shop.choose")}: ${shopStreet(102).source}`));
  await visitor.send("product_key", {}, "set-philadelphia");
  await visitor.open("/spb/checkout");
  await visitor.send("intent", { username: "", phone: "+7 931", order_comment: "No onions" }, "confirm");
  expect(visitor.status).toBe(422);
  expect(visitor.errorOf("username")).toContain(t("checkout:errors.username"));
  expect(visitor.errorOf("phone")).not.toBe("");
  expect(visitor.errorOf("privacy_policy")).toContain(t("account:errors.consent"));
  const phone = "+7 931 7654321";
  await visitor.send("intent", { username: "Anna", phone, privacy_policy: "1", order_comment: "No onions" }, "confirm");
  const code = await codeFor("79317654321");
  await visitor.send("code", { code: code === "0000" ? "1111" : "0000" });
  expect([visitor.status, visitor.path]).toEqual([422, "/spb/checkout/code"]);
  await visitor.open("/spb/checkout");
  expect(visitor.valueOf("username")).toBe("Anna");
  expect(visitor.text).toContain("No onions");
  await visitor.open("/spb/checkout/code");
  await visitor.send("code", { code });
  expect(visitor.path).toMatch(/^\/spb\/order\/\d+\/tracking$/);
});

it("puts a removed dish back", async () => {
  await visitor.open("/spb/");
  await visitor.send("product_key", {}, "set-philadelphia");
  await visitor.open("/spb/cart");
  await visitor.send("count", {}, "0");
  expect(visitor.heading).toBe(t("cart:empty.title"));
  expect(visitor.html).toContain(t("basket:flash.putBack"));
  await visitor.send("product_key");
  expect(visitor.path).toBe("/spb/cart");
  expect(visitor.heading).toBe(t("cart:title"));
});

describe("what is known", () => {
  const lines = () =>
    [...visitor.html.matchAll(/<details(?<open>[^>]*)><summary[^>]*>(?<line>.*?)<\/summary>/gs)].map(({ groups }) => ({
      open: /open/.test(groups?.open ?? ""),
      words: (groups?.line ?? "").replace(/<[^>]*>/g, " "),
    }));
  const lineOf = (words: string) => lines().find((line) => line.words.includes(words));

  async function orderTwice(phone: string) {
    await visitor.open("/spb/");
    await visitor.send("product_key", {}, "set-philadelphia");
    await visitor.open("/spb/checkout");
    const door = { "delivery_address.street": "Невский проспект, 28", "delivery_address.room": "12" };
    const typed = { username: "Anna", phone: `+${phone}`, privacy_policy: "1", ...door };
    await visitor.send("intent", typed, "confirm");
    await visitor.send("code", { code: await codeFor(phone) });
    expect(visitor.path).toMatch(/tracking$/);
    await visitor.open("/spb/");
    await visitor.send("product_key", {}, "set-philadelphia");
    await visitor.open("/spb/checkout");
  }

  it("stands as one line each, and every field is there and sent", async () => {
    await orderTwice("79318887766");
    for (const words of ["Anna", "Невский проспект, 28", t("checkout:asap"), t("checkout:payment.cash.delivery")])
      expect(lineOf(words), words).toMatchObject({ open: false });
    expect(visitor.valueOf("username")).toBe("Anna");
    expect(visitor.valueOf("delivery_address.room")).toBe("12");
    for (const field of ["entrance", "floor", "intercom", "description"])
      expect(visitor.valueOf(`delivery_address.${field}`), field).toBe("");
    await visitor.send("intent", {}, "order");
    expect(visitor.path).toMatch(/tracking$/);
  });

  it("opens where something is wrong", async () => {
    await orderTwice("79318887755");
    await visitor.send("intent", { "delivery_address.room": "", cash: "9999" }, "order");
    expect(visitor.status).toBe(422);
    expect(lineOf("Невский проспект, 28")).toMatchObject({ open: true });
    expect(lineOf("9999")).toMatchObject({ open: true });
    expect(lineOf("Anna")).toMatchObject({ open: false });
  });

  it("is asked of a new customer", async () => {
    await visitor.open("/spb/");
    await visitor.send("product_key", {}, "set-philadelphia");
    await visitor.open("/spb/checkout");
    expect(lineOf(t("checkout:payment.cash.delivery"))).toBeUndefined();
    expect(lineOf(t("checkout:asap"))).toMatchObject({ open: false });
  });
});
