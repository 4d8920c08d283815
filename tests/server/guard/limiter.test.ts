import { spawnSync, type ChildProcess } from "node:child_process";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import "../../support/app/route";
import { freePort, hasRedis, startRedis, stopRedis } from "../../support/redis";

/** Another process of the same shop: modules of its own, so counters of its own unless Redis shares them. */
async function process1(redis?: string) {
  vi.resetModules();
  if (redis) vi.stubEnv("REDIS_URL", redis);
  const { limiter } = await import("../../../server/guard/limiter");
  closers.push((await import("../../../server/operate/redis")).closeRedis);
  return limiter;
}
/** The lines that the process writes which was started last. */
async function logged() {
  const { log } = await import("../../../server/operate/log");
  const lines: { level: string; fields?: unknown }[] = [];
  vi.spyOn(log, "warn").mockImplementation((fields: unknown) => void lines.push({ level: "warn", fields }));
  vi.spyOn(log, "info").mockImplementation(() => void lines.push({ level: "info" }));
  return lines;
}
const closers: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const close of closers.splice(0)) close();
  vi.unstubAllEnvs();
});

async function uses(limit: { consume(key: string): Promise<number | undefined> }, times: number) {
  const allowed = [];
  for (let count = 0; count < times; count++) allowed.push((await limit.consume("someone")) === undefined);
  return allowed.filter(Boolean).length;
}

describe("a limit in one process", () => {
  it("allows its number per key, says how long to wait, and forgets on request", async () => {
    const limit = (await process1())("one", 3, 60);
    expect(await uses(limit, 5)).toBe(3);
    expect(await limit.consume("somebody else")).toBeUndefined();
    const wait = await limit.exhausted("someone");
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    await limit.forget("someone");
    expect(await limit.exhausted("someone")).toBeUndefined();
  });

  it("says how many seconds to wait, at least one", async () => {
    vi.useFakeTimers();
    const limit = (await process1())("wait", 1, 60);
    expect(await limit.consume("someone")).toBeUndefined();
    expect(await limit.exhausted("someone")).toBe(60);
    vi.advanceTimersByTime(20_500);
    expect([await limit.consume("someone"), await limit.exhausted("someone")]).toEqual([40, 40]);
    vi.advanceTimersByTime(39_499);
    expect(await limit.consume("someone")).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await limit.exhausted("someone")).toBeUndefined();
    expect(await limit.consume("someone")).toBeUndefined();
  });

  it("is not used up by asking, and is free for a key that was never used", async () => {
    const limit = (await process1())("ask", 2, 60);
    expect(await limit.exhausted("someone")).toBeUndefined();
    expect(await limit.consume("someone")).toBeUndefined();
    for (let time = 0; time < 3; time++) expect(await limit.exhausted("someone")).toBeUndefined();
    expect(await limit.consume("someone")).toBeUndefined();
    expect(await limit.exhausted("someone")).toBe(60);
  });

  it("is apart from limits of another name", async () => {
    const limiter = await process1();
    const [one, other] = [limiter("one", 1, 60), limiter("other", 1, 60)];
    expect([await uses(one, 2), await uses(other, 2)]).toEqual([1, 1]);
  });

  it("goes on when the machine's clock is set back", async () => {
    const limit = (await process1())("code", 2, 60);
    vi.useFakeTimers({ toFake: ["Date"] });
    await limit.consume("anna");
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await limit.consume("anna")).toBeUndefined();
    expect(await limit.left("anna")).toBe(0);
  });

  it("counts for itself: two processes allow twice as many", async () => {
    const [first, second] = [(await process1())("two", 3, 60), (await process1())("two", 3, 60)];
    expect((await uses(first, 5)) + (await uses(second, 5))).toBe(6);
  });
});

