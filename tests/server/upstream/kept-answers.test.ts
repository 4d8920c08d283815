import { chmod, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openKeptAnswers } from "../../../server/upstream/kept-answers";
import { FakeUpstream, petersburg } from "../../support/upstream/fake-upstream";

const HOUR = 60 * 60_000;

let folder: string;
let upstream: FakeUpstream;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "answers-"));
  upstream = await FakeUpstream.start();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  upstream.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The modules of a process that has just started. */
async function start(cache = folder) {
  vi.resetModules();
  vi.stubEnv("UPSTREAM_URL", upstream.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  vi.stubEnv("ANSWER_CACHE", cache);
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
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR });
    for (const language of ["ru", "tr"]) {
      const onStale = vi.fn();
      expect((await client(language, onStale).city({ alias: "spb" })).city.name).toBe("Petersburg");
      expect(onStale).toHaveBeenCalledOnce();
    }
    vi.useRealTimers();
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

  it.each(["file/answers", "off"])("works without a folder that can be written: %s", async (cache) => {
    upstream.says({ city: petersburg });
    await writeFile(join(folder, "file"), "");
    const client = await start(cache === "off" ? cache : join(folder, cache));
    expect((await client("ru").city({ alias: "spb" })).city.name).toBe("Petersburg");
    expect((await client("ru").city({ alias: "spb" })).city.name).toBe("Petersburg");
  });

  it("does not trust a file that the contract forbids", async () => {
    const key = JSON.stringify(["city", upstream.url, "ru", { alias: "spb" }]);
    await writeFile(join(folder, Buffer.from(key).toString("base64url")), JSON.stringify({ city: { name: 7 } }));
    upstream.says({}, 500);
    await expect((await start())("ru").city({ alias: "spb" })).rejects.toMatchObject({ kind: "failed" });
  });
});

describe("the folder", () => {
  const size = 1_000;
  const settled = async (count: number) => vi.waitUntil(async () => (await readdir(folder)).length === count);

  it("holds no more than its bound: the oldest go", async () => {
    const kept = await openKeptAnswers(folder, HOUR, 3 * size);
    for (const key of ["a", "b", "c", "d"]) {
      kept?.keep(key, "x".repeat(size));
      await vi.waitUntil(() => kept?.keys().includes(key));
    }
    await settled(3);
    expect(kept?.keys().sort()).toEqual(["b", "c", "d"]);
    expect(await kept?.get("a")).toBeUndefined();
  });

  it("forgets what is too old, and what a process that died left unfinished", async () => {
    const name = Buffer.from("old").toString("base64url");
    await writeFile(join(folder, name), "{}");
    await utimes(join(folder, name), new Date(0), new Date(0));
    await writeFile(join(folder, "1.part"), "{");
    await utimes(join(folder, "1.part"), new Date(0), new Date(0));
    await writeFile(join(folder, "2.part"), "{");
    const kept = await openKeptAnswers(folder, HOUR);
    expect(kept?.keys()).toEqual([]);
    await settled(1);
    expect(await readdir(folder), "another process is writing it").toEqual(["2.part"]);
  });

  it("that can only be read serves what is there", async () => {
    const first = await openKeptAnswers(folder, HOUR);
    first?.keep("city", "{}");
    await settled(1);
    await chmod(folder, 0o500);
    const kept = await openKeptAnswers(folder, HOUR);
    kept?.keep("city", '{"new":1}');
    expect((await kept?.get("city"))?.text).toMatch(/^{/);
    await chmod(folder, 0o700);
  });
});
