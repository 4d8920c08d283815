import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createUpstream, type Upstream } from "../../../server/upstream/client";
import type { UpstreamFailure } from "../../../server/upstream/failure";
import { FakeUpstream } from "../../support/upstream/fake-upstream";
import { emptyCart } from "../../support/upstream/places";

let fake: FakeUpstream;
beforeEach(async () => {
  fake = await FakeUpstream.start();
});
afterEach(() => fake.stop());

const where = { city_id: 1, order_type: "delivery" as const };
const paths = {
  checkSession: "/api/user/check-session",
  cart: "/api/cart",
  cartAdd: "/api/cart/add",
  addresses: "/api/user/addresses",
  orders: "/api/user/orders",
};
type Name = keyof typeof paths;

const make: Record<Name, (upstream: Upstream) => Promise<unknown>> = {
  checkSession: (upstream) => upstream.checkSession({}),
  cart: (upstream) => upstream.cart(where),
  cartAdd: (upstream) => upstream.cartAdd({ product_key: "roll", count: 1, ...where }),
  addresses: (upstream) => upstream.addresses({}),
  orders: (upstream) => upstream.orders({ page: 1 }),
};

type Answers = Partial<Record<Name, number | boolean>>;

/** A number is the status of a call in the session, a boolean what check-session says; the rest is well. */
function answers(given: Answers) {
  fake.answer = (response, { url, headers }) => {
    const name = (Object.keys(paths) as Name[]).find((one) => paths[one] === url.split("?")[0]);
    const told = headers.cookie && name ? given[name] : undefined;
    const good = { cart: emptyCart, delivery_addresses: [], orders: [], is_authenticated: told === true };
    const status = typeof told === "number" ? told : 200;
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(status === 200 ? good : {}));
  };
}

function visitor({ signsIn = true } = {}) {
  const state = { key: "k1" as string | undefined, customer: true };
  const upstream = createUpstream({
    baseUrl: fake.url,
    language: "en",
    requestId: "r",
    sessionKey: () => state.key,
    onSessionKey: (key) => (state.key = key),
    onSessionGone: () => (state.key = undefined),
    signsIn,
    isCustomer: () => state.customer,
    onCustomerGone: () => (state.customer = false),
    cartRequest: () => Promise.resolve(where),
  });
  return { state, upstream };
}

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => "ok",
    ({ kind }: UpstreamFailure) => kind,
  );
const heard = () => fake.heard.map(({ url, headers }) => `${url.split("?")[0]}${headers.cookie ? "" : " (anonymous)"}`);

describe.each([401, 403, 419, 404])("a %i of one call about a customer", (status) => {
  it.each<[Answers, "customer" | "anonymous"]>([
    [{ checkSession: true }, "customer"],
    [{ checkSession: false }, "anonymous"],
    [{ checkSession: 403 }, "anonymous"],
    [{ checkSession: 500 }, "customer"],
    [{ checkSession: 404 }, "customer"],
  ])("is not the end of the session while it is %j", async (session, who) => {
    answers({ ...session, addresses: status });
    const { state, upstream } = visitor();
    const isDoubted = status !== 404;
    const signedOut = who === "anonymous" && isDoubted;
    const others = { 401: "failed", 403: "failed", 404: "not_offered" }[status as 401] ?? "refused";
    const expected = signedOut ? "signed_out" : others;
    expect(await outcomeOf(upstream.addresses({}))).toBe(expected);
    expect(state).toEqual({ key: "k1", customer: !signedOut });
    expect(heard()).toEqual([paths.addresses, ...(isDoubted ? [paths.checkSession] : [])]);
  });
});

describe("a 401 of a call that anybody makes", () => {
  it.each<[Name, Answers, string, "lives" | "is over"]>([
    ["cart", { checkSession: 401 }, "ok", "is over"],
    ["cart", { checkSession: false }, "ok", "is over"],
    ["cart", { checkSession: true }, "failed", "lives"],
    ["cart", { checkSession: 500 }, "failed", "lives"],
    ["cart", { checkSession: 404 }, "failed", "lives"],
    ["cartAdd", { checkSession: 401 }, "ok", "is over"],
    ["cartAdd", { checkSession: false }, "signed_out", "lives"],
    ["cartAdd", { checkSession: false, cart: 500 }, "signed_out", "lives"],
    ["cartAdd", { checkSession: false, cart: 401 }, "ok", "is over"],
    ["cartAdd", { checkSession: true, cart: 401 }, "failed", "lives"],
  ])("of %s, with %j, is %s and the session %s", async (name, others, outcome, end) => {
    answers({ [name]: 401, ...others });
    const { state, upstream } = visitor();
    expect(await outcomeOf(make[name](upstream))).toBe(outcome);
    expect(state.key).toBe(end === "lives" ? "k1" : undefined);
  });

  it.each<[Name, Answers, string, "lives" | "is over"]>([
    ["cart", { checkSession: 404 }, "ok", "is over"],
    ["cartAdd", { checkSession: 404 }, "failed", "lives"],
    ["cartAdd", { checkSession: 404, cart: 401 }, "ok", "is over"],
    ["cartAdd", { checkSession: 500, cart: 401 }, "failed", "lives"],
  ])("of %s where nobody signs in, with %j, is %s and the session %s", async (name, others, outcome, end) => {
    answers({ [name]: 401, ...others });
    const { state, upstream } = visitor({ signsIn: false });
    expect(await outcomeOf(make[name](upstream))).toBe(outcome);
    expect(state.key).toBe(end === "lives" ? "k1" : undefined);
  });

  it("of the session call itself is the end", async () => {
    answers({ checkSession: 401 });
    const { state, upstream } = visitor();
    expect(await outcomeOf(upstream.checkSession({}))).toBe("ok");
    expect([state.key, heard()]).toEqual([undefined, [paths.checkSession, `${paths.checkSession} (anonymous)`]]);
  });

  it("without a session is the answer at once", async () => {
    fake.says({}, 401);
    const { state, upstream } = visitor();
    state.key = undefined;
    expect(await outcomeOf(upstream.cartClear({}))).toBe("signed_out");
    expect(fake.heard).toHaveLength(1);
  });

  it("asks the session call once in a request, and forgets no session that came meanwhile", async () => {
    answers({ cart: 401, cartAdd: 401, addresses: 401, checkSession: 401 });
    const { state, upstream } = visitor();
    let times = 0;
    const { answer } = fake;
    fake.answer = (response, request) => {
      if (!request.headers.cookie) response.setHeader("Set-Cookie", `session_key=new-${++times}`);
      return answer?.(response, request);
    };
    const made = await Promise.all(
      [upstream.cart(where), make.cartAdd(upstream), make.addresses(upstream)].map(outcomeOf),
    );
    expect(made).toEqual(["ok", "ok", "signed_out"]);
    expect(heard().filter((one) => one.startsWith(paths.checkSession))).toEqual([paths.checkSession]);
    expect(state.key).toMatch(/^new-/);
  });
});

it("a call about a customer is not made for a visitor who is not signed in", async () => {
  const { state, upstream } = visitor();
  state.customer = false;
  expect(await outcomeOf(upstream.orders({ page: 1 }))).toBe("signed_out");
  expect(fake.heard).toEqual([]);
});
