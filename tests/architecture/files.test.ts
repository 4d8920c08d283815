import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { brandIds } from "../../brands";
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
    expect(actions.filter((file) => !/openVisit\(/.test(readFileSync(file, "utf8")))).toEqual([]);
  });

  it("tells of every variable of the environment in the README", () => {
    const names = ["server/operate/environment.ts", "sandbox/environment.ts"]
      .flatMap((file) => readFileSync(file, "utf8").match(/^ {2}[A-Z_]+(?=:)/gm) ?? [])
      .map((name) => name.trim());
    expect(names.length).toBeGreaterThan(15);
    const told = readFileSync("README.md", "utf8");
    expect(names.filter((name) => name !== "NODE_ENV" && !told.includes(`\`${name}\``))).toEqual([]);
  });

  it("keeps colours and brands out of everything but brands/", () => {
    const brand = new RegExp(`["'\\x60](${brandIds.join("|")})["'\\x60]`, "i");
    const own = code.filter((file) => /^(app|contract|rules|server)\/(?!site\/kit)/.test(file));
    expect(own.filter((file) => brand.test(readFileSync(file, "utf8")))).toEqual([]);
    const components = own.filter((file) => /^app\/(?!ui\/).*\.tsx?$/.test(file));
    expect(components.filter((file) => /#[0-9a-f]{6}\b/i.test(readFileSync(file, "utf8")))).toEqual([]);
  });
});
