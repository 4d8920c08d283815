import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openAnswersOnDisk } from "../../../server/upstream/answers-on-disk";
import { FakeUpstream } from "../../support/upstream/fake-upstream";
import { petersburg } from "../../support/upstream/places";

const HOUR = 60 * 60_000;

// Each test loads modules anew, twice even.
vi.setConfig({ testTimeout: 90_000 });

let data: string;
let folder: string;
let upstream: FakeUpstream;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), "data-"));
  folder = join(data, "answers");
  await mkdir(folder);
  upstream = await FakeUpstream.start();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  upstream.stop();
  await rm(data, { recursive: true, force: true });
});

/** The modules of a process that has just started. */
async function start(dataFolder = data) {
  vi.resetModules();
  vi.stubEnv("UPSTREAM_URL", upstream.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  vi.stubEnv("DATA_FOLDER", dataFolder);
  const { createUpstream } = await import("../../../server/upstream/client");
  return (language: string, onStale?: () => void) =>
    createUpstream({ baseUrl: upstream.url, language, requestId: "r", onStale });
}

describe("a process that starts while the upstream is down", () => {
  it("serves what the one before it had, with a notice, in every language", async () => {
    upstream.says({ city: petersburg });
    await (await start())("ru").city({ alias: "spb" });
    await vi.waitUntil(async () => (await readdir(folder)).some((name) => !name.endsWith(".part")));

    const client = await start();
    upstream.says({}, 500);
    // Without timers no disk is too slow to be waited for.
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: Date.now() + HOUR });
    for (const language of ["ru", "tr"]) {
      const onStale = vi.fn();
      expect((await client(language, onStale).city({ alias: "spb" })).city.name).toBe("Saint Petersburg");
      expect(onStale).toHaveBeenCalledOnce();
    }
  });

  it("has forgotten what the upstream took back", async () => {
    const client = await start();
    upstream.says({ city: petersburg });
    await client("ru").city({ alias: "spb" });
    await vi.waitUntil(async () => (await readdir(folder)).some((name) => !name.endsWith(".part")));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR });
    upstream.says({ cities: [{ ...petersburg, alias: "kazan" }], big_cities: [] });
    await client("ru").cities({});
    upstream.says({ message: "No such city" }, 404);
    await expect(client("ru").city({ alias: "spb" })).rejects.toMatchObject({ status: 404 });
    const keys = async () => (await readdir(folder)).map((name) => Buffer.from(name, "base64url").toString());
    await vi.waitUntil(async () => (await keys()).every((key) => !key.includes("spb")));
  });

  it("serves what the one before it had without a call while it is fresh", async () => {
    upstream.says({ payment_types: [] });
    await (await start())("ru").paymentTypes({ city_id: 1, order_type: "delivery" });
    await vi.waitUntil(async () => (await readdir(folder)).some((name) => !name.endsWith(".part")));
    const onStale = vi.fn();
    const client = await start();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await client("ru", onStale).paymentTypes({ city_id: 1, order_type: "delivery" });
    expect(upstream.heard).toHaveLength(1);
    expect(onStale).not.toHaveBeenCalled();
  });

  it("keeps no address that anybody typed", async () => {
    upstream.says({ response: { GeoObjectCollection: { featureMember: [] } } });
    const client = (await start())("ru");
    await client.geocodeAddress({ address: "Nevsky, 20" });
    upstream.says({ city: petersburg });
    await client.city({ alias: "spb" });
    await vi.waitUntil(async () => (await readdir(folder)).some((name) => !name.endsWith(".part")));
    const names = (await readdir(folder)).map((name) => Buffer.from(name, "base64url").toString());
    expect(names).toEqual([expect.stringContaining("city")]);
  });

  it.each(["file/data", "off"])("works without a folder that can be written: %s", async (name) => {
    upstream.says({ city: petersburg });
    await writeFile(join(folder, "file"), "");
    const client = await start(name === "off" ? name : join(folder, name));
    expect((await client("ru").city({ alias: "spb" })).city.name).toBe("Saint Petersburg");
    expect((await client("ru").city({ alias: "spb" })).city.name).toBe("Saint Petersburg");
  });

  it("lives beside files of others: none stops it or is removed, however old", async () => {
    upstream.says({ city: petersburg });
    await (await start())("ru").city({ alias: "spb" });
    await vi.waitUntil(async () => (await readdir(folder)).some((name) => !name.endsWith(".part")));
    const foreign = [".DS_Store", "README.txt", "data", "half.part", "Y2l0eQ", "bnVsbA"];
    const old = new Date(Date.now() - 13 * HOUR);
    for (const name of foreign.slice(0, 4)) {
      await writeFile(join(folder, name), "somebody else's");
      await utimes(join(folder, name), old, old);
    }
    // They decode to texts: "city" and "null".
    for (const name of foreign.slice(4)) await writeFile(join(folder, name), "{}");
    await mkdir(join(folder, "lost+found"));
    await utimes(join(folder, "lost+found"), old, old);
    const client = await start();
    upstream.says({}, 500);
    vi.useFakeTimers({ toFake: ["Date", "setTimeout"], now: Date.now() + HOUR });
    expect((await client("tr").city({ alias: "spb" })).city.name).toBe("Saint Petersburg");
    expect(await readdir(folder)).toEqual(expect.arrayContaining([...foreign, "lost+found"]));
  });

  it("does not trust a file that the contract forbids", async () => {
    const key = JSON.stringify(["city", upstream.url, "ru", { alias: "spb" }]);
    await writeFile(join(folder, Buffer.from(key).toString("base64url")), JSON.stringify({ city: { name: 7 } }));
    upstream.says({}, 500);
    const client = await start();
    const { log } = await import("../../../server/operate/log");
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    await expect(client("ru").city({ alias: "spb" })).rejects.toMatchObject({ kind: "failed" });
    expect(warn).toHaveBeenCalledWith({ call: "city", err: expect.any(Error) as unknown }, expect.any(String));
    warn.mockRestore();
  });
});

