import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { floorsOfApp, floorsOfSandbox, withDrawnFloors } from "../support/architecture/floors";
import { importsOf, sourceFiles, type Import } from "../support/architecture/imports";

const programs = ["app", "brands", "contract", "locales", "rules", "sandbox", "server"];
const files = programs.flatMap(sourceFiles);
const imports = files.flatMap(importsOf);
const show = ({ from, to, typeOnly }: Import) => `${from} → ${to}${typeOnly ? " (type)" : ""}`;
const isOwn = (path: string) =>
  programs.some((program) => path.startsWith(`${program}/`)) || /^(tests|tools|bench)\//.test(path);
const offences = (rule: (row: Import) => boolean) => imports.filter(rule).map(show);
const topOf = (path: string) => path.split("/")[0] ?? "";

/** Files that run on the server only. */
const isServerSide = (path: string) =>
  path.startsWith("server/") || /\.(route|server)\.tsx?$/.test(path) || /^app\/(root|entry\.server)\.tsx$/.test(path);

/** What each program may import, besides packages and itself. */
const allowed: Record<string, string[]> = {
  rules: [],
  locales: ["rules"],
  brands: ["rules"],
  contract: ["rules"],
  sandbox: ["contract", "rules"],
  server: ["contract", "rules", "brands", "locales"],
  app: ["contract", "rules", "brands", "locales", "server"],
};

const folderOf = (path: string) => /^app\/([\w-]+)(?=\/)/.exec(path)?.[1] ?? "root";
const floorOf = (path: string) => floorsOfApp.findIndex((row) => row.includes(folderOf(path)));
const sandboxPart = (path: string) => /^sandbox\/([\w-]+)/.exec(path)?.[1] ?? path;
const sandboxFloorOf = (path: string) => floorsOfSandbox.findIndex((row) => row.includes(sandboxPart(path)));

describe("who may import whom", () => {
  it("finds the files and their imports", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(300);
  });

  it.each(Object.keys(allowed))("%s imports only the programs that it may", (program) => {
    const outside = ({ from, to }: Import) => topOf(from) === program && isOwn(to) && topOf(to) !== program;
    expect(offences((row) => outside(row) && !allowed[program]?.includes(topOf(row.to)))).toEqual([]);
  });

  it("every folder of app/ has its floor", () => {
    expect(files.filter((file) => file.startsWith("app/") && floorOf(file) < 0)).toEqual([]);
  });

  it("docs/architecture.md draws these floors: npm run floors", () => {
    const page = readFileSync("docs/architecture.md", "utf8");
    expect(page).toBe(withDrawnFloors(page));
  });

  it("no import of app/ points upwards", () => {
    const inside = imports.filter(({ from, to }) => from.startsWith("app/") && /^app\/.*\.tsx?$/.test(to));
    expect(inside.filter(({ from, to }) => floorOf(to) > floorOf(from)).map(show)).toEqual([]);
  });

  it("every folder and file of sandbox/ has its floor", () => {
    expect(files.filter((file) => file.startsWith("sandbox/") && sandboxFloorOf(file) < 0)).toEqual([]);
  });

  it("no import of sandbox/ points upwards or across a floor", () => {
    const between = ({ from, to }: Import) =>
      from.startsWith("sandbox/") && /^sandbox\/.*\.tsx?$/.test(to) && sandboxPart(from) !== sandboxPart(to);
    expect(offences((row) => between(row) && sandboxFloorOf(row.to) >= sandboxFloorOf(row.from))).toEqual([]);
  });

  it("only routes and server files take values from server/ or contract/", () => {
    const fromServer = ({ to }: Import) => /^(server|contract)\//.test(to);
    expect(
      offences((row) => row.from.startsWith("app/") && fromServer(row) && !row.typeOnly && !isServerSide(row.from)),
    ).toEqual([]);
  });

  it("only routes and server files import server files", () => {
    expect(
      offences(({ from, to, typeOnly }) => /\.server\.tsx?$/.test(to) && !typeOnly && !isServerSide(from)),
    ).toEqual([]);
  });

  it("only server/upstream makes HTTP requests", () => {
    const clients = ["ky", "undici", "axios", "node-fetch", "node:http", "node:https"];
    const elsewhere = ({ from }: Import) => !from.startsWith("server/upstream/") && !from.startsWith("sandbox/");
    // node:http is the shop's own server, too.
    const serves = ({ from, to }: Import) => to === "node:http" && /^server\/http\/(serve|drain)\.ts$/.test(from);
    expect(offences((row) => elsewhere(row) && !serves(row) && clients.includes(row.to))).toEqual([]);
  });

  it("loads what few requests need when one needs it (memory at rest)", () => {
    const seldom = [
      "sharp",
      "redis",
      "@sentry/remix",
      "markdown-it",
      "sanitize-html",
      "qrcode",
      "libphonenumber-js/max",
    ];
    const inServer = ({ from }: Import) => !from.endsWith(".client.ts");
    expect(offences((row) => inServer(row) && seldom.includes(row.to) && !row.typeOnly && !row.later)).toEqual([]);
    expect(seldom.filter((name) => !imports.some(({ to, later }) => to === name && later))).toEqual([]);
  });

  it("only sandbox/store knows the database", () => {
    const knows = imports.filter(({ to }) => to === "libsql" || to === "sandbox/store/database.ts");
    expect(knows.map(({ from }) => from).filter((from) => !from.startsWith("sandbox/store/"))).toEqual([]);
  });

  it("has no cycles, type imports included", () => {
    const graph = new Map<string, string[]>();
    for (const { from, to } of imports) if (isOwn(to)) graph.set(from, [...(graph.get(from) ?? []), to]);
    expect(cycles(graph)).toEqual([]);
  });

  it("has no cycles between folders on any level, type imports included", () => {
    const graph = new Map<string, string[]>();
    for (const { from, to } of imports) {
      if (!isOwn(to) || !to.includes("/") || topOf(from) !== topOf(to)) continue;
      for (const [one, other] of [[roomOf(from), roomOf(to)], whereTheyPart(from, to)])
        if (one && other && one !== other) graph.set(one, [...new Set([...(graph.get(one) ?? []), other])]);
    }
    expect(cycles(graph)).toEqual([]);
  });
});

/** The folder of a file, by its full path. A file at the top of a program stands for itself. */
const roomOf = (path: string) => (path.split("/").length > 2 ? dirname(path) : path);

/** The two folders, with all that is below them, where the paths of two files part. */
function whereTheyPart(from: string, to: string): string[] {
  const [one, other] = [from.split("/"), to.split("/")];
  const at = one.findIndex((name, index) => name !== other[index]);
  if (one.length < at + 2 || other.length < at + 2) return [];
  return [one, other].map((names) => `${names.slice(0, at + 1).join("/")}/**`);
}

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
