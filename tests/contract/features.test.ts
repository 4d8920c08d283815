import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { calls, type CallName } from "../../contract/calls";
import type { Feature } from "../../contract/calls/row";

const names = Object.keys(calls) as CallName[];
const featureOf = (name: CallName) => (calls[name] as { feature?: Feature }).feature ?? "any shop";

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

const code = [...sources("app"), ...sources("server")].join("\n");
const isCalled = (name: CallName) => new RegExp(`upstream\\s*\\.${name}\\b`).test(code);
const listed = (wanted: CallName[]) => wanted.map((name) => `\`${name}\``).join(" ") || "–";

describe("docs/contract.md says which calls a chain needs", () => {
  const rows = readFileSync("docs/contract.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| **"))
    .map((line) => line.split("|").map((cell) => cell.trim()));

  it.each([...new Set(names.map(featureOf))])("for %s", (feature) => {
    const own = names.filter((name) => featureOf(name) === feature);
    const row = rows.find(([, title]) => title === `**${feature}**`);
    expect(row?.[3]).toBe(listed(own.filter(isCalled)));
    expect(row?.[4]).toBe(listed(own.filter((name) => !isCalled(name))));
    expect(row?.[2]?.length).toBeGreaterThan(10);
  });
});
