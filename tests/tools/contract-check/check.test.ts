import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calls, type CallName } from "../../../contract/calls";
import { checkContract, type CheckOptions, type Finding } from "../../../tools/contract-check/check";
import { deviationsOf } from "../../../tools/contract-check/deviations";
import { isClean, report } from "../../../tools/contract-check/report";
import { mustSucceed, callSequence } from "../../../tools/contract-check/sequence";
import { FakeUpstream } from "../../support/upstream/fake-upstream";
import { sandboxForFile, postToConsole } from "../../support/sandbox/visitor";

const names = Object.keys(calls) as CallName[];
const sandbox = sandboxForFile();
const hostile = sandboxForFile({ content: "hostile" });

/** Whoever reads the sandbox's outbox. */
async function lastCode(phone: string) {
  const sent = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as { phone: string; code: string }[];
  return sent.find((one) => one.phone === phone)?.code;
}

const check = (options: Partial<CheckOptions> = {}) =>
  checkContract({
    url: sandbox.url,
    today: "2026-11-21",
    city: "spb",
    phone: "79120005500",
    code: lastCode,
    ...options,
  });
const of = (findings: readonly Finding[], name: string) => findings.find((one) => one.name === name)?.outcome;
const deviating = (findings: readonly Finding[]) =>
  findings.flatMap(({ name, outcome }) =>
    outcome.kind === "deviates" ? outcome.deviations.map(({ path, kind }) => `${name} ${path}: ${kind}`) : [],
  );
const why = (outcome: Finding["outcome"] | undefined) =>
  outcome?.kind === "not tried" ? outcome.reason : outcome?.kind;

beforeEach(async () => {
  await postToConsole(sandbox, "reset");
  await postToConsole(sandbox, "clock", { now: "2026-11-21T12:00:00Z", rate: 0 });
});

describe("the sandbox", () => {
  it.each(["spb", "istanbul", "berlin"])("the sandbox has no deviation in %s", async (city) => {
    const findings = await check({
      write: true,
      city,
      phone: { spb: "79120005500", istanbul: "905320005500", berlin: "4915100005500" }[city],
    });
    expect(deviating(findings)).toEqual([]);
    expect(isClean(findings)).toBe(true);
    const untried = names.filter(
      (name) => mustSucceed.has(calls[name].path) && of(findings, name)?.kind !== "conforms",
    );
    expect(untried.map((name) => `${name}: ${why(of(findings, name))}`)).toEqual([]);
  });

  it("the check makes no write calls without --write", async () => {
    const findings = await check();
    expect(deviating(findings)).toEqual([]);
    expect(of(findings, "products")).toEqual({ kind: "conforms" });
    for (const name of names.filter((one) => calls[one].kind === "write"))
      expect(why(of(findings, name)), name).toMatch(/--write/);
    const logged = (await (await fetch(`${sandbox.url}/console/requests.json`)).json()) as { call: CallName }[];
    expect(logged.length).toBeGreaterThan(8);
    expect(logged.filter(({ call }) => calls[call].kind === "write")).toEqual([]);
  });

  it("the check works without a phone", async () => {
    const findings = await check({ write: true, phone: undefined });
    expect(deviating(findings)).toEqual([]);
    expect(why(of(findings, "user"))).toBe("refused with 403: Please sign in first");
    expect(why(of(findings, "login"))).toBe("it sends a code: --phone NUMBER");
    expect(why(of(findings, "checkVerificationCode"))).toBe("nothing is known for code");
    expect(of(findings, "cartAdd")).toEqual({ kind: "conforms" });
  });
});

it("hostile banners and promotions are no deviation", async () => {
  const findings = await check({ url: hostile.url });
  expect(deviating(findings)).toEqual([]);
  expect(of(findings, "city")).toEqual({ kind: "conforms" });
});

