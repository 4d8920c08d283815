import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { modals } from "../../app/modal/modals";
import { calls } from "../../contract/calls";
import { remixConfig } from "../../remix.config.js";
import { settingsPaths } from "../../tools/settings-docs/page";
import { coveragePage } from "../../tools/coverage-docs/page";
import { sourceFiles } from "../support/architecture/imports";
import { entities } from "../support/contract/entities";
import { constantsInCode } from "../coverage/constants-in-code";
import type { Place, Row } from "../coverage/rows";
import { sections } from "../coverage/sections";

/** The modals of spec 1 §2. */
const SPECIFIED_MODALS =
  "CitiesModal OrderTypesModal CartModal ConfirmChangeTakeaway CallMeBackModal FeedbackModal ProviderPartnerModal RentPartnerModal ConfirmEmptyCartModal MarketingBannerModal ProductInfoModal PromoModal ConfirmShopModal ServerErrorModal UserLoginModal UserOrderModal IntervalsModal BonusInfoModal ConfirmDeleteAddressModal NearestShopModal ConfirmSelectAddressModal";

const namesIn = (title: string) => sections.find((section) => section.title === title)!.rows.map(({ what }) => what);
const all = sections.flatMap(({ title, rows }) => rows.map((row): [string, Row] => [`${title}: ${row.what}`, row]));

describe("docs/coverage.md", () => {
  it("is what npm run coverage writes, and has each thing once", () => {
    expect(readFileSync("docs/coverage.md", "utf8"), "npm run coverage writes it").toBe(coveragePage());
    const names = all.map(([name]) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it("names files that contain what it says of them", () => {
    expect(
      all.flatMap(([name, { does }]) => (does && !holds(does) ? [`${name} | ${does.file} › ${does.text}`] : [])),
    ).toEqual([]);
  });

  it("names tests that there are, by their titles", () => {
    const missing = all.filter(([, { shown }]) => shown && !isTitled(shown));
    expect(missing.map(([name, { shown }]) => `${name} | ${shown?.file} › ${shown?.text}`)).toEqual([]);
  });

  it("gives a file and a test for each row, or a reason and its decision", () => {
    expect(
      all.filter(([, { does, shown }]) => (does === undefined) !== (shown === undefined)).map(([name]) => name),
    ).toEqual([]);
    const without = all.filter(([, { does, note = "" }]) => !does && !/departure: decision/.test(note));
    expect(without.map(([name]) => name)).toEqual([]);
    const decisions = all.flatMap(([name, { note = "" }]) =>
      [...note.matchAll(/decision (\d{4})/g)].map(([, number = ""]) => ({ name, number })),
    );
    const told = (number: string) => readdirSync("docs/decisions").some((file) => file.startsWith(number));
    expect(decisions.filter(({ number }) => !told(number)).map(({ name }) => name)).toEqual([]);
  });

  it("names a file of the shop that reads each field, not the contract's or the sandbox's", () => {
    const rows = sections.find(({ title }) => title === "Entity fields")!.rows;
    expect(rows.filter(({ does }) => does && !/^(app|server|rules)\//.test(does.file)).map(({ what }) => what)).toEqual(
      [],
    );
  });
});

describe("the lists of docs/coverage.md are whole:", () => {
  it("each path of the site map, and /metrics", async () => {
    const known = await siteMap();
    expect(known.length).toBeGreaterThan(60);
    expect(sorted(namesIn("Paths"))).toEqual(sorted([...known, "/metrics"]));
  });

  it("each query parameter that a file of app/ or server/ reads", () => {
    const read = ["app", "server"]
      .flatMap(sourceFiles)
      .flatMap((file) =>
        [
          ...readFileSync(file, "utf8").matchAll(/(?:[sS]earchParams|search|query)\.(?:get|getAll|has)\("([\w-]+)"\)/g),
        ].map(([, name = ""]) => name),
      );
    const ofModals = Object.values(modals).flatMap((row) => ("query" in row ? [...row.query] : []));
    expect(sorted(read.concat(ofModals)).filter((name) => !namesIn("Query parameters").includes(name))).toEqual([]);
  });

  it("the 21 modals of spec 1 §2 and each of app/modal/modals.ts", () => {
    const specified = SPECIFIED_MODALS.split(" ");
    expect(specified).toHaveLength(21);
    expect(sorted(namesIn("Modals"))).toEqual(sorted([...specified, ...Object.keys(modals)]));
  });

  it("the 53 calls of spec 2 §7, each made by the file that is named", () => {
    expect(namesIn("Calls")).toHaveLength(53);
    expect(sorted(namesIn("Calls"))).toEqual(sorted(Object.keys(calls)));
  });

  it("each setting", () => {
    expect(sorted(namesIn("Settings"))).toEqual(sorted(settingsPaths()));
  });

  it("each field of the entities of spec 1 §3", () => {
    const fields = entities.flatMap(([entity, , names]) => names.split(/\s+/).map((field) => `${entity}.${field}`));
    expect(sorted(namesIn("Entity fields"))).toEqual(sorted(fields));
  });

  it("each constant of spec 2 §9 has its value in the code", () => {
    expect(Object.keys(constantsInCode).filter((name) => !namesIn("Constants and limits").includes(name))).toEqual([]);
    for (const [name, [value, specified]] of Object.entries(constantsInCode)) expect(value, name).toEqual(specified);
  });
});

const sorted = (names: string[]) => [...new Set(names)].sort();

const texts = new Map<string, string>();

function textOf(file: string): string {
  if (!texts.has(file)) texts.set(file, existsSync(file) ? readFileSync(file, "utf8") : "");
  return texts.get(file) ?? "";
}

/** Whether the code of a file has this text; a comment that has it does nothing. */
function holds({ file, text }: Place): boolean {
  const code = /\.tsx?$/.test(file) ? textOf(file).replace(/(?<=^|[\s{])\/(?:\*[^]*?\*\/|\/.*$)/gm, "") : textOf(file);
  return text.length > 0 && code.includes(text);
}

/** Whether a test has this title or this label of a case: as a whole string. */
function isTitled({ file, text }: Place): boolean {
  return ['"', "'", "`"].some((quote) => textOf(file).includes(`${quote}${text}${quote}`));
}

/** Every address of remix.config.js as the specification writes it. */
async function siteMap(): Promise<string[]> {
  const found: string[] = [];
  let before = "";
  const define = (path: string, _file: string, ...rest: unknown[]) => {
    const here = path.startsWith("/") ? path : [before, path].join("/").replace(/(.)\/$/, "$1");
    const children = rest.find((one): one is () => void => typeof one === "function");
    if (!children) return void found.push(here);
    before = path && here;
    children();
    before = "";
  };
  await remixConfig.routes?.((build) => (build(define as never), {}) as never);
  return found.map((path) => path.replace(/:(\w+)/g, "{$1}"));
}
