import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "config-"));
const file = join(folder, "file");
const empty = join(folder, "empty");
writeFileSync(file, "");
mkdirSync(empty);

const good = {
  UPSTREAM_URL: "https://api.chain.example",
  SESSION_SECRET: "q8Zr2mVx7LtC4wKp9NbY6sHd3fGj5aEu",
  DATA_FOLDER: join(folder, "data"),
};
const goodSettings = {
  emails: { feedback: "hello@chain.com" },
  company_details: { default: { address: "Musterstraße 1, 10115 Berlin" } },
  payment_origins: ["https://bank.example"],
  bonus: { spend_until: "2099-01-01" },
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

/** The output of `--check-config`: the reason of a refusal, or the warnings. */
async function check(given: Record<string, string>, settings: object | string = {}): Promise<string> {
  const SETTINGS_FILE = join(folder, "settings.json");
  const text = typeof settings === "string" ? settings : JSON.stringify({ ...goodSettings, ...settings });
  writeFileSync(SETTINGS_FILE, text);
  for (const [name, value] of Object.entries({ ...good, SETTINGS_FILE, ...given })) vi.stubEnv(name, value);
  const { environment } = await import("../../../server/operate/environment");
  const read = await import("../../../server/operate/settings");
  const { startWarnings } = await import("../../../server/operate/warnings");
  try {
    const start = { ...environment(), settings: read.settings(), inKubernetes: false };
    return startWarnings(start)
      .map((line) => `warned: ${line}`)
      .join("\n");
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
}

it("a configuration as it is meant is good", async () => {
  expect(await check({ HOST: "::", HEALTH_PORT: "3001", METRICS_PORT: "9464" })).toBe("");
  expect(await check({ HOST: "shop-1.internal" })).toBe("");
});

it.each<[string, Record<string, string>, object | string, RegExp]>([
  ["a port for health checks that visitors have", { HEALTH_PORT: "3000" }, {}, /^refused.*HEALTH_PORT is the same/s],
  ["metrics at the visitors' port", { METRICS_PORT: "3000" }, {}, /^refused.*METRICS_PORT is the same as PORT/s],
  ["one port for both", { HEALTH_PORT: "9000", METRICS_PORT: "9000" }, {}, /^refused.*METRICS_PORT is the same/s],
  ["four numbers that are no address", { HOST: "999.1.1.1" }, {}, /^refused.*HOST is "999\.1\.1\.1"/s],
  ["an address of the web as a host", { HOST: "http://0.0.0.0" }, {}, /^refused.*HOST is/s],
  ["a file for data", { DATA_FOLDER: file }, {}, /^refused.*DATA_FOLDER .*: it is a file/s],
  ["a file for assets", { ASSETS_FOLDER: file }, {}, /^refused.*ASSETS_FOLDER .*: it is a file/s],
  ["a folder for data below a file", { DATA_FOLDER: join(file, "x") }, {}, /^warned: group orders cannot be/],
  ["no folder for group orders", { DATA_FOLDER: "off" }, {}, /^warned: group orders cannot be kept[^\n]*$/],
  ["assets among the data", { ASSETS_FOLDER: `${good.DATA_FOLDER}/` }, {}, /^refused.*ASSETS_FOLDER is DATA_FOLDER/s],
  ["assets among pictures", { ASSETS_FOLDER: join(good.DATA_FOLDER, "pictures") }, {}, /^refused.*ASSETS_FOLDER is/s],
  [
    "a variable of a former version",
    { PICTURE_CACHE: empty },
    {},
    /^refused.*PICTURE_CACHE is not read any more: DATA/s,
  ],
  ["texts without any", { CONTENT_FOLDER: empty }, {}, /^warned: CONTENT_FOLDER has no text .* and no map/],
  ["a map without its key", {}, { maps: { map_type: "google" } }, /^warned: maps\.map_type of the settings names/],
  ["/API at the end", { UPSTREAM_URL: "https://a.example/API" }, {}, /^refused.*leave \/api out/s],
  ["/api in the middle", { UPSTREAM_URL: "https://a.example/api/v1/" }, {}, /^warned: UPSTREAM_URL has \/api\/ in/],
  ["a secret of one word twice", { SESSION_SECRET: "0123456789abcdef".repeat(2) }, {}, /^warned: SESSION_SECRET rep/],
  [
    "a key twice",
    {},
    '{ "name": "A", "links": { "job": "https://a.example" }, "name": "B" }',
    /^refused.*name is there/,
  ],
  ["a key twice, deeper", {}, '{ "a": [{ "x": "{\\"x\\":1" }], "bonus": { "x": 1, "x": 2 } }', /^refused.*x is there/],
  ["no name", {}, { name: " " }, /^refused.*name: a text/s],
  ["words for a phone", {}, { default_phone: "call us" }, /^refused.*default_phone: a phone number/s],
  ["no phone", {}, { default_phone: "" }, /^refused.*default_phone: a phone number/s],
  ["a language twice", {}, { languages: ["de", "ru", "de"] }, /^refused.*languages: each language once/s],
  [
    "a country's language that is not offered",
    {},
    { languages: ["ru", "en"], default_language_by_country: { DE: "de" } },
    /^refused.*default_language_by_country\.DE: one of languages \(ru, en\)/s,
  ],
  [
    "a bank by a wildcard",
    {},
    { payment_origins: ["https://*.bank.example"] },
    /^refused.*payment_origins\.0: whole addresses/s,
  ],
  ["no bank", {}, { payment_origins: [] }, /^warned: payment_origins of the settings is empty/],
  ["a picture for no page", {}, { page_pictures: { abuot: "/a.avif" } }, /^refused.*page_pictures/s],
  ["points that ended", {}, { bonus: { spend_until: "2020-01-01" } }, /^warned: bonus\.spend_until of the settings is/],
])("a configuration with %s is told", async (_, given, settings, words) => {
  expect(await check(given, settings)).toMatch(words);
});
