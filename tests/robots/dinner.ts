import { deepStrictEqual } from "node:assert";
import fc from "fast-check";
import { places, type CityAlias } from "../support/sandbox/seed";
import { comments } from "./people/texts";
import { ADDS, BASKET, goOn } from "./moves";
import { flat, linesOf, sumsOf } from "./reading";
import type { Open } from "./browsers";
import { Robot } from "./robot";
import type { Shop } from "./shop";

/** What somebody wants for dinner. Numbers choose from what the page offers. */
export interface Wish {
  city: CityAlias;
  dishes: number[];
  /** Lines of the cart of which one more is wanted. */
  more: number[];
  promocode?: string;
  comment: string;
  /** How the order form is filled in (`goOn`). */
  choice: number;
}

export const wishes = fc.record<Wish>({
  city: fc.constantFrom(...(Object.keys(places) as CityAlias[])),
  dishes: fc.array(fc.nat(), { minLength: 3, maxLength: 6 }),
  more: fc.array(fc.nat(), { maxLength: 3 }),
  promocode: fc.option(fc.constantFrom("TASTY10", "NOSUCHCODE"), { nil: undefined, freq: 2 }),
  comment: fc.constantFrom(...comments(100).good.map(({ text }) => text)),
  // Good addresses, cards and names: what is refused is refused at another step with scripts.
  choice: fc.nat(1_000).map((number) => number * 8 + 1),
});

/** What came of it: sums as they were printed, and what the upstream has. */
export interface Dinner {
  wish: Wish;
  cart: unknown;
  ordered: unknown[];
  printed: unknown[];
}

const STEPS = 14;

/** Orders what is wished for, by the controls of the pages. */
export async function dine(robot: Robot, wish: Wish): Promise<Dinner> {
  const { browser } = robot;
  const press = async (selector: string, words?: string) => {
    const buttons = robot.find(browser.buttons(), selector);
    const button = words ? buttons.find((one) => browser.nameOf(one) === words) : buttons[0];
    if (button) await robot.press(button);
    return Boolean(button);
  };
  const follow = async (selector: string) => {
    const [link] = robot.find(browser.links(), selector);
    if (link) await robot.follow(link);
    return Boolean(link);
  };
  const printed: unknown[] = [];
  const print = () => printed.push(sumsOf(browser.page.contents, robot.t("cart:receipt.label")).at(-1));
  await browser.open("/");
  await follow(`main a[href="/${wish.city}/"]`);
  const keys = [...new Set(robot.find(browser.buttons(), ADDS).map((button) => button.attribs.name))].sort();
  for (const dish of wish.dishes) await press(`${ADDS}[name="${keys[dish % keys.length]}"]`);
  await follow(BASKET);
  const lines = linesOf(browser.page.contents, robot.t("cart:list")).map(({ name }) => name);
  lines.sort();
  for (const line of wish.more)
    await press("main button", robot.t("cart:line.more", { name: lines[line % lines.length] }));
  print();
  const cart = robot.console("carts");
  await follow('main a[href$="/checkout"]');
  let isCodeGiven = !wish.promocode;
  for (let step = 0; step < STEPS && !/\/order\/\d+/.test(browser.page.path); step += 1) {
    if (browser.page.path === `/${wish.city}/`) await follow(BASKET);
    const isAtCheckout = /\/(checkout|order)\b/.test(browser.page.path);
    // Scripts fold the field of the code.
    await press("form#order details:not([open]) > summary", robot.t("offers:promocode.label"));
    // The cart's panel has none.
    if (!isCodeGiven && browser.page.$("form#order").length) {
      isCodeGiven = true;
      const [code] = robot.find(browser.fields(), 'form#order input[name="promocode"]');
      if (code) await robot.type(code, wish.promocode ?? "");
      await press('form#order button[name^="?intent=promocode"]');
      continue;
    }
    if (isAtCheckout || !(await follow('main a[href$="/checkout"]'))) await goOn(robot, wish.choice);
    await browser.look();
  }
  // A customer who has not ordered ends on another page with scripts. Phones show the sums of an order when its row is pressed.
  if (/\/order\/\d+/.test(browser.page.path)) {
    await press("main summary");
    print();
  }
  return {
    wish,
    cart: withoutIds(cart),
    ordered: robot.books().map((book) => withoutIds({ ...book, notes: withoutFolded(robot, book.notes) })),
    printed,
  };
}

/** Numbers and times that are another's each time. Of a text of several lines each browser makes one line in its own way. */
const IDS = /^(order_id|created_at|expected_at|added_at|key|session|version|at|updated_at)$/;

function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, one: unknown) =>
    IDS.test(key) ? undefined : typeof one === "string" ? flat(one) : one,
  ) as unknown;
}

/**
 * Without the line about somebody else who receives the order, and without the address for the receipt: scripts fold
 * their fields, so that one of two dinners leaves them empty.
 */
const withoutFolded = ({ name }: Robot, notes: string[]) =>
  notes.map((note) => note.replace(/^.*Qw\w+zy, \+.*\n?/, "")).filter((note) => !note.startsWith(`${name}@`));

/** A shop, and the browser with which somebody comes to it. */
export interface Side {
  shop: Shop;
  open: Open;
}

/** Has one wish from both sides. Returns what is different, if anything is, and whether dinner was ordered. */
export async function difference(
  sides: [Side, Side],
  seed: number,
): Promise<{ different?: string; isOrdered: boolean }> {
  const [wish] = fc.sample(wishes, { seed, numRuns: 1 });
  const dinners: Dinner[] = [];
  for (const { shop, open } of sides) {
    shop.begin();
    const robot = new Robot(shop, seed, await open(shop, seed), open);
    dinners.push(await dine(robot, wish as Wish).finally(() => robot.browser.close()));
  }
  const isOrdered = dinners.every(({ ordered }) => ordered.length > 0);
  try {
    deepStrictEqual(dinners[1], dinners[0]);
    return { isOrdered };
  } catch (error) {
    return { different: (error as Error).message, isOrdered };
  }
}
