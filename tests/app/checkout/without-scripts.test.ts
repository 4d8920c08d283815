import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { wordsOf } from "../../support/app/words";
import { PlainVisitor } from "../../support/journeys/plain-visitor";
import { cityName, shopStreet } from "../../support/sandbox/seed";
import { NOON, startSandbox, type RunningSandbox } from "../../support/sandbox/visitor";

// The sandbox's clock stands still, and this machine's does not.
vi.mock("../../../server/upstream/clock", () => ({
  upstreamNow: () => NOON,
  readClock: () => undefined,
  clockJumps: () => 0,
}));

const t = wordsOf("en");
let sandbox: RunningSandbox;
let visitor: PlainVisitor;
let shop: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  sandbox = await startSandbox();
  vi.stubEnv("UPSTREAM_URL", sandbox.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  shop = await (await import("../../support/app/whole-shop")).wholeShop();
}, 90_000);
beforeEach(() => {
  visitor = new PlainVisitor("http://localhost", "en", (url, init) => shop(url.href, init));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});

async function codeFor(phone: string): Promise<string> {
  const outbox = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as {
    phone: string;
    code: string;
  }[];
  return outbox.find((sent) => sent.phone === phone)?.code ?? "";
}

it("orders a dinner to collect with 16 requests at most", async () => {
  await visitor.open("/");
  await visitor.follow(new RegExp(`^${cityName("spb", "en")}`));
  await visitor.follow(t("common:shops"));
  await visitor.press(new RegExp(`^${t("place:shop.orderHere")}: ${shopStreet(102).source}`));
  expect(visitor.path).toBe("/spb/");
  await visitor.send("product_key", {}, "philadelphia");
  expect(visitor.html).toContain(t("cart:flash.toCart"));
  await visitor.send("product_key", {}, "set-philadelphia");
  await visitor.follow(new RegExp(`^${t("cart:title")}: .*, 2 ${t("cart:dishes", { count: 2 })}$`));
  await visitor.follow(t("cart:go.checkout"));
  expect(visitor.heading).toBe(t("checkout:title"));
  await visitor.send("intent", { username: "Anna", phone: "+7 931 1234567", privacy_policy: "1" }, "confirm");
  expect(visitor.path).toBe("/spb/checkout/code");
  expect(visitor.text).toContain(t("checkout:order", { sum: "2 060,10 ₽" }));
  await visitor.send("code", { code: await codeFor("79311234567") });
  expect(visitor.path).toMatch(/^\/spb\/order\/\d+\/tracking$/);
  expect(visitor.requests).toBeLessThanOrEqual(16);
});

it("asks for name, phone and consent at once, and keeps what was typed until the code is right", async () => {
  await visitor.open("/spb/shops");
  await visitor.press(new RegExp(`^${t("place:shop.orderHere")}: ${shopStreet(102).source}`));
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
  expect(visitor.html).toContain(t("cart:flash.putBack"));
  await visitor.send("product_key");
  expect(visitor.path).toBe("/spb/cart");
  expect(visitor.heading).toBe(t("cart:title"));
});
