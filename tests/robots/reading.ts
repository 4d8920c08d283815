import { isTag, isText, type AnyNode, type Element } from "domhandler";
import type { Contents } from "./contents";

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
export const sumsOf = ({ ofMain }: Contents, label: string): Sum[] =>
  ofMain("dl")
    .filter(({ attribs }) => attribs["aria-label"] === label)
    .flatMap((list) => {
      const inside = elementsIn(list);
      const rows = inside.flatMap((term, index): [string, number][] => {
        const value = term.name === "dt" && inside.slice(index).find(({ name }) => name === "dd");
        return value ? [[flat(textOf(term)), moneyIn(textOf(value, STRUCK)) ?? 0]] : [];
      });
      const total = totalAfter(list);
      return total === undefined ? [] : [{ rows, total }];
    });

const STRUCK = ["s", "del"];

/** The text of an element without that of elements with these names. */
export function textOf(node: AnyNode, but: string[] = []): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || but.includes(node.name)) return "";
  return node.children.map((child) => textOf(child, but)).join("");
}

/** All elements inside of one, in the order of the document. */
export const elementsIn = (element: Element): Element[] =>
  element.children.filter(isTag).flatMap((child) => [child, ...elementsIn(child)]);

function totalAfter(list: Element): number | undefined {
  for (let node: AnyNode | null = list; node;) {
    while (node && !node.next) node = node.parent as AnyNode | null;
    node = node?.next ?? null;
    if (!node || !isTag(node)) continue;
    const bold = [node, ...elementsIn(node)].find(({ name }) => name === "b");
    const total = bold && moneyIn(textOf(bold));
    if (total !== undefined) return total;
  }
  return undefined;
}

/** Reads the basket in the header: its sum with packaging, and how many dishes. */
export function headerBasket({ elements }: Contents): { total: number; count: number } | undefined {
  const header = elements.find(({ attribs }) => "data-header-cart" in attribs);
  const link = header && elementsIn(header).find(({ name }) => name === "a");
  const words = link ? flat(textOf(link)) : "";
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
export const linesOf = ({ ofMain }: Contents, label: string): Line[] =>
  linesIn(ofMain("ul").filter(({ attribs }) => attribs["aria-label"] === label));

/** The dishes in the list right after a heading with these words. */
export const linesAfter = ({ ofMain }: Contents, heading: string): Line[] =>
  linesIn(
    ofMain("ul").filter((list) => {
      const siblings = (list.parent?.children ?? []).filter(isTag);
      const before = siblings[siblings.indexOf(list) - 1];
      return before?.name === "h3" && flat(textOf(before)) === heading;
    }),
  );

/** The dishes in these lists, but for those that it says cannot be had. */
export const linesIn = (lists: Element[]): Line[] =>
  lists
    .flatMap(({ children }) => children.filter(isTag).filter(({ name }) => name === "li"))
    .map((line) => ({ line, inside: elementsIn(line) }))
    .filter(({ inside }) => !inside.some((element) => hasClass(element, "error-text")))
    .map(({ line, inside }) => {
      const texts = inside.filter(({ name }) => name === "p").map((one) => flat(textOf(one)));
      const portions = texts.find((text) => /^\d+ \D*\d/.test(text) && moneyIn(text) !== undefined) ?? "";
      return {
        name: texts[0] ?? "",
        text: flat(textOf(line)),
        count: parseInt(portions, 10) || 1,
        price: sumsIn(textOf(line, STRUCK)).at(-1),
      };
    });

const hasClass = ({ attribs }: Element, name: string) => attribs.class?.split(" ").includes(name) ?? false;

/** All sums of a text as they are printed. */
export const sumsWithCurrency = (text: string): string[] => text.match(new RegExp(MONEY.source, "gu")) ?? [];

/** The dishes of a menu, by their keys, with the prices at which they can be put into the basket. */
export const pricesOf = ({ ofMain }: Contents): [key: string, price: number][] =>
  ofMain("button").flatMap(({ attribs: { name = "" }, parent }): [string, number][] => {
    if (!name.startsWith("?product_key=") || !parent) return [];
    const price = sumsIn(textOf(parent as Element, STRUCK)).at(-1);
    return price === undefined ? [] : [[name.replace("?product_key=", ""), price]];
  });
