import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUpstream } from "../../../server/upstream/client";
import { Deadline } from "../../../server/upstream/deadline";
import { policyOf, send } from "../../../server/upstream/transport";
import { FakeUpstream } from "../../support/upstream/fake-upstream";
import { petersburg } from "../../support/upstream/places";

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
    await expect(client().city({ alias: "spb" })).resolves.toMatchObject({ city: { name: "Saint Petersburg" } });
  });

  it.each([
    ["refusals", 422],
    ["limits", 429],
    ["lost sessions", 401],
    ["answers that break the contract", 200],
  ])("is not opened by %s", async (_, status) => {
    upstream.says({}, status);
    await fail(14);
    expect(upstream.heard).toHaveLength(14);
  });

  it("is not opened by answers that are no JSON", async () => {
    upstream.answer = (response) => void response.end("<h1>Hello</h1>");
    await fail(14);
    expect(upstream.heard).toHaveLength(14);
  });

  it.each([
    ["is not opened by visitors who have no time", 999, "timeout"],
    ["is opened by an upstream that does not answer in a second", 1_000, "unreachable"],
  ])("%s", async (_, timeLimit, kind) => {
    upstream.answer = () => undefined;
    const ask = () =>
      send(policyOf(upstream.url, "user"), {
        name: "user",
        url: `${upstream.url}/api/user/get`,
        sender: { baseUrl: upstream.url, language: "en", requestId: "r" },
        timeLimit,
      }).catch((error: { kind: string }) => error.kind);
    expect(new Set(await Promise.all(Array.from({ length: 12 }, ask)))).toEqual(new Set(["timeout"]));
    // The breaker counts a failure a moment after the visitor has it.
    await ask();
    expect(await ask()).toBe(kind);
  });
});

it("the cap on parallel calls makes at most 24 calls at once, queues 100 and rejects the others", async () => {
  const open: (() => void)[] = [];
  upstream.answer = (response) => void open.push(() => response.end(JSON.stringify({ is_authenticated: false })));
  const asked = Array.from({ length: 136 }, ask);
  const turnedAway = asked.slice(124);
  expect(await Promise.all(turnedAway)).toEqual(turnedAway.map(() => "unreachable"));
  await vi.waitUntil(() => open.length === 24);
  let most = 0;
  const drain = setInterval(() => {
    most = Math.max(most, open.length);
    open.splice(0).forEach((answer) => answer());
  }, 5);
  const answers = await Promise.all(asked.slice(0, 124));
  clearInterval(drain);
  expect(new Set(answers)).toEqual(new Set(["good"]));
  expect(most).toBeLessThanOrEqual(24);
});

it("a call that waits in the queue is not sent once its time is over", async () => {
  const open: (() => void)[] = [];
  upstream.answer = (response) => void open.push(() => response.end(JSON.stringify({ is_authenticated: false })));
  const asked = Array.from({ length: 24 }, ask);
  await vi.waitUntil(() => open.length === 24);
  const hasty = createUpstream({
    baseUrl: upstream.url,
    language: "en",
    requestId: "r",
    deadline: new Deadline(400),
  });
  await expect(hasty.checkSession({})).rejects.toMatchObject({ kind: "timeout" });
  open.splice(0).forEach((answer) => answer());
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["good"]));
  const later = ask();
  await vi.waitUntil(() => open.length > 0);
  open.forEach((answer) => answer());
  await later;
  expect(upstream.heard).toHaveLength(25);
});

describe("groups of calls", () => {
  it("do not touch each other: while 60 suggestions hang, a cold menu comes", async () => {
    const hanging: (() => void)[] = [];
    upstream.answer = (response, { url }) => {
      if (url.includes("geocoder")) return void hanging.push(() => response.end());
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ product_groups: [] }));
    };
    const suggestions = Array.from({ length: 60 }, (_, house) =>
      client()
        .geocodeAddress({ address: `Nevsky, ${house}` })
        .catch((error: { kind: string }) => error.kind),
    );
    await vi.waitUntil(() => hanging.length === 8);
    await expect(client().products({ city_id: 1, order_type: "delivery" })).resolves.toEqual({ product_groups: [] });
    expect(hanging).toHaveLength(8);
    const drain = setInterval(() => hanging.splice(0).forEach((end) => end()), 5);
    const outcomes = await Promise.all(suggestions);
    clearInterval(drain);
    expect(
      outcomes.filter((outcome) => outcome === "unreachable"),
      "rejected at once",
    ).toHaveLength(60 - 8 - 16);
  });

  it("do not touch each other: a geocoder that fails opens its own circuit breaker", async () => {
    upstream.says({}, 500);
    for (let house = 0; house < 14; house++)
      await client()
        .geocodeAddress({ address: `Nevsky, ${house}` })
        .catch(() => undefined);
    expect(upstream.heard).toHaveLength(12);
    upstream.says({ product_groups: [] });
    await expect(client().products({ city_id: 1, order_type: "delivery" })).resolves.toEqual({ product_groups: [] });
  });
});
