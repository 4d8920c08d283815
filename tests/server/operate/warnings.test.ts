import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { brands } from "../../../brands";
import { readEnvironment } from "../../../server/operate/environment";
import { readSettings } from "../../../server/operate/settings";
import { startWarnings } from "../../../server/operate/warnings";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const secret = "q8Zr2mVx7LtC4wKp9NbY6sHd3fGj5aEu";
const complete = {
  UPSTREAM_URL: "https://api.chain.example",
  SESSION_SECRET: secret,
  DATA_FOLDER: folder,
  REDIS_URL: "redis://redis:6379",
};

const own = {
  emails: { feedback: "hello@chain.com" },
  company_details: { default: { address: "Musterstraße 1, 10115 Berlin" } },
  payment_origins: ["https://bank.example"],
  bonus: { ...brands.nori.bonus, spend_until: "2099-01-01" },
};

const warnings = (more: Record<string, string> = {}, over: object = {}, inKubernetes = false) =>
  startWarnings({
    ...readEnvironment({ ...complete, ...more }),
    settings: readSettings({ ...brands.nori, ...own }, over),
    inKubernetes,
  });

it("a start as it is meant warns of nothing", () => {
  expect(warnings()).toEqual([]);
  expect(warnings({}, {}, true)).toEqual([]);
  expect(warnings({ REDIS_URL: "" })).toEqual([]);
});

const file = join(folder, "file");
writeFileSync(file, "");

it.each<[string, Record<string, string>, object, RegExp]>([
  ["cookies without Secure", { INSECURE_COOKIES: "1" }, {}, /^INSECURE_COOKIES is 1/],
  ["a secret of no hook", { PURCHASE_WEBHOOK_SECRET: secret }, {}, /^PURCHASE_WEBHOOK_SECRET means nothing without/],
  ["a secret that stays", { SESSION_SECRET_BEFORE: secret }, {}, /^SESSION_SECRET_BEFORE is the same/],
  ["an upstream at the shop's domain", {}, { domain: "api.chain.example" }, /^UPSTREAM_URL is the shop's own domain/],
  [
    "a token of a trial",
    {},
    { captcha: { client_key: "k", token: "t" } },
    /^captcha\.token of the settings is not used/,
  ],
  ["the brand's e-mail", {}, { emails: { feedback: "hello@nori.example" } }, /^emails\.feedback of the settings is an/],
  [
    "a folder that cannot be made",
    { DATA_FOLDER: join(file, "data") },
    {},
    /^pictures cannot be kept .*\(DATA_FOLDER\)$/,
  ],
  [
    "no folder for group orders",
    { DATA_FOLDER: "off", REDIS_URL: "" },
    {},
    /^group orders cannot be .*\(DATA_FOLDER\)$/,
  ],
])("a start with %s warns of it, in one line", (_, environment, settings, line) => {
  expect(warnings(environment, settings)).toEqual([expect.stringMatching(line)]);
});

it("a shop is warned that its seller has no address, a demo is not", () => {
  const settings = readSettings(
    { ...brands.nori, ...own, company_details: {} },
    { company_details: { "8": { inn: "1" } } },
  );
  const start = { ...readEnvironment(complete), settings, inKubernetes: false };
  expect(startWarnings(start)).toEqual([expect.stringMatching(/^company_details of the settings has no address/)]);
  expect(startWarnings({ ...start, DEMO: true })).toEqual([]);
});

it("containers without Redis are warned that each counts for itself", () => {
  expect(warnings({ REDIS_URL: "" }, {}, true)).toEqual([expect.stringMatching(/^REDIS_URL is not set/)]);
});
