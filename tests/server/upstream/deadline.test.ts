import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createUpstream } from "../../../server/upstream/client";
import { Deadline } from "../../../server/upstream/deadline";
import { FakeUpstream } from "../../support/upstream/fake-upstream";

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await FakeUpstream.start();
});
afterEach(() => upstream.stop());

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("did not fail"),
    (error: unknown) => error as { kind: string },
  );

describe("the deadline of a visitor's request", () => {
  it("is one for all its calls: while the upstream hangs, only the first is waited for", async () => {
    upstream.answer = () => undefined;
    const client = createUpstream({
      baseUrl: upstream.url,
      language: "en",
      requestId: "r",
      deadline: new Deadline(100),
    });
    expect((await failureOf(client.user({}))).kind).toBe("timeout");
    expect((await failureOf(client.balance({}))).kind, "not even sent").toBe("unreachable");
    expect(upstream.heard.filter(({ url }) => url.includes("balance"))).toEqual([]);
  });

  it("is over where less than a millisecond is left, for a timer may end so much too early", () => {
    expect(new Deadline(0.9).left()).toBe(0);
  });

  it("leaves time after a write, for the page that says what happened", async () => {
    upstream.answer = (response, { url }) => {
      if (!url.includes("logout")) response.end(JSON.stringify({ balance: 5 }));
    };
    const client = createUpstream({
      baseUrl: upstream.url,
      language: "en",
      requestId: "r",
      deadline: new Deadline(900),
    });
    expect((await failureOf(client.logout({}))).kind).toBe("timeout");
    expect(await client.balance({})).toEqual({ balance: 5 });
  });

  it("is longer for a request that is allowed more, from its start", () => {
    const deadline = new Deadline(1_000);
    deadline.allow(5_000);
    expect(deadline.left()).toBeGreaterThan(4_000);
    expect(deadline.left()).toBeLessThanOrEqual(5_000);
    deadline.allow(0);
    expect(deadline.left()).toBe(0);
    expect(deadline.leftForWrite()).toBe(0);
  });
});
