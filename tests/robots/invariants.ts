import type { Element } from "domhandler";
import { documentProblems, emptyForms } from "../support/site/document-problems";
import { MAX_HEADER_BYTES } from "../support/headers/largest.mjs";
import { flat, headerBasket, linesOf, moneyIn, sumsOf } from "./reading";
import { Broken } from "./broken";
import type { Book, Robot } from "./robot";
import type { Shop } from "./shop";

const MAX_MEMORY_MB = 260;

type Check = (robot: Robot, books: Book[]) => string | undefined;

/** 1: status, type and words fit; headers fit a proxy; the document is a good one. */
const answers: Check = ({ browser: { page, way }, isDisturbed }) => {
  if (!page.isShop) return page.status >= 500 ? `the bank answered ${page.status}` : emptyForms(page.$)[0];
  const where = `${page.status} ${page.path} (${way.join(", ")})`;
  if (page.headerBytes > MAX_HEADER_BYTES) return `${page.headerBytes} bytes of headers: ${where}`;
  if (!page.type.startsWith("text/html"))
    return /^(image|application|text\/(calendar|plain|xml))/.test(page.type) ? undefined : `${page.type}: ${where}`;
  if (page.status >= 500 && !isDisturbed) return `an error while the upstream is well: ${where}`;
  if (page.$("h1").length !== 1 && page.$("main[data-modal]").length === 0)
    return `${page.$("h1").length} headings: ${where}`;
  if ([404, 405, 400, 415].includes(page.status) && !way.some((one) => one.startsWith("POST")))
    return `a dead link: ${where}`;
  return undefined;
};

/** 2: sums add up as printed, and every place that says one says the same. */
const sums: Check = (robot) => {
  const {
    t,
    browser: { page },
  } = robot;
  if (!page.isShop || page.status !== 200) return undefined;
  const { $, path } = page;
  const found = sumsOf($, t("cart:receipt.label"));
  for (const { rows, total } of found.filter((one) => one.rows.length > 0)) {
    const added = rows.reduce((all, [, amount]) => all + amount, 0);
    if (added !== total) return `${path}: ${rows.map((row) => row.join(" ")).join(", ")} is not ${total}`;
  }
  const [sum] = found;
  if (!sum || !/\/(cart|checkout)$/.test(path.replace(/\?.*/, ""))) return undefined;
  const row = (name: string) => sum.rows.find(([label]) => label === t(`cart:receipt.${name}`))?.[1] ?? 0;
  const lines = linesOf($, t("cart:list"));
  const ofLines = lines.reduce((all, { price = 0 }) => all + price, 0);
  if (ofLines !== row("subtotal"))
    return `${path}: the dishes are ${ofLines} together, the subtotal is ${row("subtotal")}`;
  const basket = headerBasket($);
  if (basket && basket.total !== sum.total) return `${path}: the header says ${basket.total}, the page ${sum.total}`;
  for (const button of $<Element, string>("main button:not([aria-disabled])").toArray()) {
    const price = robot.intentOf(button) === "order" ? moneyIn($(button).text()) : undefined;
    if (price !== undefined && price !== sum.total)
      return `${path}: the button says ${price}, the total is ${sum.total}`;
  }
  return undefined;
};

const SHARED_MS = 30_000;

/** Words of the tracking page for each status of the books. */
const STATUS_WORDS: Record<string, (order: Book) => string> = {
  waiting_for_payment: () => "tracking:waiting",
  accepted: () => "tracking:steps.accepted",
  cooking: () => "tracking:steps.cooking",
  sent: () => "tracking:steps.sent",
  done: ({ order_type }) => `tracking:done.${order_type}`,
  canceled: () => "tracking:canceled",
};

/** 3: what pages say of orders is what the books say, now or a moment ago. */
const truth: Check = (robot, books) => {
  const { page, way } = robot.browser;
  if (!page.isShop || robot.isDisturbed || page.status !== 200 || way.length === 0) return undefined;
  const { $, path } = page;
  const booked = (number: string) =>
    [books, robot.formerBooks].flatMap((all) => all.filter(({ order_id }) => String(order_id) === number));
  // For 30 seconds the pages of a visitor share an answer, which a leap of the clock does not shorten.
  const [line] = robot.leaptAgo() > SHARED_MS ? $("aside[data-under-way] a").toArray() : [];
  const [, lineOf = ""] = /\/order\/(\d+)/.exec(line?.attribs.href ?? "") ?? [];
  if (lineOf && !booked(lineOf).some(({ status }) => !["done", "canceled"].includes(status)))
    return `${path}: order ${lineOf} is called under way, and is ${booked(lineOf)[0]?.status ?? "nowhere"}`;
  const [, number = "", part] = /\/order\/(\d+)(?:\/(\w+))?$/.exec(path.replace(/\?.*/, "")) ?? [];
  if (!number) return undefined;
  const [order] = booked(number);
  if (!order) return `${path} shows an order that nobody made`;
  if (part !== "tracking") return undefined;
  const said = flat($("main").text());
  const keys = booked(number).map((one) => STATUS_WORDS[one.status]?.(one));
  if (keys.every((key) => key && !said.includes(flat(robot.t(key)))))
    return `${path} does not say "${keys.join('" or "')}"`;
  const [sum] = sumsOf($, robot.t("cart:receipt.label"));
  if (sum && sum.total !== Math.round(order.total * 100)) return `${path} says ${sum.total}, the books ${order.total}`;
  const isPaid = booked(number).some(({ payment = "" }) => ["paid", "held", "captured", "refunded"].includes(payment));
  if (said.includes(robot.t("tracking:payment.paid")) && !isPaid) return `${path} says it is paid, and it is not`;
  return undefined;
};

