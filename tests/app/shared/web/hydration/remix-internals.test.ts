import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "../../../../support/architecture/imports";

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string }).version;

describe("what the shop takes from Remix that is not its public API", () => {
  it.each(["@remix-run/react", "@remix-run/server-runtime"])(
    "was checked with this version of %s: look at remix-internals.ts and document.server.tsx before changing it",
    (name) => expect(versionOf(name)).toBe("2.17.5"),
  );

  it("is named in one file", () => {
    const naming = sourceFiles("app").filter((file) => /UNSAFE_|__remix/.test(readFileSync(file, "utf8")));
    expect(naming).toEqual(["app/shared/web/hydration/remix-internals.ts"]);
  });
});
