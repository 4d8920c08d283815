import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { parseBase } from "../../app/fulfilment/maps/base.server";
import { packMaps } from "../../tools/pack-maps.mjs";
import { readFeatures } from "../../sandbox/seed/geography/geojson";

const MAPS = "sandbox/seed/maps";

const folders: string[] = [];
function packed(): string {
  const folder = mkdtempSync(join(tmpdir(), "maps-"));
  folders.push(folder);
  packMaps(MAPS, folder);
  return folder;
}
afterEach(() => vi.unstubAllEnvs());
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

describe("the maps of a build (gzipped on disk, a few hundred kB at most)", () => {
  it("are the base maps of the nine cities and the delivery zones, gzipped, small, and the same bytes each time", () => {
    const [one, other] = [packed(), packed()];
    const names = readdirSync(one).sort();
    expect(names).toEqual(
      readdirSync(MAPS)
        .map((name) => `${name}.gz`)
        .sort(),
    );
    expect(names).toHaveLength(10);
    for (const name of names) {
      const bytes = readFileSync(join(one, name));
      expect(bytes.equals(readFileSync(join(other, name)))).toBe(true);
      const plain = readFileSync(join(MAPS, name.replace(/\.gz$/, "")));
      expect(gunzipSync(bytes).equals(plain)).toBe(true);
      expect(plain.length).toBeLessThan(300_000);
      expect(statSync(join(one, name)).size).toBeLessThan(plain.length / 3);
      if (name !== "zones.geojson.gz") expect(parseBase(plain.toString()).drawing).toBe(true);
    }
  });

  it("are what every built start reads, the demo's too; an operator's folder comes first", async () => {
    vi.stubEnv("UPSTREAM_URL", "https://api.example");
    vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
    const content = mkdtempSync(join(tmpdir(), "content-"));
    folders.push(content);
    const of = async (CONTENT_FOLDER?: string) => {
      vi.resetModules();
      const { environment } = await import("../../server/operate/environment");
      environment().CONTENT_FOLDER = CONTENT_FOLDER;
      return (await import("../../app/fulfilment/maps/base.server")).mapsFolder();
    };
    expect([await of(), await of(content)]).toEqual([MAPS, MAPS]);
    vi.stubEnv("NODE_ENV", "production");
    mkdirSync(join(content, "maps"));
    expect([await of(), await of(content)]).toEqual(["build/maps", join(content, "maps")]);
    expect(readFileSync("tools/build.mjs", "utf8")).toContain(`packMaps("${MAPS}", join(target, "maps"))`);
  });

  it("are read by the sandbox, too", () => {
    const features = readFeatures("spb", z.unknown());
    expect(readFeatures("spb", z.unknown(), `${packed()}/`)).toEqual(features);
    expect(features.length).toBeGreaterThan(100);
  });
});
