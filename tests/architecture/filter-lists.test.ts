import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { fileNameOf } from "../../tools/chunks";
import { scopedName } from "../../tools/scoped-names";
import { siteMap } from "../../tools/site-map";
import { blockedBy, filteredWord, hasFilterLists, hiddenIn } from "../support/site/filter-lists";

const under = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => resolve(folder, file));
const files = ["app", "brands"].flatMap(under);

/** Every address of the site map; Remix asks for the data of each with `.data`. */
async function addresses(): Promise<string[]> {
  const rows = await siteMap();
  const pathOf = (id: string | undefined): string => {
    const row = rows.find((one) => one.id === id);
    return row ? [pathOf(row.parentId), row.path].filter(Boolean).join("/") : "";
  };
  const paths = rows
    .filter(({ id }) => !id.startsWith("former/"))
    .map(
      ({ id }) =>
        `/${pathOf(id)
          .replace(":city", "spb")
          .replace(/:\w+\??|\*/g, "1")}`,
    );
  return [...new Set(paths)].flatMap((path) => [path, `${path === "/" ? "/_root" : path}.data`]);
}

/** The names that the build may give to a file: of its modules, since a chunk is called after one of them. */
const builtFiles = () =>
  [...files, ...under("locales")]
    .filter((file) => /\.(tsx?|json)$/.test(file))
    .map((file) => `/${fileNameOf({ name: basename(file).replace(/\.\w+$/, "") }).replace("[hash]", "Bw1xYz0_")}`);

const sheets = files.filter((file) => file.endsWith(".css")).map((file) => ({ file, css: readFileSync(file, "utf8") }));

/** As the build names them: classes of modules are letters, the others keep their names. */
const builtClasses = () =>
  sheets.flatMap(({ file, css }) => {
    const names = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(
      ([, name = ""]) => name,
    );
    return file.endsWith(".module.css") ? names.map((name) => scopedName(name, file, css)) : names;
  });

const ids = () =>
  files
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\b(?:id="|data-)([\w-]+)/g)].map(([, id = ""]) => id));

/** The address of an order is the specification's (docs/specification/product.md). */
const SPECIFIED = /^\/spb\/order\/1\/tracking(\.data)?$/;

describe("filter lists of browsers", () => {
  it("know what they blocked and hide, so that this test can fail", () => {
    expect(blockedBy("/cookie-consent.data")).not.toEqual([]);
    expect(filteredWord("/cookie-consent")).toBe("cookie");
    expect(hiddenIn('<p id="cookie-notice"></p>')).toEqual(["#cookie-notice"]);
  });

  it("find none of their words in an address, a file, a class, an id or a data attribute", async () => {
    const own = [...(await addresses()).filter((address) => !SPECIFIED.test(address)), ...builtFiles()];
    expect(own.length).toBeGreaterThan(400);
    expect([...own, ...builtClasses(), ...ids()].filter(filteredWord)).toEqual([]);
  });

  it.skipIf(!hasFilterLists)("block no address and no file, and hide no class (skipped without lists)", async () => {
    expect([...(await addresses()), ...builtFiles()].flatMap(blockedBy)).toEqual([]);
    const elements = [
      ...builtClasses().map((name) => `<i class="${name}"></i>`),
      ...ids().map((id) => `<i id="${id}"></i>`),
    ];
    expect(hiddenIn(elements.join(""))).toEqual([]);
  });
});
