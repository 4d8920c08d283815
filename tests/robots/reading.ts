import type { Cheerio, CheerioAPI } from "cheerio";
import { isTag, type AnyNode, type Element } from "domhandler";

// Reads the numbers of a page. Nothing here knows how the shop computes them.

// German words begin with Br, and Uzbek hangs endings on it. A dish's name may follow a count without a space.
const MONEY = /([−–-])?\s*(\d{1,3}(?:\s\d{3})+|\d+)(?:,(\d{2}))?(?:\s*[₽₸₺€₴]|\sBr(?![aeiouäöü]))/u;

/** The first sum of a text in minor units, or undefined if it has none. */
export function moneyIn(text: string): number | undefined {
  const [, minus, whole, cents = "00"] = MONEY.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return (minus ? -1 : 1) * (Number(whole.replace(/\s/g, "")) * 100 + Number(cents));
}

/** All sums of a text. */
export const sumsIn = (text: string): number[] => sumsWithCurrency(text).flatMap((sum) => moneyIn(sum) ?? []);

export const flat = (text: string) => text.replace(/\s+/g, " ").trim();

export interface Sum {
  /** Labels with their sums, in minor units. What is free is 0. */
  rows: [label: string, amount: number][];
  total: number;
}

/** The receipts of a page: lists of terms with this label, and the total that stands in bold after each. */
export function sumsOf($: CheerioAPI, label: string): Sum[] {
  return $<Element, string>(`main dl[aria-label="${label}"]`)
    .toArray()
    .flatMap((list) => {
      const rows = $(list)
        .find("dt")
        .toArray()
        .map((term): [string, number] => [
          flat($(term).text()),
          moneyIn(present($, $(term).nextAll("dd").get(0))) ?? 0,
        ]);
      const total = totalAfter($, list);
      return total === undefined ? [] : [{ rows, total }];
    });
}

/** The text of an element without what is struck out. */
function present($: CheerioAPI, element: Element | undefined): string {
  const copy = $(element).clone();
  copy.find("s, del").remove();
  return copy.text();
}

function totalAfter($: CheerioAPI, list: Element): number | undefined {
  for (let node: AnyNode | null = list; node;) {
    while (node && !node.next) node = node.parent as AnyNode | null;
    node = node?.next ?? null;
    if (!node || !isTag(node)) continue;
    const [total] = $(node)
      .find("b")
      .addBack("b")
      .toArray()
      .map((bold) => moneyIn($(bold).text()));
    if (total !== undefined) return total;
  }
  return undefined;
}

/** Reads the basket in the header: its sum with packaging, and how many dishes. */
export function headerBasket($: CheerioAPI): { total: number; count: number } | undefined {
  const words = flat($("[data-header-cart] a").first().text());
  const total = moneyIn(words);
  const [, count = "0"] = /(\d+)\D*$/.exec(words) ?? [];
  return total === undefined ? undefined : { total, count: Number(count) };
}

export interface Line {
  name: string;
  /** All its words, with the options. */
  text: string;
  count: number;
  /** Minor units. */
  price?: number;
}

/** The dishes of an order that a page lists under this label. */
export const linesOf = ($: CheerioAPI, label: string): Line[] =>
  linesIn($, $<Element, string>(`main ul[aria-label="${label}"] > li`));

/** The dishes in the list right after a heading with these words. */
export const linesAfter = ($: CheerioAPI, heading: string): Line[] =>
  linesIn(
    $,
    $<Element, string>("main h3 + ul > li").filter((_, line) => flat($(line).parent().prev().text()) === heading),
  );

/** The dishes in these items of a list, but for those that it says cannot be had. */
export function linesIn($: CheerioAPI, lines: Cheerio<Element>): Line[] {
  return lines
    .toArray()
    .filter((line) => $(line).find(".error-text").length === 0)
    .map((line) => {
      const [portions = ""] = $(line)
        .find("p")
        .toArray()
        .map((one) => flat($(one).text()))
        .filter((text) => /^\d+ \D*\d/.test(text) && moneyIn(text) !== undefined);
      return {
        name: flat($(line).find("p").first().text()),
        text: flat($(line).text()),
        count: parseInt(portions, 10) || 1,
        price: sumsIn(present($, line)).at(-1),
      };
    });
}

/** All sums of a text as they are printed. */
export const sumsWithCurrency = (text: string): string[] => text.match(new RegExp(MONEY.source, "gu")) ?? [];

/** The dishes of a menu, by their keys, with the prices at which they can be put into the basket. */
export function pricesOf($: CheerioAPI): [key: string, price: number][] {
  return $<Element, string>('main button[name^="?product_key="]')
    .toArray()
    .flatMap((button): [string, number][] => {
      const price = sumsIn(present($, $(button).parent().get(0))).at(-1);
      return price === undefined ? [] : [[(button.attribs.name ?? "").replace("?product_key=", ""), price]];
    });
}
