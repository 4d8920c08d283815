import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "../../../server/operate/log";
import type { FailureKind, UpstreamFailure } from "../../../server/upstream/failure";
import { createUpstream } from "../../../server/upstream/client";
import { policyOf, send } from "../../../server/upstream/transport";
import { FakeUpstream } from "../../support/upstream/fake-upstream";

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await FakeUpstream.start();
});
afterEach(() => upstream.stop());

const client = () => createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r" });

async function failureOf(promise: Promise<unknown>): Promise<UpstreamFailure> {
  return promise.then(
    () => expect.fail("did not fail"),
    (error: unknown) => error as UpstreamFailure,
  );
}

describe("an upstream's bad answer", () => {
  it.each<[string, number, unknown, FailureKind]>([
    ["400", 400, {}, "refused"],
    ["404", 404, { message: "No such user" }, "refused"],
    ["401", 401, {}, "signed_out"],
    ["429", 429, { message: "Too many" }, "limited"],
    ["500", 500, { message: "Oops" }, "failed"],
    ["503", 503, {}, "failed"],
    ["499", 499, {}, "refused"],
    ["300", 300, {}, "lost"],
    ["399", 399, {}, "lost"],
    ["999", 999, {}, "failed"],
    ["200 without what it promises", 200, {}, "broken"],
    ["200 with null", 200, null, "broken"],
    ["200 with a list", 200, [], "broken"],
  ])("%s becomes a failure of its kind", async (_, status, body, kind) => {
    upstream.says(body, status);
    expect(await failureOf(client().user({}))).toMatchObject({ name: "UpstreamFailure", kind, call: "user" });
  });

  it.each([
    ["90", 90],
    ["999999999", 86_400],
    ["0", undefined],
    ["-5", undefined],
    ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
    [undefined, undefined],
  ])("knows how long a limit asks to wait: Retry-After %s", async (header, seconds) => {
    upstream.says({}, 429, header === undefined ? {} : { "Retry-After": header });
    expect((await failureOf(client().user({}))).retryAfter).toBe(seconds);
  });

  it("keeps the upstream’s own message and the first message of each field", async () => {
    upstream.says(
      { message: "Please check", errors: { phone: ["Too short", "Not a number"], username: "Missing", email: [] } },
      422,
    );
    const failure = await failureOf(client().login({ city_id: 1, phone: "7", notify_channel: "sms" }));
    expect(failure).toMatchObject({
      kind: "refused",
      status: 422,
      upstreamMessage: "Please check",
      errors: { phone: "Too short", username: "Missing" },
    });
    expect(Object.keys(failure.errors)).toEqual(["phone", "username"]);
  });

  it.each([
    ["an empty list of errors, as PHP writes none", { message: " Closed ", errors: [] }, "Closed", {}],
    [
      "one field without words",
      { message: "Closed", errors: { phone: null, name: "Who?" } },
      "Closed",
      { name: "Who?" },
    ],
    ["words that are none", { message: {}, errors: { name: ["Who?"] } }, undefined, { name: "Who?" }],
    ["the field that it is about", { message: "More", typeError: "change" }, "More", { change: "More" }],
    ["a field that has words of its own", { message: "No", typeError: "a", errors: { a: "A" } }, "No", { a: "A" }],
    ["an empty message", { message: "", errors: null }, undefined, {}],
  ])("keeps what there is to read beside %s", async (_, body, upstreamMessage, errors) => {
    upstream.says(body, 422);
    expect(await failureOf(client().user({}))).toMatchObject({ kind: "refused", upstreamMessage, errors });
  });

  it.each([
    ["HTML", "<h1>Oops</h1>"],
    ["a list of errors", JSON.stringify({ errors: [1] })],
    ["nothing", ""],
  ])("that refuses with %s has no message", async (_, body) => {
    upstream.answer = (response) => void response.writeHead(422).end(body);
    expect(await failureOf(client().user({}))).toMatchObject({
      kind: "refused",
      upstreamMessage: undefined,
      errors: {},
    });
  });

  it("names the path of what breaks the contract, never the value", async () => {
    upstream.says({ user: { phone: 79001234567, name: "Secret" } });
    const failure = await failureOf(client().user({}));
    expect(failure).toMatchObject({ kind: "broken", details: { path: "user.phone" } });
    expect(failure.message).not.toMatch(/7900|Secret/);
  });

  it.each([
    ["HTML instead of JSON", "text/html", "<!doctype html><p>Hello"],
    ["half a JSON", "application/json", '{"user":{"phone":"7'],
    ["no body", "application/json", ""],
  ])("is broken when it is %s", async (_, type, body) => {
    upstream.answer = (response) => void response.writeHead(200, { "Content-Type": type }).end(body);
    expect(await failureOf(client().user({}))).toMatchObject({ kind: "broken", details: { path: "(not JSON)" } });
  });

  it("is broken as a whole when it is no object", async () => {
    upstream.says(null);
    expect(await failureOf(client().user({}))).toMatchObject({ details: { path: "(answer)" } });
  });

  it.each<[number, FailureKind]>([
    [400, "refused"],
    [401, "signed_out"],
    [500, "failed"],
  ])("is still a %s when its text is cut off", async (status, kind) => {
    upstream.answer = (response) => {
      response.writeHead(status, { "Content-Length": "1000" }).write('{"message":"Half');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failureOf(client().user({}))).toMatchObject({ kind, status, upstreamMessage: undefined, errors: {} });
  });

  it("is broken when it is cut off", async () => {
    upstream.answer = (response) => {
      response.writeHead(200, { "Content-Length": "1000" }).write('{"user":');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await failureOf(client().user({}))).toMatchObject({ kind: "broken", details: { path: "(cut off)" } });
  });

  it.each([
    ["announced", true],
    ["unannounced", false],
  ])("is broken when it has 6 MB, %s", async (_, announced) => {
    const body = JSON.stringify({ user: { phone: "7" }, more: "x".repeat(6_000_000) });
    upstream.answer = (response) =>
      void response.writeHead(200, announced ? { "Content-Length": body.length } : {}).end(body);
    expect(await failureOf(client().user({}))).toMatchObject({ kind: "broken", details: { path: "(size)" } });
  });

  it("is lost when it redirects, and is not followed", async () => {
    upstream.answer = (response) => void response.writeHead(302, { Location: "/elsewhere" }).end();
    expect((await failureOf(client().user({}))).kind).toBe("lost");
    expect(upstream.heard).toHaveLength(1);
  });
});

