import { beforeAll, expect, it, vi } from "vitest";
import { settings } from "../../../server/operate/settings";
import type { RunningShop } from "../app/running-shop";
import { crawl, type CrawledPage } from "./crawl";
import { structureProblems } from "./structured-data";
import { structureFaults } from "./valid-html";

/** Pages outside of every city: the chooser and the legal texts. */
const OUTSIDE = /^\/(\w+-\w+)?$/;

/**
 * The tests of one city in every language, as a crawler sees it that adds `?lang=` to each address it follows. Every dish is read in one language, by turns: their
 * pages are alike, and take most of the time. React is the development build here, so that it says what it finds wrong.
 */
export function testEveryLanguage(running: RunningShop, city: string) {
  const crawled = new Map<string, CrawledPage[]>();
  const warnings = vi.spyOn(console, "error");
  vi.setConfig({ testTimeout: 600_000 });

  beforeAll(async () => {
    const siteMap = await (await running.shop(`/${city}/sitemap.xml`)).text();
    const starts = [...siteMap.matchAll(/<loc>http:\/\/localhost([^<?]+)<\/loc>/g)].map(([, path = ""]) => path);
    const { languages } = settings();
    const turns = new Map<string, number>();
    for (const [turn, language] of languages.entries()) {
      const keyOf = (address: string) => {
        const [path = ""] = address.split("?");
        if (!path.startsWith(`/${city}/`) && !OUTSIDE.test(path)) return undefined;
        if (!path.includes("/product/")) return path;
        if (!turns.has(path)) turns.set(path, turns.size % languages.length);
        return turns.get(path) === turn ? path : undefined;
      };
      const ask = (address: string) => running.shop(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
      const { pages } = await crawl(ask, ["/", ...starts.filter(keyOf)], keyOf);
      crawled.set(language, [...pages.values()]);
    }
  }, 600_000);

  const wrong = (problemsOf: (page: CrawledPage, language: string) => unknown[]) =>
    [...crawled].flatMap(([language, pages]) =>
      pages.flatMap((page) => problemsOf(page, language).map((problem) => `${page.address} (${language}): ${problem}`)),
    );

  it("are all there, each in the language that it is asked in and says", () => {
    const dishes = [...crawled.values()].flat().filter(({ address }) => address.includes("/product/"));
    expect(dishes.length).toBeGreaterThan(50);
    for (const pages of crawled.values()) expect(pages.length).toBeGreaterThan(45);
    expect(wrong(({ status }) => (status === 200 ? [] : [status]))).toEqual([]);
    expect(wrong((page, language) => (page.language === language ? [] : [page.language]))).toEqual([]);
  });

  it("are their own addresses where they may be indexed, and name their versions", () => {
    const versionsOf = (path: string) =>
      Object.fromEntries([["x-default", path], ...settings().languages.map((one) => [one, `${path}?lang=${one}`])]);
    const isWrong = ({ address, indexed, canonical, versions }: CrawledPage, language: string) => {
      const [path = ""] = address.split("?");
      if (!indexed || path !== address) return false;
      return canonical !== `${path}?lang=${language}` || JSON.stringify(versions) !== JSON.stringify(versionsOf(path));
    };
    expect(wrong((page, language) => (isWrong(page, language) ? [page.canonical] : []))).toEqual([]);
  });

  it("have a title of their own in each language, one h1, and a description where they may be indexed", () => {
    expect(wrong(({ title, headings }) => (title.trim() && headings === 1 ? [] : [title, headings]))).toEqual([]);
    expect(wrong(({ indexed, description }) => (indexed && !description.trim() ? ["none"] : []))).toEqual([]);
    for (const pages of crawled.values()) {
      const titles = pages.filter(({ indexed }) => indexed).map(({ title }) => title);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });

  it("are valid: HTML, structured data, names of links and buttons, no word of code or of another alphabet", () => {
    expect(wrong(({ problems }) => problems)).toEqual([]);
    expect(wrong(({ structured }) => structured.flatMap(structureProblems))).toEqual([]);
    expect(structureFaults([...crawled.values()].flat())).toEqual([]);
    expect(warnings.mock.calls.map(([first]) => String(first))).toEqual([]);
  });
}
