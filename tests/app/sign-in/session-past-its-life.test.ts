import { defaults, seal } from "iron-webcrypto";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { LONG_LIFE_SECONDS } from "../../../server/visitor/cookies";
import { startSandbox, type RunningSandbox } from "../../support/sandbox/visitor";
import { AlteredUpstream } from "../../support/upstream/altered-upstream";
import type { wholeShop } from "../../support/app/whole-shop";

const SECRET = "a secret for tests that is long enough";
const ended = { key: "the-key-of-long-ago", signed_in: { name: "Anna" } };

let sandbox: RunningSandbox;
let upstream: AlteredUpstream;
let shop: Awaited<ReturnType<typeof wholeShop>>;
let cookie: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  upstream = await AlteredUpstream.before(sandbox.url);
  vi.stubEnv("UPSTREAM_URL", upstream.url);
  vi.stubEnv("SESSION_SECRET", SECRET);
  shop = await (await import("../../support/app/whole-shop")).wholeShop();
  const longAgo = {
    ...defaults,
    ttl: LONG_LIFE_SECONDS * 1000,
    localtimeOffsetMsec: -(LONG_LIFE_SECONDS + 3_600) * 1000,
  };
  cookie = `session=${await seal(ended, SECRET, longAgo)}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  upstream.close();
  await sandbox.close();
});

it.each([
  "/",
  "/spb/",
  "/spb/product/set-choice",
  "/spb/cart",
  "/spb/cart/clear",
  "/spb/cart.data",
  "/spb/shops",
  "/spb/shops/102",
  "/spb/cities",
  "/spb/order-type",
  "/spb/address",
  "/spb/login",
  "/spb/logout",
  "/spb/checkout",
  "/spb/order/48213/tracking",
  "/spb/order/48213/finish",
  "/spb/order/48213/cancel",
])("%s is what an anonymous visitor gets", async (path) => {
  const [known, unknown] = await Promise.all([shop(path, { headers: { cookie } }), shop(path)]);
  const end = ({ status, headers }: Response) => [status, headers.get("Location")];
  expect(end(known)).toEqual(end(unknown));
  expect(known.status).toBeLessThan(500);
  expect(await known.text()).not.toContain("Anna");
  expect(upstream.sessions).not.toContain(ended.key);
});

it("is followed by a new one, with which an order can begin", async () => {
  const added = await shop("/spb/cart/add", {
    method: "POST",
    body: new URLSearchParams({ product_key: "philadelphia" }),
    headers: { cookie },
  });
  const fresh = added.headers.getSetCookie().find((line) => line.startsWith("session="));
  expect([added.status, fresh]).toEqual([303, expect.stringMatching(/^session=[\w-]{60}/)]);
  const cart = await shop("/spb/cart", { headers: { cookie: fresh?.split(";")[0] ?? "" } });
  expect(await cart.text()).toContain("Philadelphia");
  expect(upstream.sessions).not.toContain(ended.key);
});