describe("the folder", () => {
  const size = 1_000;
  const settled = async (count: number) => vi.waitUntil(async () => (await readdir(folder)).length === count);

  it("holds no more than its bound: the oldest go", async () => {
    const kept = await openAnswersOnDisk(folder, HOUR, 3 * size);
    for (const key of ["a", "b", "c", "d"]) {
      kept.keep(key, "x".repeat(size));
      await vi.waitUntil(() => kept.keys().includes(key));
    }
    await settled(3);
    expect(kept.keys().sort()).toEqual(["b", "c", "d"]);
    expect(await kept.get("a")).toBeUndefined();
  });

  it("forgets what is too old, and what a process that died left unfinished", async () => {
    const name = Buffer.from("old").toString("base64url");
    await writeFile(join(folder, name), "{}");
    await utimes(join(folder, name), new Date(0), new Date(0));
    const [dead, alive] = [`${crypto.randomUUID()}.part`, `${crypto.randomUUID()}.part`];
    await writeFile(join(folder, dead), "{");
    await utimes(join(folder, dead), new Date(0), new Date(0));
    await writeFile(join(folder, alive), "{");
    const kept = await openAnswersOnDisk(folder, HOUR);
    expect(kept.keys()).toEqual([]);
    await settled(1);
    expect(await readdir(folder), "another process is writing it").toEqual([alive]);
  });

  const text = async (key: string) => readFile(join(folder, Buffer.from(key).toString("base64url")), "utf8");
  const writtenAt = async (key: string) => (await stat(join(folder, Buffer.from(key).toString("base64url")))).mtimeMs;

  it("is bounded for what an earlier process left, too: the oldest go", async () => {
    for (const [age, key] of ["new", "newer", "newest", "old"].entries()) {
      const path = join(folder, Buffer.from(key).toString("base64url"));
      await writeFile(path, "x".repeat(size));
      const at = new Date(Date.now() - 1_000 * (key === "old" ? 60 : 10 - age));
      await utimes(path, at, at);
    }
    const kept = await openAnswersOnDisk(folder, HOUR, 3 * size);
    expect(kept.keys().sort()).toEqual(["new", "newer", "newest"]);
    await settled(3);
  });

  it("holds what was kept last, however fast one follows the other", async () => {
    const kept = await openAnswersOnDisk(folder, HOUR);
    for (const value of ["one", "two", "", "four"]) kept.keep("city", value);
    await vi.waitUntil(async () => (await kept.get("city"))?.text === "four");
    expect(await readdir(folder)).toHaveLength(1);
    expect((await kept.get("city"))?.at).toBeCloseTo(await writtenAt("city"), -4);
  });

  it("holds an empty answer", async () => {
    const kept = await openAnswersOnDisk(folder, HOUR);
    kept.keep("city", "");
    await vi.waitUntil(() => kept.keys().includes("city"));
    expect((await kept.get("city"))?.text).toBe("");
  });

  it("is told again that an answer has not changed, every ten minutes at most", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const kept = await openAnswersOnDisk(folder, HOUR);
    const began = Date.now();
    kept.keep("city", "{}");
    await settled(1);
    const first = await vi.waitUntil(() => kept.get("city"));
    const keepAgain = async (minute: number) => {
      vi.setSystemTime(began + minute * 60_000);
      kept.keep("city", "{}");
      // Of one key, each write ends before the next begins.
      kept.keep("mark", String(minute));
      await vi.waitUntil(async () => (await kept.get("mark"))?.text === String(minute));
    };
    await keepAgain(9);
    expect((await kept.get("city"))?.at).toBe(first.at);
    await keepAgain(11);
    await vi.waitUntil(async () => ((await kept.get("city"))?.at ?? 0) > first.at);
    expect(await text("city")).toBe("{}");
    vi.useRealTimers();
  });

  it("holds no key that is too long for the name of a file", async () => {
    const kept = await openAnswersOnDisk(folder, HOUR);
    kept.keep("k".repeat(181), "{}");
    kept.keep("k".repeat(180), "{}");
    await settled(1);
    await vi.waitUntil(() => kept.keys().length === 1);
    expect(kept.keys()).toEqual(["k".repeat(180)]);
  });

  it("forgets what is asked of it, and only that", async () => {
    const kept = await openAnswersOnDisk(folder, HOUR);
    for (const key of ["one", "two"]) kept.keep(key, key);
    await vi.waitUntil(() => kept.keys().length === 2);
    kept.forget("one");
    kept.forget("three");
    await settled(1);
    expect(await kept.get("one")).toBeUndefined();
    expect((await kept.get("two"))?.text).toBe("two");
    kept.keep("one", "one");
    await vi.waitUntil(async () => (await kept.get("one"))?.text === "one");
  });

  it("says once in the log that it fails, and goes on", async () => {
    vi.resetModules();
    const { log } = await import("../../../server/operate/log");
    const { openAnswersOnDisk } = await import("../../../server/upstream/answers-on-disk");
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const kept = await openAnswersOnDisk("/dev/null/nowhere", HOUR);
    for (const key of ["one", "two"]) kept.keep(key, key);
    for (const key of ["one", "two"]) expect(await kept.get(key)).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { folder: "/dev/null/nowhere", err: expect.objectContaining({ code: "ENOTDIR" }) as unknown },
      expect.any(String),
    );
    warn.mockRestore();
  });

  it("has no answer whose file another process removed", async () => {
    const kept = await openAnswersOnDisk(folder, HOUR);
    kept.keep("one", "one");
    await vi.waitUntil(() => kept.keys().length === 1);
    for (const name of await readdir(folder)) await rm(join(folder, name));
    expect(await kept.get("one")).toBeUndefined();
    expect(kept.keys()).toEqual([]);
  });

  it("that can only be read serves what is there", async () => {
    const first = await openAnswersOnDisk(folder, HOUR);
    first.keep("city", "{}");
    await settled(1);
    await chmod(folder, 0o500);
    const kept = await openAnswersOnDisk(folder, HOUR);
    kept.keep("city", '{"new":1}');
    expect((await kept.get("city"))?.text).toMatch(/^{/);
    await chmod(folder, 0o700);
  });
});
