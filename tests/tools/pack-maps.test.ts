import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { parseBase } from "../../app/maps/base.server";
import { baseMapOf } from "../../sandbox/seed/geography/base-map";

const folders: string[] = [];
function packed(): string {
  const folder = mkdtempSync(join(tmpdir(), "maps-"));
  folders.push(folder);
  cpSync("maps", folder, { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ["tools/pack-maps.mjs", folder], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

describe("the image's base maps (issue 13 §1: gzipped on disk, a few hundred kB at most)", () => {
  it("are those of the nine cities, gzipped, small, and the same bytes each time", () => {
    const [one, other] = [packed(), packed()];
    const names = readdirSync(one).sort();
    expect(names).toEqual(
      readdirSync("maps")
        .map((name) => `${name}.gz`)
        .sort(),
    );
    expect(names).toHaveLength(9);
    for (const name of names) {
      const bytes = readFileSync(join(one, name));
      expect(bytes.equals(readFileSync(join(other, name)))).toBe(true);
      const plain = readFileSync(join("maps", name.replace(/\.gz$/, "")));
      expect(gunzipSync(bytes).equals(plain)).toBe(true);
      expect(plain.length).toBeLessThan(300_000);
      expect(statSync(join(one, name)).size).toBeLessThan(plain.length / 3);
      expect(parseBase(plain.toString()).drawing).toBe(true);
    }
  });

  it("are read by the sandbox, too", () => {
    expect(baseMapOf("spb", `${packed()}/`)).toEqual(baseMapOf("spb"));
    expect(baseMapOf("spb").length).toBeGreaterThan(100);
  });
});