describe("a limit while Redis cannot be had from the start", () => {
  /** Takes connections and ends them at once, as a broken proxy does. */
  async function brokenRedis() {
    const attempts: number[] = [];
    const server = createServer((socket) => {
      attempts.push(Date.now());
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closers.push(() => server.close());
    return { attempts, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  it("is counted by the process at once, said once in the log, and tried again", async () => {
    const { attempts, url } = await brokenRedis();
    const limiter = await process1(url);
    const lines = await logged();
    const [limit, other] = [limiter("down", 3, 60), limiter("other", 2, 60)];
    expect([await uses(limit, 5), await uses(other, 5)]).toEqual([3, 2]);
    expect(await limit.exhausted("someone")).toBeGreaterThan(0);
    await limit.forget("someone");
    expect(await uses(limit, 5)).toBe(3);
    await expect.poll(() => attempts.length).toBeGreaterThanOrEqual(4);
    expect(lines).toEqual([{ level: "warn", fields: { reason: expect.any(String) as string } }]);
    // One connection for all limits, tried again ever more seldom.
    const [first = 0, , , fourth = 0] = attempts;
    expect(fourth - first).toBeGreaterThanOrEqual(500);
  });
});

it("a start says at once that there is no Redis, in one line, and leaves no connection", async () => {
  const refusing = createServer();
  await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
  const { port } = refusing.address() as AddressInfo;
  await new Promise((resolve) => refusing.close(resolve));
  await process1(`redis://127.0.0.1:${port}`);
  const lines = await logged();
  const { metrics } = await import("../../../server/operate/metrics");
  await (await import("../../../server/operate/redis")).tryRedis();
  expect(lines).toEqual([{ level: "warn", fields: { reason: expect.stringContaining("ECONNREFUSED") as string } }]);
  expect((await metrics.redis?.get())?.values).toMatchObject([{ value: 0 }]);
});

it("the connection to Redis is closed with the limits, and a later limit makes another", async () => {
  const opened: string[] = [];
  const closed: Promise<void>[] = [];
  const silent = createServer((socket) => {
    opened.push("opened");
    closed.push(
      new Promise((resolve) =>
        socket
          .resume()
          .once("error", () => undefined)
          .once("close", () => resolve()),
      ),
    );
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  closers.push(() => silent.close());
  const limiter = await process1(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const { closeRedis } = await import("../../../server/operate/redis");
  closeRedis();
  for (const count of [1, 2]) {
    limiter(`limit ${count}`, 1, 60)
      .consume("someone")
      .catch(() => undefined);
    await expect.poll(() => opened.length).toBe(count);
    closeRedis();
    await closed[count - 1];
  }
});

it("a connection that gets no greeting is replaced", async () => {
  let open = 0;
  let opened = 0;
  const silent = createServer((socket) => {
    open += 1;
    opened += 1;
    socket
      .resume()
      .once("error", () => undefined)
      .once("close", () => (open -= 1));
  });
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  closers.push(() => silent.close());
  const limit = (await process1(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`))("greeting", 2, 60);
  expect(await uses(limit, 3)).toBe(2);
  await expect.poll(() => opened).toBe(2);
  await expect.poll(() => open).toBe(1);
});

describe.skipIf(!hasRedis)("a limit of several processes with Redis", () => {
  let port = 0;
  let server: ChildProcess | undefined;
  const url = () => `redis://127.0.0.1:${port}`;

  beforeAll(async () => {
    port = await freePort();
    server = await startRedis(port);
  });
  afterAll(() => stopRedis(server));

  it("is lost in a line of no visitor, whoever notices it", async () => {
    const limit = (await process1("redis://127.0.0.1:1"))("nobody's", 4, 60);
    const { log } = await import("../../../server/operate/log");
    const { currentRequest, runRequest } = await import("../../../server/operate/request-context");
    const ids: (string | undefined)[] = [];
    vi.spyOn(log, "warn").mockImplementation(() => void ids.push(currentRequest()?.id));
    await new Promise<void>((done) => {
      runRequest({ id: "visitor", trace: {} }, () => void limit.consume("someone").then(() => done()));
    });
    expect(ids).toEqual([undefined]);
  });

  it("is one limit", async () => {
    const [first, second, third] = [
      (await process1(url()))("shared", 5, 60),
      (await process1(url()))("shared", 5, 60),
      (await process1(url()))("shared", 5, 60),
    ];
    expect([await uses(first, 3), await uses(second, 3), await uses(third, 3)]).toEqual([3, 2, 0]);
    expect(await third.exhausted("someone")).toBeGreaterThan(0);
    expect(await (await process1(url()))("another", 5, 60).exhausted("someone"), "of another name").toBeUndefined();
  });

  it("is counted by each process while Redis is lost, never open, and together again when it is back", async () => {
    const limiter = await process1(url());
    const lines = await logged();
    const limit = limiter("lost", 4, 60);
    await expect.poll(() => connected(limit)).toBe(true);
    expect(lines).toEqual([]);
    await stopRedis(server);
    await expect.poll(() => connected(limit)).toBe(false);
    expect(await uses(limit, 9)).toBe(4);
    server = await startRedis(port);
    await expect.poll(() => connected(limit)).toBe(true);
    expect(await uses(limit, 9)).toBe(4);
    expect(lines.map(({ level }) => level)).toEqual(["warn", "info"]);
    const other = (await process1(url()))("lost", 4, 60);
    await expect.poll(() => connected(other)).toBe(true);
    expect(await uses(other, 9)).toBe(0);
  });

  it("is counted by the process while Redis takes connections and commands and answers none", async () => {
    const limiter = await process1(url());
    const lines = await logged();
    const limit = limiter("silent", 4, 60);
    await expect.poll(() => connected(limit)).toBe(true);
    server?.kill("SIGSTOP");
    try {
      const started = performance.now();
      expect(await uses(limit, 9)).toBe(4);
      expect(await limit.exhausted("someone")).toBeGreaterThan(0);
      await limit.forget("someone");
      expect(performance.now() - started, "one command waits").toBeLessThan(2_000);
      // Another process starts meanwhile: its connection gets no greeting.
      const later = (await process1(url()))("silent", 4, 60);
      const startedAnew = performance.now();
      expect(await uses(later, 9)).toBe(4);
      expect(performance.now() - startedAnew).toBeLessThan(2_000);
      expect(lines.map(({ level }) => level)).toEqual(["warn"]);
    } finally {
      server?.kill("SIGCONT");
    }
    await expect.poll(() => connected(limit)).toBe(true);
    expect(lines.map(({ level }) => level)).toEqual(["warn", "info"]);
  });

  it("is counted by the process where Redis holds something else under its key", async () => {
    const limiter = await process1(url());
    const lines = await logged();
    const limit = limiter("foreign", 3, 60);
    await expect.poll(() => connected(limit)).toBe(true);
    const put = (...command: string[]) => spawnSync("redis-cli", ["-p", String(port), ...command]);
    put("rpush", "nori:foreign:someone", "list");
    expect(await uses(limit, 5)).toBe(3);
    expect(lines.map(({ level }) => level)).toEqual(["warn"]);
    put("set", "nori:foreign:someone", "9007199254740990");
    put("set", "nori:foreign:somebody", "5", "PX", "999999999999999");
    expect(await uses(limit, 5), "counts that are no counts").toBe(0);
    expect(await limit.consume("somebody"), "no wait is longer than the limit").toBeUndefined();
    expect(await limit.exhausted("somebody")).toBeUndefined();
  });

  /** Whether the counts of a limit reach Redis: another key written by it is seen by a connection of its own. */
  async function connected(limit: { consume(key: string): Promise<number | undefined> }) {
    const key = crypto.randomUUID();
    await limit.consume(key);
    const { status, stdout } = spawnSync("redis-cli", ["-p", String(port), "--scan", "--pattern", `*${key}`]);
    return status === 0 && stdout.toString().includes(key);
  }
});