it("every call of the table is tried or has a reason", async () => {
  expect(new Set(callSequence())).toEqual(new Set(names));
  const findings = await check();
  expect(findings.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  expect(findings.filter(({ outcome }) => outcome.kind === "not tried" && !outcome.reason)).toEqual([]);
});

describe("an upstream that is wrong", () => {
  type Json = Record<string, unknown>;
  let upstream: FakeUpstream;
  let twist: { path: string; body?: (body: Json) => unknown; status?: number; html?: boolean; headers?: false } = {
    path: "",
  };

  /** The sandbox, but for one thing. */
  beforeAll(async () => {
    upstream = await FakeUpstream.start();
    upstream.answer = async (response, { method, url, headers, body }) => {
      const { cookie = "", "idempotency-key": key } = headers;
      const own: Record<string, string> = {
        "Content-Type": "application/json",
        ...(cookie ? { Cookie: cookie } : {}),
        ...(key ? { "Idempotency-Key": String(key) } : {}),
      };
      const answer = await fetch(sandbox.url + url, {
        method,
        headers: own,
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const said = (await answer.json()) as Json;
      const isTwisted = url.split("?")[0] === twist.path;
      const given = isTwisted && twist.headers === false ? [] : answer.headers.getSetCookie();
      response.writeHead((isTwisted && twist.status) || answer.status, {
        "Content-Type": "application/json",
        "Set-Cookie": given,
      });
      response.end(
        isTwisted && twist.html
          ? "<h1>Maintenance</h1>"
          : JSON.stringify(isTwisted && twist.body ? twist.body(said) : said),
      );
    };
  });
  afterAll(() => upstream.stop());

  const withoutField = (field: string) => (body: Json) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
  const prices = ({ product_groups, ...body }: Json) => ({
    ...body,
    product_groups: (product_groups as { products: Json[] }[]).map((group) => ({
      ...group,
      products: group.products.map((product) => ({ ...product, price: `${String(product.price)} ₽` })),
    })),
  });

  it.each([
    [
      "a list is missing",
      { path: "/api/cities", body: withoutField("big_cities") },
      /^cities big_cities: missing, expected array$/,
    ],
    [
      "a number is text",
      { path: "/api/products", body: prices },
      /^products product_groups\[\]\.products\[\]\.price: expected number, got string \(\d+ times\)$/,
    ],
    ["it answers with a page", { path: "/api/shops", html: true }, /^shops \(body\): 200 without JSON$/],
    ["a call fails", { path: "/api/cart/add", status: 500 }, /^cartAdd \(status\): failed with 500$/],
    [
      "a call is not there",
      { path: "/api/cart/clear", status: 404, body: () => ({ message: "No such page" }) },
      /^cartClear \(status\): refused with 404: No such page$/,
    ],
    [
      "a call is not there, without words",
      { path: "/api/cart/clear", status: 404, body: () => "gone" },
      /^cartClear \(answer\): expected object, got string$/,
    ],
    [
      "a status has no name",
      { path: "/api/order/status", body: (body: Json) => ({ ...body, status: { alias: "fried" } }) },
      /^orderStatus status\.name: missing/,
    ],
    [
      "no session is given",
      { path: "/api/cart/add", headers: false as const },
      /^cartAdd \(Set-Cookie\): no session_key/,
    ],
    [
      "an order is made twice",
      { path: "/api/order/create", body: (body: Json) => ({ ...body, order_id: 1 + Math.floor(Math.random() * 1e9) }) },
      /^orderCreate \(Idempotency-Key\): the same key got another answer$/,
    ],
    [
      "a refusal is none",
      { path: "/api/cities/contract-check-nowhere", status: 200 },
      /^a refusal is 4xx with its reason \(status\): an unknown city was answered with 200$/,
    ],
    [
      "a refusal says nothing",
      { path: "/api/cities/contract-check-nowhere", body: () => ({}) },
      /^a refusal is 4xx with its reason message: missing/,
    ],
    [
      "a session that is gone is somebody's",
      { path: "/api/user/get", status: 404 },
      /^an unknown session is 401 \(status\): expected 401, got 404$/,
    ],
  ])("a wrong upstream is reported: %s", async (_, wrong, expected) => {
    twist = wrong;
    const findings = await check({ url: upstream.url, write: true });
    expect(deviating(findings)).toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
    expect(isClean(findings)).toBe(false);
    expect(report(findings)).toContain("DEVIATES");
  });

  it.each([
    ["bags", "cartPackagesBag", { path: "/api/cart/packages/bag", status: 404, html: true }],
    ["online payment", "orderCreateCache", { path: "/api/order/create-order-cache", status: 405 }],
    [
      "online payment",
      "orderCreateCache",
      { path: "/api/order/create-order-cache", status: 404, body: () => ({ message: "Not found" }) },
    ],
    ["related dishes", "relatedProducts", { path: "/api/products/get-related-products", status: 501 }],
    [
      "promo codes",
      "cartForgetPromocode",
      { path: "/api/cart/gift/forget-promocode", status: 404, body: () => ({ message: "No such page" }) },
    ],
  ])("that does without %s is not wrong: the call is not offered", async (feature, name, other) => {
    twist = other;
    const findings = await check({ url: upstream.url, write: true });
    expect(of(findings, name)).toEqual({ kind: "not offered", feature });
    expect(deviating(findings)).toEqual([]);
    expect(report(findings)).toMatch(new RegExp(`^${name} +not offered: ${feature}$`, "m"));
  });

  it("an unchanged upstream has no deviation", async () => {
    twist = { path: "" };
    expect(deviating(await check({ url: upstream.url, write: true }))).toEqual([]);
  });

  it("unknown fields and missing optional fields are no deviation", async () => {
    twist = {
      path: "/api/cities/spb",
      body: ({ city }) => ({ city: { ...withoutField("banners")(city as Json), mascot: "crane" }, server: 7 }),
    };
    expect(deviating(await check({ url: upstream.url }))).toEqual([]);
  });
});

it("an unreachable upstream is reported and is not clean", async () => {
  const findings = await check({ url: "http://127.0.0.1:9" });
  expect(deviating(findings)).toContainEqual(expect.stringMatching(/^cities \(connection\): /));
  expect(isClean(findings)).toBe(false);
});

it("a deviation never contains values of the answer", () => {
  const { error } = calls.user.answer.safeParse({ user: { phone: 79120005500 } });
  expect(error && deviationsOf(error, { user: { phone: 79120005500 } })).toEqual([
    { path: "user.phone", kind: "expected string, got number" },
  ]);
});
