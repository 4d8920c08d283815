import type { Element } from "domhandler";
import { calls } from "../../contract/calls";
import { sentBy } from "../../rules/sent-fields";
import type { Language } from "../../rules/languages";
import { orderOf } from "../../sandbox/shop/orders";
import { sections } from "../../sandbox/console/sections";
import { escaped, wordsOf, type Words } from "../support/app/words";
import type { Browser } from "./browser";
import type { Open } from "./browsers";
import { flat, linesOf, type Line, moneyIn, sumsOf } from "./reading";
import type { Shop } from "./shop";

interface Asked {
  total: number;
  dishes: Line[];
  /** What stood in the form, by the names of its fields. */
  fields: Map<string, string>;
  /** The language of the dishes. */
  language: Language;
}

export interface Book {
  order_id: number;
  status: string;
  order_type: string;
  payment_type: string;
  payment?: string;
  total: number;
  username: string;
  phone: string;
  dishes: string[];
  notes: string[];
}

/** A friend has the seed of who invites them, and this added to it. */
const FRIENDS = 50_000_000;

/** Letters of a number: a name that no text of the shop has. */
const letters = (number: number) =>
  [...number.toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join("");

/** All who order together share it. */
interface Party {
  ordered: number;
  /** The books as they were, each with the time of this machine's clock. */
  formerBooks: { at: number; books: Book[] }[];
  names: string[];
  /** The world did something to the upstream, so that an error page may be right. */
  isDisturbed: boolean;
}

/** One customer, perhaps with a second window, and with a friend who orders together with them. */
export class Robot {
  private otherWindow?: Browser;
  friend?: Robot;
  readonly name: string;
  readonly phone: string;
  /** What the customer agreed to by the last press of an order button, until an order came of it. */
  asked?: Asked;
  /** The last button that was pressed orders. */
  isOrdering = false;
  /** All sums that they ever agreed to: an order that was never made may wait for its payment. */
  readonly agreed = new Set<number>();
  /** Some customers order together with a friend as soon as they can. */
  readonly isHost: boolean;
  /** The moves so far, in words. */
  steps: string[] = [];
  /** They lost their cookies, so that their former orders are another's. */
  isStranger = false;
  /** Texts that were typed into the form of this page, and what was chosen in it, by the names of their fields. */
  typed = new Map<string, string>();
  /** All texts that this customer ever typed. */
  readonly said = new Set<string>();
  /** The page into whose form they were typed. */
  private typedAt = "";

  constructor(
    readonly shop: Shop,
    readonly seed: number,
    public browser: Browser,
    readonly open: Open,
    readonly party: Party = { ordered: 0, formerBooks: [], names: [], isDisturbed: false },
  ) {
    this.name = `Qw${letters(seed + 1000)}zy`;
    party.names.push(this.name);
    this.isHost = seed % 4 === 0;
    this.phone = `921${String(1_000_000 + (seed % 9_000_000))}`;
  }

  /** Somebody else, in a browser of their own, opens the link that this customer has sent. */
  async invite(link: string) {
    const seed = this.seed + FRIENDS;
    const friend = new Robot(this.shop, seed, await this.open(this.shop, seed), this.open, this.party);
    await friend.browser.open(link);
    return (this.friend = friend);
  }

  async close() {
    await this.browser.close();
    await this.friend?.close();
  }

  /** Goes on in the other window, which is opened the first time. */
  async turnToOtherWindow() {
    const other = this.otherWindow ?? (await this.browser.window());
    const isNew = !this.otherWindow;
    this.otherWindow = this.browser;
    this.browser = other;
    this.typed.clear();
    if (isNew) await other.open("/");
  }

  get language(): Language {
    return this.browser.page.contents.language;
  }

  get t(): Words {
    return wordsOf(this.language);
  }

  /** What the page says by this text of the shop, with any values in it, or an empty text. */
  sentence(key: string, values: Record<string, unknown> = {}): string {
    const pattern = escaped(flat(this.t(key, values))).replace(/\\\{\\\{\w+\\\}\\\}/g, ".+");
    const whole = new RegExp(`^${pattern}$`);
    return this.browser.page.contents.texts.find((text) => whole.test(text)) ?? "";
  }

  /** Those of the page itself, not of the frame around it. */
  inMain(controls: Element[]): Element[] {
    const main = new Set(this.browser.page.contents.main);
    return main.size > 0 ? controls.filter((control) => main.has(control)) : controls;
  }

  find(controls: Element[], selector: string): Element[] {
    return this.browser.page.$(controls).filter(selector).toArray();
  }

  async type(field: Element, value: string) {
    await this.browser.fill(field, value);
    this.said.add(value);
    const { type = "text", name } = field.attribs;
    // A code that was wrong has to be typed anew.
    if (name && name !== "code" && type !== "checkbox")
      this.typedInto().set(name, String(this.browser.page.$(field).val() ?? ""));
  }

  /** What was typed into another page stays there. */
  private typedInto() {
    const here = this.browser.page.path.replace(/\?.*/, "");
    if (here !== this.typedAt) this.typed.clear();
    this.typedAt = here;
    return this.typed;
  }

  /** The texts that have to stand in this page, by their fields. The address says that a message was sent, or that no cookies are kept. */
  get kept(): Map<string, string> {
    const { path } = this.browser.page;
    return path.replace(/\?.*/, "") === this.typedAt && !/[?&](sent|stored)=/.test(path) ? this.typed : new Map();
  }

  async press(button: Element, twice = false): Promise<string> {
    const words = this.browser.nameOf(button);
    this.note(button);
    this.keepTyped(button);
    await this.browser.press(button, twice);
    return `press "${words}"${twice ? " twice" : ""}`;
  }

  async follow(link: Element): Promise<string> {
    const words = this.browser.nameOf(link);
    this.typed.clear();
    await this.browser.follow(link);
    return `follow "${words}"`;
  }

  /** What a button of the shop is for, without its argument. */
  intentOf = ({ attribs: { name = "" } }: Element) => (sentBy({ name }, "intent") ?? "").split(":")[0] ?? "";

  /** A browser sends one form; what stands in another one goes with the page. A button for no change empties its field. */
  private keepTyped(button: Element) {
    const sent = new Set(this.browser.filledIn(button).fields.map(([name]) => name));
    for (const name of this.typed.keys()) if (!sent.has(name)) this.typed.delete(name);
    if (this.intentOf(button) === "banknote") this.typed.delete("cash");
  }

  /** What the screen shows at the press of an order button is what has to be ordered. */
  private note(button: Element) {
    const { $, contents, isShop, path } = this.browser.page;
    const intent = this.intentOf(button);
    // In some countries a note below the heading says the sum, and the button does not.
    const isLast = isShop && /\/code$/.test(path.replace(/\?.*/, ""));
    const price = isLast ? (moneyIn($(button).text()) ?? moneyIn($("h1 ~ p").text())) : undefined;
    if (price !== undefined && this.asked) this.asked.total = price;
    this.isOrdering = isLast || (isShop && ["order", "confirm"].includes(intent));
    if (!isShop) return;
    // The payment page's ways, also those to pay at the door.
    if (["door", "way", "card", "acquirer"].includes(intent)) {
      const { name = "" } = button.attribs;
      this.asked?.fields.set("payment_type", sentBy({ name }, "intent")?.split(":")[1] ?? "cardOnline");
      return;
    }
    if (!["order", "confirm"].includes(intent)) return;
    const fields = new Map(this.browser.filledIn(button).fields);
    const sum = sumsOf(contents, this.t("cart:receipt.label")).at(-1);
    // Where the upstream does not tell the sums, the page for the code does.
    if (!sum && this.asked && !isLast) this.asked.fields = fields;
    if (!sum) return;
    this.agreed.add(sum.total);
    this.asked = { total: sum.total, dishes: linesOf(contents, this.t("cart:list")), fields, language: this.language };
  }

  private leapt = 0;

  leap(milliseconds: number) {
    const { clock } = this.shop.sandbox.world;
    clock.set({ now: clock.now() + milliseconds });
    this.leapt = Date.now();
  }

  /** Milliseconds of this machine's clock since the world's clock was set. */
  leaptAgo = () => Date.now() - this.leapt;

  get isDisturbed() {
    return this.party.isDisturbed;
  }

  /** The upstream is well again. */
  calm() {
    this.party.isDisturbed = false;
    this.shop.sandbox.world.faults.clear();
  }

  /** What the sandbox's console has in this section. */
  console(id: string): unknown {
    return sections.find((section) => section.id === id)?.json?.(this.shop.sandbox.world);
  }

  /** The changing calls that the upstream has had since this was asked last. */
  takeChanges(): string[] {
    const { requests } = this.shop.sandbox.world;
    const made = requests.latest().filter(({ call }) => calls[call].kind === "write");
    requests.clear();
    return made.map(({ call, body = "" }) => `${call} ${body}`);
  }

  /** An order as the upstream has it, in this language. */
  bookedOrder(order_id: number, language = this.language) {
    const { world } = this.shop.sandbox;
    const stored = world.store.orders.find(order_id);
    return stored && { ...orderOf(world, stored, language), ...stored, ...stored.document };
  }

  books = () => this.console("orders") as Book[];

  codes = () => this.console("outbox") as { phone: string; code: string }[];
}
