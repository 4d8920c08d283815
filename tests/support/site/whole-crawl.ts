import { load } from "cheerio";
import { beforeAll, expect, it, vi } from "vitest";
import { settings } from "../../../server/operate/settings";
import type { RunningShop } from "../app/running-shop";
import { crawl, readPage, type Crawl, type CrawledPage } from "./crawl";
import { allowedBy } from "./robots";
import { structureProblems } from "./structured-data";
import { structureFaults } from "./valid-html";

const pathOf = (address: string) => address.replace(/\?.*/, "");
const cityOf = (address: string) => address.split(/[/?]/)[1] ?? "";

/** The kinds of pages: one for each row of the site map. */
const kindOf = (address: string) =>
  pathOf(address)
    .replace(/^\/[^/]+\//, "/:city/")
    .replace(/(\/:city\/(?:product|shops|promotions|menu)\/).+/, "$1*");

/** The pages of dishes that are read in another city. */
function repeatedDishes(addresses: string[]): Set<string> {
  const byDish = new Map<string, string[]>();
  for (const address of addresses) {
    const [, dish] = /^\/[^/]+\/product\/(.+)/.exec(address) ?? [];
    if (dish) byDish.set(dish, [...(byDish.get(dish) ?? []), address]);
  }
  const repeated = [...byDish.values()].map((pages, turn) => pages.filter((_, place) => place !== turn % pages.length));
  return new Set(repeated.flat());
}

/** Pages are many, and a machine may be slow. */
const LONG = 900_000;

/**
 * The tests of a brand's whole demo as a crawler without scripts sees it: it starts at the chooser and the site map, follows every link, and sends no form. Each
 * dish is read in one city, by turns: its pages are alike, and most of a city's. Of the pages that robots.txt keeps crawlers from, and that have ever new
 * addresses, it reads one of each kind in each city.
 *
 * Measured in ms of one core for a page: 12 to render (17 with the development build of React), 4 to read, 0.1 to check its structured data. html-validate takes
 * 60, so it reads those pages that have a structure that none before had (`structureOf`). What it would find by a page's words, `documentProblems` finds on each.
 */
export function testWholeSite(running: RunningShop) {
  let found: Crawl;
  /** Files that pages link to; they have no words. */
  let pictures: CrawledPage[];
  let mapped: string[];
  let indexed: CrawledPage[];
  let kinds: CrawledPage[];
  let repeated: Set<string>;
  vi.setConfig({ testTimeout: LONG });

  beforeAll(async () => {
    const get = async (address: string) => (await running.shop(address)).text();
    const addressesOf = async (file: string) => {
      const $ = load(await get(file), { xml: true });
      const urls = $("loc")
        .map((_, one) => $(one).text())
        .get();
      return urls.map((url) => new URL(url).pathname + new URL(url).search);
    };
    const files = await addressesOf("/sitemap.xml");
    mapped = [];
    for (const file of files)
      mapped.push(...(await addressesOf(file)).filter((address) => !address.includes("?lang=")));
    repeated = repeatedDishes(mapped);
    const allowed = allowedBy(await get("/robots.txt"));
    const keyOf = (address: string) => {
      if (repeated.has(pathOf(address))) return undefined;
      return allowed(address) ? address : `${cityOf(address)} ${kindOf(address)}`;
    };
    found = await crawl((address) => running.shop(address), ["/", ...plain()], keyOf);
    pictures = [...found.pages.values()].filter(({ address }) => address.startsWith("/pictures/"));
    for (const { address } of pictures) found.pages.delete(address);
    indexed = [...found.pages.values()].filter((page) => page.indexed && page.canonical === page.address);
    kinds = [...new Map([...found.pages.values()].map((page) => [kindOf(page.address), page])).values()];
  }, LONG);

  const plain = () => mapped.filter((address) => !repeated.has(address));
  /** Pages of which something holds, each with where it is linked from. */
  const those = (holds: (page: CrawledPage) => unknown) =>
    [...found.pages.values()]
      .filter(holds)
      .map(({ address, status }) => `${address} (${status}), from ${found.from.get(address)}`);

  it("finds no dead link: every address that a page links to is there, and so is what it jumps to there", () => {
    expect(found.pages.size).toBeGreaterThan(400);
    expect(those(({ status }) => status !== 200)).toEqual([]);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([]);
    expect([...found.pages.keys()]).toContainEqual(expect.stringContaining("/login"));
    const lost = [...found.pages.values()].flatMap((page) =>
      page.jumps
        .filter(({ address, id }) => found.pages.get(address)?.ids.has(id) === false)
        .map(({ address, id }) => `${address}#${id}, from ${page.address}`),
    );
    expect(lost).toEqual([]);
  });

  it("finds no orphan: every page of the site map is linked from another page, and every page that may be indexed is in the map", () => {
    const linked = new Set(
      [...found.pages.values()].flatMap(({ address, links }) => links.map(pathOf).filter((link) => link !== address)),
    );
    // The start page is where everybody starts.
    expect(mapped.filter((address) => address !== "/" && !linked.has(address))).toEqual([]);
    expect([...new Set(indexed.map(({ address }) => address))].sort()).toEqual(plain().sort());
  });

  it("finds a title and exactly one h1 on every page, and a description on every page that may be indexed", () => {
    expect(those(({ title, headings }) => title.trim() === "" || headings !== 1)).toEqual([]);
    expect(those((page) => page.indexed && page.description.trim() === "")).toEqual([]);
  });

  it("finds no two indexed pages of one title", () => {
    const titles = new Map<string, string[]>();
    for (const { title, address } of indexed) titles.set(title, [...(titles.get(title) ?? []), address]);
    const twice = [...titles].filter(([, addresses]) => addresses.length > 1);
    expect(twice).toEqual([]);
  });

  it("finds one address for every page, in the header and in the document, and its versions in every language", () => {
    const pages = new Set(plain());
    const wrong = [...found.pages.values()].filter(({ indexed, canonical = "", canonicalInDocument, versions }) => {
      if (canonicalInDocument && pathOf(canonicalInDocument) !== pathOf(canonical)) return true;
      if (!indexed) return false;
      const expected = Object.fromEntries([
        ["x-default", canonical],
        ...settings().languages.map((one) => [one, `${canonical}?lang=${one}`]),
      ]);
      return !pages.has(canonical) || JSON.stringify(versions) !== JSON.stringify(expected);
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  it("finds no second address of a page: with a slash, in upper case, with parameters, encoded", async () => {
    const wrong = [];
    for (const { canonical = "" } of kinds.filter((page) => page.indexed)) {
      const [path = ""] = canonical.split("?");
      const last = path.split("/").filter(Boolean).at(-1) ?? "";
      const encoded = last && path.replace(last, `%${last.charCodeAt(0).toString(16)}${last.slice(1)}`);
      const variants = [
        `${path}?utm_source=x&lang=xx`,
        path.endsWith("/") ? path.slice(0, -1) : `${path}/`,
        path.toUpperCase(),
        encoded,
      ];
      for (const variant of variants.filter(Boolean)) {
        const answer = await running.shop(variant);
        const page = readPage(variant, answer, await answer.text());
        if (page.indexed && page.canonical !== path) wrong.push(`${variant} is ${page.canonical}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("finds valid structured data: by the rules of schema.org", () => {
    const wrong = [...found.pages.values()].flatMap(({ address, structured }) =>
      structured.flatMap((data) => structureProblems(data).map((problem) => `${address}: ${problem}`)),
    );
    expect(wrong).toEqual([]);
  });

  it("finds the data of restaurants, of the menu and its groups, of dishes, and the way to every page of a city but its menu", () => {
    const typesOf = (kind: string) => [
      ...new Set(
        [...found.pages.values()]
          .filter((page) => kindOf(page.address) === kind && page.indexed)
          .map(({ structured }) =>
            structured
              .map((one) => one["@type"])
              .sort()
              .join(" "),
          ),
      ),
    ];
    expect(typesOf("/:city/shops/*")).toEqual(["BreadcrumbList Restaurant"]);
    expect(typesOf("/:city/product/*")).toEqual(["BreadcrumbList Product"]);
    expect(typesOf("/:city/menu")).toEqual(["BreadcrumbList Menu"]);
    expect(typesOf("/:city/menu/*")).toEqual(["BreadcrumbList Menu"]);
    expect(typesOf("/:city/about")).toEqual(["BreadcrumbList"]);
    expect(typesOf("/:city/")).toEqual([""]);
  });

  it("finds valid HTML: no id twice, no empty link, no word of code on any page, and html-validate finds no error in any structure", () => {
    const wrong = [...found.pages.values()].flatMap(({ address, problems }) =>
      problems.map((one) => `${address}: ${one}`),
    );
    expect(wrong).toEqual([]);
    expect(structureFaults(found.pages.values())).toEqual([]);
  });
}
