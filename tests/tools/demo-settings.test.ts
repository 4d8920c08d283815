import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { brands } from "../../brands";
import { readSettings } from "../../server/operate/settings";
import { networkAddresses, writeDemoSettings } from "../../tools/demo-settings.mjs";

const folder = mkdtempSync(join(tmpdir(), "demo-"));
afterAll(() => rmSync(folder, { recursive: true }));
const settings = (given?: string) =>
  readSettings(brands.nori, JSON.parse(readFileSync(writeDemoSettings(3100, given ?? "", folder), "utf8")) as unknown);

it("a demo's bank is at the shop's own addresses", () => {
  const own = ["localhost", "127.0.0.1", ...networkAddresses()];
  expect(settings().payment_origins).toEqual(own.map((host) => `http://${host}:3100`));
});

it("the given settings stay", () => {
  const given = join(folder, "given.json");
  writeFileSync(given, JSON.stringify({ name: "Trial", payment_origins: ["https://bank.example"] }));
  expect(settings(given).name).toBe("Trial");
  expect(settings(given).payment_origins.slice(0, 2)).toEqual(["https://bank.example", "http://localhost:3100"]);
});
