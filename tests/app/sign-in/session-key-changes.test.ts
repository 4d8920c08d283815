import { load } from "cheerio";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { startSandbox, type RunningSandbox } from "../../support/sandbox/visitor";
import { AlteredUpstream } from "../../support/upstream/altered-upstream";
import { cookiesAfter } from "../../support/upstream/visitor";
import type { wholeShop } from "../../support/app/whole-shop";

const SECRET = "a secret for tests that is long enough";

let sandbox: RunningSandbox;
let upstream: AlteredUpstream;
let shop: Awaited<ReturnType<typeof wholeShop>>;

beforeAll(async () => {
  sandbox = await startSandbox();
  upstream = await AlteredUpstream.before(sandbox.url);
  vi.stubEnv("UPSTREAM_URL", upstream.url);
  vi.stubEnv("SESSION_SECRET", SECRET);
  shop = await (await import("../../support/app/whole-shop")).wholeShop();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  upstream.close();
  await sandbox.close();
});

let browser: { cookies: string };
let phone = 79215550000;
beforeEach(() => {
  browser = { cookies: "" };
  phone++;
});

/** A request with the cookies that the browser had at some time; the browser takes those of the answer. */
async function ask(path: string, { form, cookies = browser.cookies }: { form?: Form; cookies?: string } = {}) {
  const answer = await shop(path, {
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
    headers: { cookie: cookies, "sec-fetch-site": "same-origin" },
  });
  browser.cookies = cookiesAfter(browser.cookies, answer.headers.getSetCookie());
  return answer;
}
type Form = Record<string, string>;

const add = (product_key: string, cookies?: string) => ask("/spb/cart/add", { form: { product_key }, cookies });
const mainOf = async (answer: Promise<Response>) => load(await (await answer).text())("main").text();
/** Which of the dishes a cart page shows. */
const dishesOf = async (answer = ask("/spb/cart")) => {
  const text = await mainOf(answer);
  return ["Philadelphia", "Miso", "Ramen"].filter((dish) => new RegExp(dish, "i").test(text));
};
const isSignedIn = async () => (await mainOf(ask("/spb/login"))).includes("Sign out");

async function askForCode(): Promise<string> {
  const form = { intent: "phone", phone: `+${phone}`, notify_channel: "sms", privacy_policy: "1" };
  expect((await ask("/spb/login", { form })).status).toBe(303);
  const [sent] = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as { code: string }[];
  return sent?.code ?? "";
}
const sendCode = (code: string, cookies?: string) => ask("/spb/login", { form: { intent: "code", code }, cookies });

/** The keys that calls carried while something was done. */
async function keysOf(done: () => Promise<unknown>): Promise<string[]> {
  const before = upstream.sessions.length;
  await done();
  return [...new Set(upstream.sessions.slice(before))];
}

it("the sealed cookie follows the key at sign-in, with cart and person", async () => {
  await add("philadelphia");
  const code = await askForCode();
  const [before] = await keysOf(dishesOf);
  await sendCode(code);
  const [after, ...others] = await keysOf(async () => {
    expect(await dishesOf()).toEqual(["Philadelphia"]);
    expect(await isSignedIn()).toBe(true);
  });
  expect(others).toEqual([]);
  expect(after).not.toBe(before);
});

it("a second tab whose requests are answered after the sign-in loses nothing and signs nobody out", async () => {
  await add("philadelphia");
  const code = await askForCode();
  const old = browser.cookies;
  await Promise.all([sendCode(code), add("miso", old), ask("/spb/cart", { cookies: old })]);
  const late = await Promise.all([
    add("ramen-pork", old),
    ask("/spb/", { cookies: old }),
    ask("/spb/checkout", { cookies: old }),
  ]);
  for (const { headers } of late) expect(headers.getSetCookie().join()).not.toMatch(/session=|place=/);
  expect(await dishesOf()).toEqual(["Philadelphia", "Miso", "Ramen"]);
  expect(await isSignedIn()).toBe(true);
});

it("a code that was sent twice signs in, whichever answer arrives", async () => {
  await add("philadelphia");
  const code = await askForCode();
  const old = browser.cookies;
  await sendCode(code);
  browser.cookies = old;
  expect((await sendCode(code)).status).toBe(303);
  expect(await isSignedIn()).toBe(true);
});

it("after the sign-out nothing of the person is left, and the old cookie is no way back", async () => {
  await add("philadelphia");
  await sendCode(await askForCode());
  const signedIn = browser.cookies;
  await ask("/spb/logout", { form: {} });
  expect(browser.cookies).not.toContain("session=");
  await add("miso");
  expect(await dishesOf()).toEqual(["Miso"]);
  expect(await dishesOf(ask("/spb/cart", { cookies: signedIn }))).not.toContain("Philadelphia");
});
