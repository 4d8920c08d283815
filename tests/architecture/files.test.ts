import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandIds } from "../../brands";
import { calls } from "../../contract/calls";
import { settingsJsonSchema, settingsPage, settingsPaths } from "../../tools/settings-docs/page";
import { sourceFiles } from "../support/architecture/imports";

const code = ["app", "brands", "contract", "rules", "sandbox", "server", "tools", "tests"].flatMap(sourceFiles);

describe("files", () => {
  it("has no drawer for everything", () => {
    expect(code.filter((file) => /(^|\/)(utils?|helpers?|misc|managers?)(\/|\.|-)/i.test(file))).toEqual([]);
  });

  it("opens a visit, and so checks where the request comes from, in every action", () => {
    const actions = code.filter(
      (file) =>
        /\.route\.tsx?$/.test(file) && /export (async )?(function|const) action\b/.test(readFileSync(file, "utf8")),
    );
    expect(actions.length).toBeGreaterThan(5);
    // The bank posts its answer from its own page (server/guard/cross-site.ts); a browser's report changes nothing.
    const others = ["app/orders/payment/bank/bank-return.route.ts", "app/shared/web/site/csp-reports.route.ts"];
    const ours = actions.filter((file) => !others.includes(file));
    expect(ours.filter((file) => !/openVisit\(/.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("has a place in the site map for every route", () => {
    const siteMap = readFileSync("remix.config.js", "utf8");
    const routes = code.filter((file) => /^app\/.*\.route\.tsx?$/.test(file)).map((file) => file.replace("app/", ""));
    expect(routes.length).toBeGreaterThan(60);
    expect(routes.filter((file) => !siteMap.includes(`"${file}"`))).toEqual([]);
  });

  it("makes every call of the contract", () => {
    const shop = code.filter((file) => /^(app|server)\//.test(file)).map((file) => readFileSync(file, "utf8"));
    const made = shop.join("\n");
    expect(
      Object.keys(calls).filter((name) => !new RegExp(`(upstream|basket|calls\\(\\)\\))\\s*\\.${name}\\b`).test(made)),
    ).toEqual([]);
  });

  it("tells of every variable of the environment in the README, and reads it", () => {
    const schemas = ["server/operate/environment.ts", "sandbox/environment.ts"];
    const names = schemas.flatMap((file) => readFileSync(file, "utf8").match(/(?<=^ {2})[A-Z_]+(?=: (?!"))/gm) ?? []);
    expect(names.length).toBeGreaterThan(15);
    const told = readFileSync("README.md", "utf8");
    expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
    const readers = code
      .filter((file) => /^(app|sandbox|server)\//.test(file) && !schemas.includes(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    // As a property or taken out of an object; a mention in a sentence is no reader.
    expect(names.filter((name) => !new RegExp(`(\\.|[{,]\\s*)${name}\\b`).test(readers))).toEqual([]);
  });

  it("explains every setting in docs/settings.md, which npm run settings writes, and reads it", () => {
    const paths = settingsPaths().filter((path) => path !== "$schema");
    expect(paths.length).toBeGreaterThan(15);
    const told = readFileSync("docs/settings.md", "utf8");
    expect(told, "npm run settings writes it").toBe(settingsPage());
    expect(readFileSync("docs/settings.schema.json", "utf8"), "npm run settings writes it").toBe(settingsJsonSchema());
    expect(
      told.split("\n").filter((line) => /^\| `.*\| *\|$/.test(line)),
      "each has a description",
    ).toEqual([]);
    const read = code
      .filter((file) => /^(app|server)\//.test(file))
      .flatMap((file) => settingsIn(readFileSync(file, "utf8")));
    expect(paths.filter((path) => !read.some((other) => isWithin(path, other) || isWithin(other, path)))).toEqual([]);
  });

  it("keeps colours and brands out of everything but brands/", () => {
    const brand = new RegExp(`["'\\x60](${brandIds.join("|")})["'\\x60]`, "i");
    const own = code.filter((file) => /^(app|contract|rules|server)\/(?!shell\/kit\/)/.test(file));
    expect(own.filter((file) => brand.test(readFileSync(file, "utf8")))).toEqual([]);
    const components = own.filter((file) => /^app\/(?!shared\/ui\/).*\.tsx?$/.test(file));
    expect(components.filter((file) => /#[0-9a-f]{6}\b/i.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});

/** The paths of the settings that a module reads: `settings().links.job`, or `{ job } = settings().links`. */
function settingsIn(source: string): string[] {
  const taken: string[] = [];
  const rest = source.replace(
    /\{([^{}]*)\} = (?:\w+\.)*settings(?:\(\))?((?:\.\w+)*)/g,
    (_, names: string, path: string) => {
      for (const name of names.split(",")) taken.push(`${path}.${name.split(":")[0]?.trim()}`.slice(1));
      return "";
    },
  );
  const named = rest.matchAll(/\bsettings(?:\(\))?\.(\w+(?:\.\w+)*)/g);
  return [...taken, ...[...named].map(([, path = ""]) => path)];
}

const isWithin = (path: string, other: string) => `${path}.`.startsWith(`${other}.`);
