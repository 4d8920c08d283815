import { describe, expect, it } from "vitest";
import { importsOf, sourceFiles, type Import } from "../support/imports";

const files = [...sourceFiles("app"), ...sourceFiles("server")];
const imports = files.flatMap(importsOf);
const show = ({ from, to }: Import) => `${from} → ${to}`;
const isOwn = (path: string) => /^(app|server|locales|tests|tools|bench)\//.test(path);
const offences = (rule: (row: Import) => boolean) => imports.filter(rule).map(show);

/** Files that run on the server only. */
const isServerSide = (path: string) => path.startsWith("server/") || /\.(route|server)\.tsx?$/.test(path) || /^app\/(root|entry\.server)\.tsx$/.test(path);

describe("who may import whom", () => {
  it("finds the files and their imports", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(300);
  });

  it("rules import rules only", () => {
    expect(offences(({ from, to }) => from.startsWith("app/rules/") && !to.startsWith("app/rules/") && to !== "point-in-polygon")).toEqual([]);
  });

  it("the kit knows nothing of the shop", () => {
    const allowed = (path: string, from: string) => path.startsWith("app/ui/") || (from.includes("kit") && path.startsWith("app/brand/"));
    expect(offences(({ from, to }) => from.startsWith("app/ui/") && isOwn(to) && !allowed(to, from))).toEqual([]);
  });

  it("the contract stands on rules at most", () => {
    expect(offences(({ from, to }) => from.startsWith("server/contract/") && isOwn(to) && !/^(server\/contract|app\/rules)\//.test(to))).toEqual([]);
  });

  it("the sandbox knows the contract, the rules and itself", () => {
    expect(offences(({ from, to }) => from.startsWith("server/sandbox/") && isOwn(to) && !/^(server\/contract|app\/rules|server\/sandbox)\//.test(to))).toEqual([]);
  });

  it("nothing of the storefront imports the sandbox", () => {
    expect(offences(({ from, to }) => !from.startsWith("server/sandbox/") && to.startsWith("server/sandbox/"))).toEqual([]);
  });

  it("only routes and server files take values from server/", () => {
    expect(offences(({ from, to, typeOnly }) => from.startsWith("app/") && to.startsWith("server/") && !typeOnly && !isServerSide(from))).toEqual([]);
  });

  it("only routes and server files import server files", () => {
    expect(offences(({ from, to, typeOnly }) => /\.server\.tsx?$/.test(to) && !typeOnly && !isServerSide(from))).toEqual([]);
  });

  it("one place talks to the upstream", () => {
    const clients = ["ky", "undici", "axios", "node-fetch", "node:http", "node:https"];
    const outside = ({ from }: Import) => !from.startsWith("server/upstream/") && !from.startsWith("server/sandbox/");
    expect(offences((row) => outside(row) && clients.includes(row.to))).toEqual([]);
  });

  it("one file of the sandbox knows which database it has", () => {
    const knows = (row: Import) => row.to === "libsql" || row.to === "server/sandbox/store/sqlite.ts";
    expect(offences(knows).sort()).toEqual([
      "server/sandbox/store/migrations.ts → server/sandbox/store/sqlite.ts",
      "server/sandbox/store/sqlite.ts → libsql",
      "server/sandbox/world.ts → server/sandbox/store/sqlite.ts",
    ]);
  });

  it("has no cycles", () => {
    const graph = new Map<string, string[]>();
    for (const { from, to, typeOnly } of imports) if (!typeOnly && isOwn(to)) graph.set(from, [...(graph.get(from) ?? []), to]);
    expect(cycles(graph)).toEqual([]);
  });
});

/** Each cycle once, as the path that closes it. */
function cycles(graph: Map<string, string[]>): string[] {
  const found: string[] = [];
  const state = new Map<string, "open" | "done">();
  const walk = (file: string, path: string[]) => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      found.push([...path.slice(path.indexOf(file)), file].join(" → "));
      return;
    }
    state.set(file, "open");
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    state.set(file, "done");
  };
  for (const file of graph.keys()) walk(file, []);
  return found;
}
