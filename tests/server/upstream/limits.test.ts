import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUpstream } from "../../../server/upstream/client";
import { FakeUpstream, petersburg } from "../../support/upstream/fake-upstream";

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await FakeUpstream.start();
});
afterEach(() => {
  vi.useRealTimers();
  upstream.stop();
});

const client = () => createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r" });
const ask = () =>
  client()
    .checkSession({})
    .then(
      () => "good",
      (error: { kind: string }) => error.kind,
    );

async function fail(times: number) {
  for (let time = 0; time < times; time++) await ask();
}

describe("the circuit breaker", () => {
  it("opens after 12 failures in a row and lets one through after 5 s", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    upstream.says({}, 500);
    await fail(12);
    expect(await ask()).toBe("unreachable");
    expect(upstream.heard).toHaveLength(12);
    upstream.says({ is_authenticated: true });
    vi.setSystemTime(Date.now() + 5_100);
    expect(await ask()).toBe("good");
    expect(await ask()).toBe("good");
  });

  it("does not open for calls of another kind", async () => {
    upstream.says({}, 500);
    await fail(13);
    upstream.says({ city: petersburg });
    await expect(client().city({ alias: "spb" })).resolves.toMatchObject({ city: { name: "Petersburg" } });
  });

  it.each([
    ["refusals", 422],
    ["limits", 429],
    ["lost sessions", 401],
  ])("is not opened by %s", async (_, status) => {
    upstream.says({}, status);
    await fail(14);
    expect(upstream.heard).toHaveLength(14);
  });
});

describe("the cap on parallel calls", () => {
  it("makes at most 48 calls at once, queues 200 and rejects the others", async () => {
    const open: (() => void)[] = [];
    upstream.answer = (response) => void open.push(() => response.end(JSON.stringify({ is_authenticated: false })));
    const asked = Array.from({ length: 260 }, ask);
    const turnedAway = asked.slice(248);
    expect(await Promise.all(turnedAway)).toEqual(turnedAway.map(() => "unreachable"));
    await vi.waitUntil(() => open.length === 48);
    let most = 0;
    const drain = setInterval(() => {
      most = Math.max(most, open.length);
      open.splice(0).forEach((answer) => answer());
    }, 5);
    const answers = await Promise.all(asked.slice(0, 248));
    clearInterval(drain);
    expect(new Set(answers)).toEqual(new Set(["good"]));
    expect(most).toBeLessThanOrEqual(48);
  });
});
