import { load } from "cheerio";
import { beforeAll, expect, it } from "vitest";
import { settings } from "../../../server/operate/settings";
import type { RunningShop } from "../app/running-shop";
import { crawl, readPage, type Crawl, type CrawledPage } from "./crawl";
import { allowedBy } from "./robots";
import { structureProblems } from "./structured-data";
import { htmlProblems } from "./valid-html";

/** The kinds of pages: one for each row of the site map. */
const kindOf = ({ address }: CrawledPage) =>
  address
    .replace(/\?.*/, "")
    .replace(/^\/[^/]+\//, "/:city/")
    .replace(/(\/:city\/(?:product|shops|promotions|menu)\/).+/, "$1*");

const pathOf = (address: string) => address.replace(/\?.*/, "");
const cityOf = (address: string) => address.split(/[/?]/)[1] ?? "";

/**
 * The tests of a brand's whole site as a crawler without scripts sees it: it starts at the chooser and the site map, follows every link that robots.txt allows into
 * the pages of one city, and of another but for its dishes, and sends no form.
 */
export function testWholeSite(running: RunningShop, city: string, another?: string) {
  let found: Crawl;
  let mapped: string[];
  let indexed: CrawledPage[];
  let kinds: CrawledPage[];
  let isBeyond: (address: string) => boolean;

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
    const left = new Set(files.map(cityOf).filter((one) => !["sitemap.xml", city, another].includes(one)));
    isBeyond = (address) => left.has(cityOf(address)) || (cityOf(address) === another && address.includes("/product/"));
    const crawled = files.filter((file) => !isBeyond(file));
    mapped = (await Promise.all(crawled.map(addressesOf))).flat().filter((address) => !isBeyond(address));
    const allowed = allowedBy(await get("/robots.txt"));
    const isFollowed = (address: string) => allowed(address) && !isBeyond(address);
    found = await crawl((address) => running.shop(address), ["/", ...plain()], isFollowed);
    indexed = [...found.pages.values()].filter((page) => page.indexed && page.canonical === page.address);
    kinds = [...new Map([...found.pages.values()].map((page) => [kindOf(page), page])).values()];
  }, 300_000);

  const plain = () => mapped.filter((address) => !address.includes("?lang="));
  /** Pages of which something holds, each with where it is linked from. */
  const those = (holds: (page: CrawledPage) => unknown) =>
    [...found.pages.values()]
      .filter(holds)
      .map(({ address, status }) => `${address} (${status}), from ${found.from.get(address)}`);

  it("finds no dead link: every address that a page links to is there", async () => {
    expect(found.pages.size).toBeGreaterThan(80);
    expect(those(({ status }) => status !== 200)).toEqual([]);
    // What robots.txt keeps crawlers from is there for people: one address of each such page.
    const seen = new Set([...found.pages.keys(), ...found.moved.keys()].map(pathOf));
    const unseen = [...found.from.keys()].filter((address) => !isBeyond(address) && !seen.has(pathOf(address)));
    const others = [...new Map(unseen.map((address) => [pathOf(address), address])).values()];
    const statuses = await Promise.all(
      others.map(async (address) => [address, (await running.shop(address)).status] as const),
    );
    expect(others).toContainEqual(expect.stringContaining("/login"));
    expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
  });

  it("finds no orphan: every page of the site map is linked from another page, and every page that may be indexed is in the map", () => {
    const isLinked = (address: string) =>
      [...found.pages.values()].some(
        (page) => page.address !== address && page.links.some((link) => pathOf(link) === address),
      );
    // The start page is where everybody starts.
    expect(plain().filter((address) => address !== "/" && !isLinked(address))).toEqual([]);
    expect([...new Set(indexed.map(({ address }) => address))].sort()).toEqual(plain().sort());
  });

  it("finds a title and exactly one h1 on every page, and a description on every page that may be indexed", () => {
    expect(those(({ title, headings }) => title.trim() === "" || headings !== 1)).toEqual([]);
    expect(those((page) => page.indexed && page.description.trim() === "")).toEqual([]);
  });

  it("finds no two indexed pages of one title", () => {
    const twice = indexed.filter(({ title }, at) => indexed.findIndex((other) => other.title === title) !== at);
    expect(twice.map(({ address, title }) => `${address}: ${title}`)).toEqual([]);
  });

  it("finds one address for every page, in the header and in the document, and its versions in every language", () => {
    const wrong = [...found.pages.values()].filter(({ indexed, canonical = "", $, versions }) => {
      const inDocument = $('link[rel="canonical"]').attr("href");
      if (inDocument && new URL(inDocument, "http://localhost").pathname !== canonical.replace(/\?.*/, "")) return true;
      if (!indexed) return false;
      const expected = Object.fromEntries([
        ["x-default", canonical],
        ...settings().languages.map((one) => [one, `${canonical}?lang=${one}`]),
      ]);
      return !plain().includes(canonical) || JSON.stringify(versions) !== JSON.stringify(expected);
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

  it("finds a page of each kind in another language at its own address, which names the same versions", async () => {
    for (const { canonical = "", versions } of kinds.filter((page) => page.indexed)) {
      const address = `${canonical.replace(/\?.*/, "")}?lang=de`;
      const answer = await running.shop(address);
      const page = readPage(address, answer, await answer.text());
      expect({
        address,
        language: page.$("html").attr("lang"),
        canonical: page.canonical,
        versions: page.versions,
      }).toEqual({ address, language: "de", canonical: address, versions });
    }
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
          .filter((page) => kindOf(page) === kind && page.indexed)
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

  it("finds valid HTML on a page of each kind", async () => {
    const wrong = [];
    for (const page of kinds)
      wrong.push(...(await htmlProblems(page.html)).slice(0, 3).map((problem) => `${page.address}: ${problem}`));
    expect(wrong).toEqual([]);
  });
}