/** 4: an order for a press of an order button, with what the screen showed, and only one. */
const orders: Check = (robot, books) => {
  const fresh = books.slice(0, books.length - robot.ordered);
  if (fresh.length === 0) return undefined;
  robot.ordered = books.length;
  if (fresh.length > 1) return `${fresh.length} orders at once: ${fresh.map(({ order_id }) => order_id).join(", ")}`;
  const [order] = fresh;
  const { asked } = robot;
  if (!order) return undefined;
  if (!asked) return `order ${order.order_id} came, and nobody had pressed an order button`;
  robot.asked = undefined;
  const total = Math.round(order.total * 100);
  if (total !== asked.total) return `order ${order.order_id} costs ${total}, the screen said ${asked.total}`;
  const dishes = order.dishes
    .filter((dish) => !/^without:|\(gift\)$|Bag$|Chopsticks|Napkins/i.test(dish))
    .reduce((all, dish) => all + parseInt(dish, 10), 0);
  if (dishes !== asked.dishes)
    return `order ${order.order_id} has ${dishes} dishes (${order.dishes.join("; ")}), the screen showed ${asked.dishes}`;
  if (asked.payment_type && asked.payment_type !== order.payment_type)
    return `order ${order.order_id} is paid by ${order.payment_type}, chosen was ${asked.payment_type}`;
  return undefined;
};

/** Equal but for spaces, widths of letters, invisible characters, and the way to write a number. */
function alike(one: string, other: string): boolean {
  const bare = (text: string) => text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  const digits = (text: string) => bare(text).replace(/\D/g, "");
  return flat(bare(one)) === flat(bare(other)) || (digits(one) !== "" && digits(one) === digits(other));
}

/** 5: what was typed stands in the form when it comes back. */
const typed: Check = ({ browser: { page, way }, kept: texts }) => {
  if (!page.isShop || page.status === 404) return undefined;
  const said = flat(page.$("main").text());
  const lost = [...texts].filter(([name, value]) => {
    const field = page.$(`main [name="${name}"]:not([type=hidden])`).first();
    // A search may answer with what it has found in place of the words.
    return (
      value.trim() !== "" && field.length > 0 && !alike(String(field.val() ?? ""), value) && !said.includes(flat(value))
    );
  });
  if (lost.length === 0) return undefined;
  const words = lost.map(
    ([name, value]) => `${name} "${value}" is now "${String(page.$(`main [name="${name}"]`).first().val())}"`,
  );
  return `${page.path} (${way.join(", ")}) has lost ${words.join(", ")}`;
};

/** While the upstream is down, dishes may have the names of another language: better than none. */
const FOREIGN = /^not \w\w: /;
/** Holds where no script runs: text browsers know no form attribute and no style sheet. What is not drawn is not in the copy of a page with scripts. */
const PLAIN = /^(no element|words that run together|outside its form|an empty <Suspense>|a form that sends no field)/;
/** A problem is told with the beginning of its text. */
const TOLD = 20;

/** 6: all text is of the page's language and made of words, but for what the customer typed. */
const words: Check = ({ browser: { page, hasScripts }, isDisturbed, said }) => {
  if (!page.isShop || !page.type.startsWith("text/html")) return undefined;
  const isTyped = (problem: string) =>
    [...said].some((text) => text.trim() && flat(problem).includes(flat(text).slice(0, TOLD)));
  const problem = documentProblems(page.$).find(
    (one) => !(hasScripts && PLAIN.test(one)) && !isTyped(one) && !(isDisturbed && FOREIGN.test(one)),
  );
  return problem && `${page.path}: ${problem}`;
};

/** 8: nobody sees another customer's words. Only robots have such names. */
const own: Check = ({ name, browser: { page } }) => {
  for (const [found] of page.html.matchAll(/Qw[a-z]+zy/g))
    if (found !== name) return `${page.path} says ${found}, another customer's name`;
  return undefined;
};

/** 7 and 9: the focus is where Enter does no harm, and the console is empty, unless the world did something. */
function scripts({ browser, isDisturbed }: Robot) {
  const { focus, console } = browser.takeProblems();
  if (focus) throw new Broken(7, focus);
  if (console && !isDisturbed) throw new Broken(9, `${browser.page.path}: ${console}`);
}

const checks: [rule: number, check: Check][] = [
  [1, answers],
  [2, sums],
  [3, truth],
  [4, orders],
  [5, typed],
  [6, words],
  [8, own],
];

/** Throws `Broken` for the first rule that the robot's page or the books break. */
export function checkAll(robot: Robot) {
  scripts(robot);
  const books = robot.books();
  for (const [rule, check] of checks) {
    const wrong = check(robot, books);
    if (wrong) throw new Broken(rule, wrong);
  }
  robot.formerBooks = books;
}

/** 10: the shop's memory is bounded. */
export async function checkMemory({ memory }: Pick<Shop, "memory">) {
  const used = await memory();
  if (used > MAX_MEMORY_MB) throw new Broken(10, `the shop takes ${Math.round(used)} MB`);
}
