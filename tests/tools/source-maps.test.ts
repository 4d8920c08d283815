import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import config from "../../vite.config";
import { moveSourceMaps } from "../../tools/source-maps.mjs";

/** What Vite is told about source maps. */
async function sourcemap(SOURCE_MAPS: string, isSsrBuild = false) {
  vi.stubEnv("SOURCE_MAPS", SOURCE_MAPS);
  onTestFinished(() => void vi.unstubAllEnvs());
  const made = await (config as unknown as (env: object) => { build: { sourcemap: unknown } })({
    command: "build",
    mode: "production",
    isSsrBuild,
  });
  return made.build.sourcemap;
}

describe("source maps are for error reports only", () => {
  it("are made where the switch SOURCE_MAPS=1 asks for them, of the browser's scripts, which do not name them", async () => {
    expect(await sourcemap("1")).toBe("hidden");
    expect(await sourcemap("")).toBe(false);
    expect(await sourcemap("1", true)).toBe(false);
  });

  it("are moved out of the public folder", () => {
    const folder = mkdtempSync(join(tmpdir(), "maps-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [served, kept] = [join(folder, "client"), join(folder, "source-maps")];
    mkdirSync(join(served, "assets"), { recursive: true });
    for (const name of ["menu-x.js", "menu-x.js.map", "menu-x.css"]) writeFileSync(join(served, "assets", name), name);
    moveSourceMaps(served, kept);
    expect(readdirSync(join(served, "assets")).sort()).toEqual(["menu-x.css", "menu-x.js"]);
    expect(readdirSync(kept)).toEqual(["menu-x.js.map"]);
    expect(readFileSync("tools/build.mjs", "utf8")).toContain('moveSourceMaps(join(target, "client")');
  });
});
