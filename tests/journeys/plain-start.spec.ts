import { expect, test } from "@playwright/test";
import { OwnShop } from "../support/journeys/own-shop";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { ports } from "../support/journeys/ports.mjs";
import { wordsOf } from "../support/app/words";

const ownShop = new OwnShop(ports.plainStart.shop, [
  "node_modules/@remix-run/serve/dist/cli.js",
  "build/server/index.js",
]);

test.beforeAll(() => ownShop.start());
test.afterAll(() => ownShop.stop());

test("the same build serves the menu and takes a dish into the cart under stock remix-serve", async () => {
  const visitor = new PlainVisitor(ownShop.origin, "en");
  await visitor.open("/spb/");
  expect(visitor.status).toBe(200);
  await visitor.send("product_key", {}, "set-maki");
  expect(visitor.way).toEqual(["POST 303 /spb/cart/add", "GET 200 /spb/"]);
  await visitor.open("/spb/cart");
  expect(visitor.heading).toBe(wordsOf("en")("cart:title"));
  await visitor.open("/spb/?modal=UserLoginModal");
  expect(visitor.heading).toBe(wordsOf("en")("account:title"));
  const foreign = await fetch(`${ownShop.origin}/spb/cart/add`, {
    method: "POST",
    body: new URLSearchParams({ product_key: "set-maki" }),
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  expect(foreign.status).toBe(403);
  const icon = await fetch(`${ownShop.origin}/favicon.ico`);
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
});