describe("a change of which nobody knows whether it was made", () => {
  const change = (caller = {}) =>
    failureOf(createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r", ...caller }).cartClear({}));

  it.each<[string, FakeUpstream["answer"]]>([
    ["ends its connection", (response) => void response.destroy()],
    ["resets its connection", (response) => void response.socket?.resetAndDestroy()],
    ["answers what is no HTTP", (response) => void response.socket?.end("?\r\n\r\n")],
  ])("is lost, not unreachable, when the upstream %s once it has the request", async (_, answer) => {
    upstream.answer = answer;
    expect((await change()).kind).toBe("lost");
    expect(upstream.heard).toHaveLength(1);
  });

  it.each([502, 504])("is lost when a gateway without an answer says %i", async (status) => {
    upstream.answer = (response) => void response.writeHead(status).end("<h1>nginx</h1>");
    expect((await change()).kind).toBe("lost");
    upstream.says({ message: "The till is closed" }, status);
    expect(await change()).toMatchObject({ kind: "failed", upstreamMessage: "The till is closed" });
  });

  it("is unreachable when no server listens, since it was not sent", async () => {
    upstream.stop();
    expect((await change()).kind).toBe("unreachable");
  });

  it("is lost when it was not sent but another change of the same request was made", async () => {
    const progress = { changed: false };
    upstream.says({});
    await createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r", progress }).logout({});
    upstream.stop();
    expect((await change({ progress })).kind).toBe("lost");
    expect((await change({ progress: { changed: false } })).kind).toBe("unreachable");
  });
});

describe("a connection that ends without a byte of an answer", () => {
  const order = { city_id: 1, order_type: "takeaway", phone: "7", username: "A", payment_type: "cash" } as const;

  it.each<[string, number, () => Promise<unknown>]>([
    ["a visitor's read is repeated once", 2, () => client().checkSession({})],
    ["a read of all visitors is repeated once", 2, () => client().shops({ city_id: 72 })],
    ["a change with its key is repeated once", 2, () => client().orderCreate(order, { idempotencyKey: "once" })],
    ["a change without a key is not repeated", 1, () => client().orderCreate(order)],
    ["a change that has no key is not", 1, () => client().orderCancel({ order_id: 5 }, { idempotencyKey: "once" })],
  ])("%s", async (_, times, ask) => {
    upstream.answer = (response) => void response.destroy();
    await failureOf(ask());
    expect(upstream.heard).toHaveLength(times);
    expect(
      new Set(upstream.heard.map(({ headers, body }) => JSON.stringify([headers["idempotency-key"], body]))).size,
    ).toBe(1);
  });

  it("is followed by the answer of the next, with the session of that moment", async () => {
    let key = "old";
    upstream.answer = (response) => {
      if (upstream.heard.length > 1) return void response.end(JSON.stringify({ is_authenticated: true }));
      key = "new";
      response.destroy();
    };
    const caller = { baseUrl: upstream.url, language: "en", requestId: "r", sessionKey: () => key };
    expect(await createUpstream(caller).checkSession({})).toEqual({ is_authenticated: true });
    expect(upstream.heard.map(({ headers }) => headers.cookie)).toEqual(["session_key=old", "session_key=new"]);
  });

  it("leaves a change unknown when nobody listens the second time", async () => {
    upstream.answer = () => upstream.stop();
    expect((await failureOf(client().orderCreate(order, { idempotencyKey: "once" }))).kind).toBe("lost");
    expect(upstream.heard).toHaveLength(1);
  });

  it("is final when its answer had begun", async () => {
    upstream.answer = (response) => {
      response.writeHead(200, { "Content-Length": "1000" }).write("{");
      setTimeout(() => response.destroy(), 20);
    };
    expect((await failureOf(client().user({}))).details.path).toBe("(cut off)");
    expect(upstream.heard).toHaveLength(1);
  });
});

describe("the log", () => {
  const watch = () => vi.spyOn(log, "warn");
  let warn: ReturnType<typeof watch>;
  beforeEach(() => {
    warn = watch();
  });
  afterEach(() => warn.mockRestore());

  it("names call and path of a broken answer, and nothing personal", async () => {
    upstream.says({ user: { phone: 79001234567, name: "Secret" } });
    await failureOf(client().user({}));
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ call: "user", kind: "broken", path: "user.phone" }),
      "upstream failure",
    );
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/7900|Secret/);
  });

  it("says how long a call took that failed, and with which status", async () => {
    upstream.says({ message: "Oops" }, 503);
    await failureOf(client().user({}));
    const line = warn.mock.calls[0]?.[0] as Record<string, unknown>;
    expect(line).toEqual({
      call: "user",
      kind: "failed",
      status: 503,
      path: undefined,
      ms: expect.any(Number) as number,
    });
    expect(line.ms).toBeGreaterThanOrEqual(0);
    expect(line.ms).toBeLessThan(10_000);
  });

  it("says nothing of what the upstream refuses a visitor: that is the visitor's", async () => {
    upstream.says({ message: "Wrong code" }, 422);
    await failureOf(client().user({}));
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("a slow upstream", () => {
  const ask = () =>
    send(policyOf(upstream.url, "user"), {
      name: "user",
      url: `${upstream.url}/api/user/get`,
      sender: { baseUrl: upstream.url, language: "en", requestId: "r" },
      timeLimit: 150,
    });

  it("times out before its answer begins", async () => {
    upstream.answer = () => undefined;
    expect((await failureOf(ask())).kind).toBe("timeout");
  });

  it("times out while its answer never ends", async () => {
    upstream.answer = (response) =>
      void response.writeHead(200, { "Content-Type": "application/json" }).write('{"user":');
    expect((await failureOf(ask())).kind).toBe("timeout");
  });

  it("times out while its refusal never ends", async () => {
    upstream.answer = (response) =>
      void response.writeHead(422, { "Content-Type": "application/json" }).write('{"message":');
    expect((await failureOf(ask())).kind).toBe("timeout");
  });

  it("is called once: no failure is retried", async () => {
    upstream.says({}, 503);
    await failureOf(ask());
    expect(upstream.heard).toHaveLength(1);
  });
});
