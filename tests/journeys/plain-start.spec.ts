import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { ports } from "../support/journeys/ports.mjs";
import { SESSION_SECRET, shops } from "../support/journeys/shops";
import { wordsOf } from "../support/app/words";

const PORT = ports.plainStart.shop;
let server: ChildProcess;

test.beforeAll(async () => {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(PORT),
    UPSTREAM_URL: shops.nori.sandbox,
    SESSION_SECRET,
    ANSWER_CACHE: "off",
    LOG_LEVEL: "error",
  };
  server = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
    env,
    stdio: "ignore",
  });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${PORT}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
});
test.afterAll(async () => {
  server.kill("SIGKILL");
  // The next try takes the same port.
  await once(server, "exit");
});

test("the same build serves the menu and takes a dish into the cart under stock remix-serve", async () => {
  const visitor = new PlainVisitor(`http://localhost:${PORT}`, "en");
  await visitor.open("/spb/");
  expect(visitor.status).toBe(200);
  await visitor.send("product_key", {}, "set-maki");
  expect(visitor.way).toEqual(["POST 303 /spb/cart/add", "GET 200 /spb/"]);
  await visitor.open("/spb/cart");
  expect(visitor.heading).toBe(wordsOf("en")("cart:title"));
  await visitor.open("/spb/?modal=UserLoginModal");
  expect(visitor.heading).toBe(wordsOf("en")("account:title"));
  const foreign = await fetch(`http://localhost:${PORT}/spb/cart/add`, {
    method: "POST",
    body: new URLSearchParams({ product_key: "set-maki" }),
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  expect(foreign.status).toBe(403);
  const icon = await fetch(`http://localhost:${PORT}/favicon.ico`);
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
});
