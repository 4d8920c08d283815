import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { keepSharingAssets, shareAssets } from "../../../server/http/share-assets";
import { log } from "../../../server/operate/log";
import { raw } from "../../support/app/raw-http";
import { serveTinyShop } from "../../support/app/tiny-server";

const HOUR = 60 * 60 * 1000;
const script = `export const dishes = ${JSON.stringify("roll ".repeat(300))};`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "builds-"));
  return () => rmSync(folder, { recursive: true });
});

/** A client build with one script of its own. */
function build(name: string) {
  const assets = join(folder, name, "assets");
  mkdirSync(assets, { recursive: true });
  const file = join(assets, `menu-${name}.js`);
  writeFileSync(file, script + name);
  writeFileSync(`${file}.br`, brotliCompressSync(script + name));
  writeFileSync(`${file}.gz`, gzipSync(script + name));
  return { assets, url: pathToFileURL(`${join(folder, name)}/`) };
}
const shared = () => join(folder, "shared");
const write = (name: string, hours: number) => {
  mkdirSync(shared(), { recursive: true });
  writeFileSync(join(shared(), name), name);
  const time = new Date(Date.now() - hours * HOUR);
  utimesSync(join(shared(), name), time, time);
};
const isThere = (name: string) => existsSync(join(shared(), name));

describe("a hashed asset of another build", () => {
  it.each([
    ["br", "br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", "gzip", (body: Buffer) => gunzipSync(body)],
    ["", undefined, (body: Buffer) => body],
  ])("is served from the shared folder, compressed as accepted: %j", async (accepted, encoding, unpack) => {
    const [old, next] = [build("oldbuild"), build("newbuild")];
    await shareAssets(old.assets, shared());
    const origin = await serveTinyShop({ assets: next.url, env: { ASSETS_FOLDER: shared() } });
    const { status, headers, body } = await raw(origin, "/assets/menu-oldbuild.js", {
      headers: { "accept-encoding": accepted },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "cache-control": "public, max-age=31536000, immutable", vary: "Accept-Encoding" });
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(unpack(body).toString()).toBe(`${script}oldbuild`);
  });

  it("is served as it is when no compressed copy lies beside it", async () => {
    write("logo-abcdef12.svg", 0);
    const origin = await serveTinyShop({ env: { ASSETS_FOLDER: shared() } });
    const { status, headers } = await raw(origin, "/assets/logo-abcdef12.svg", {
      headers: { "accept-encoding": "br" },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": expect.stringMatching(/immutable/),
    });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it("never replaces our own", async () => {
    const { url } = build("newbuild");
    write("menu-newbuild.js", 0);
    const origin = await serveTinyShop({ assets: url, env: { ASSETS_FOLDER: shared() } });
    expect((await raw(origin, "/assets/menu-newbuild.js")).body.toString()).toBe(`${script}newbuild`);
  });

  it.each([
    ["without a shared folder", {}],
    ["that is in no build", { ASSETS_FOLDER: "none" }],
  ])("%s is an empty 404 that nobody stores", async (_, env) => {
    const origin = await serveTinyShop({ env });
    const { status, headers, body } = await raw(origin, "/assets/menu-oldbuild.js");
    expect({ status, size: body.length }).toEqual({ status: 404, size: 0 });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it.each([
    "/assets/secret.txt",
    "/assets/../shared/secret.txt",
    "/assets/..%2fsecret-abcdefgh.js",
    "/assets/..%5csecret-abcdefgh.js",
    "/assets/%2e%2e/secret-abcdefgh.js",
    "/assets/../secret-abcdefgh.js",
    "/assets/sub/secret-abcdefgh.js",
    "/assets/.secret-abcdefgh.js",
    "/assets/secret-abcdefgh.js%00.txt",
    "/secret-abcdefgh.js",
  ])("is the only file of the folder that is served: not %s", async (path) => {
    mkdirSync(join(shared(), "sub"), { recursive: true });
    for (const file of ["secret.txt", "../secret-abcdefgh.js", "sub/secret-abcdefgh.js", ".secret-abcdefgh.js"])
      writeFileSync(join(shared(), file), "secret");
    const origin = await serveTinyShop({ env: { ASSETS_FOLDER: shared() } });
    expect((await raw(origin, path)).body.toString()).not.toContain("secret");
  });
});

describe("the shared folder of assets", () => {
  it("gets every file of the build, whole", async () => {
    const { assets } = build("newbuild");
    await shareAssets(assets, shared());
    for (const name of ["menu-newbuild.js", "menu-newbuild.js.br", "menu-newbuild.js.gz"])
      expect(readFileSync(join(shared(), name))).toEqual(readFileSync(join(assets, name)));
  });

  it("loses what no running build has had for a day, and keeps the rest", async () => {
    const { assets } = build("newbuild");
    write("menu-newbuild.js", 30);
    write("menu-oldbuild.js", 23);
    write("menu-ancient0.js", 25);
    write("menu-ancient0.js.br", 25);
    write("0b8f7a52-9c1e-4e52-8d1a-3f6f1f0c2b11.part", 25);
    write("orders.sqlite", 1_000);
    write("secret-abcdefgh", 1_000);
    await shareAssets(assets, shared());
    expect(isThere("menu-oldbuild.js")).toBe(true);
    expect(
      ["menu-ancient0.js", "menu-ancient0.js.br", "0b8f7a52-9c1e-4e52-8d1a-3f6f1f0c2b11.part"].filter(isThere),
    ).toEqual([]);
    expect(["orders.sqlite", "secret-abcdefgh"].filter(isThere)).toHaveLength(2);
    expect(statSync(join(shared(), "menu-newbuild.js")).mtimeMs).toBeGreaterThan(Date.now() - HOUR);
  });

  it("gets them again every hour, so that they outlive a day as long as the container", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { assets } = build("newbuild");
    await keepSharingAssets(assets, shared());
    write("menu-newbuild.js", 20);
    write("menu-ancient0.js", 25);
    vi.advanceTimersByTime(HOUR);
    await vi.waitFor(() => expect(isThere("menu-ancient0.js")).toBe(false));
    expect(statSync(join(shared(), "menu-newbuild.js")).mtimeMs).toBeGreaterThan(Date.now() - HOUR);
    vi.clearAllTimers();
  });

  it("is named in the log when it cannot be written, and the shop goes on", async () => {
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const { assets } = build("newbuild");
    writeFileSync(shared(), "no folder");
    await shareAssets(assets, shared());
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining("ASSETS_FOLDER"));
  });
});
