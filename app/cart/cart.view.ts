import type { IconName } from "../ui/Icon";
import type { GiftView } from "./gifts/gifts-view.server";
import type { BonusInput } from "../../rules/bonuses";
import type { PriceFormat } from "../../rules/money";
import type { OrderType } from "../../rules/order";
import type { OrderBlock } from "../../rules/cart";
import type { ReceiptEntry } from "../../rules/receipt";

/** One line of the cart. Money is text. */
export type CartLineView = {
  /** The product's key and the chosen modifiers: a product has one line per choice. */
  line_key: string;
  product_key: string;
  name: string;
  /** The choice of modifiers, or weight and pieces. */
  note: string;
  picture?: string;
  count: number;
  sale_multiplicity: number;
  can_add: boolean;
  /** Of one piece with its modifiers. */
  price: string;
  total: string;
  /** The total before the discount. */
  basic_total?: string;
  alert?: string;
  /** For a line that cannot be had: words for the missing sum, and for the way to dishes like it. */
  lost?: { sum: string; similar: string };
  /** For a line with a choice: the words of the link that changes it. */
  edit?: string;
  /** That the price has changed since this cart was shown last, and what it was. */
  repriced?: string;
};

export type ReceiptRow = {
  name: ReceiptEntry["name"];
  label: string;
  text: string;
  tone?: "good";
};

/** A bag or a box. `text` is its price, or that it was refused. */
export type CartPackageView = {
  alias: string;
  name: string;
  count: number;
  text: string;
  refused: boolean;
  can_refuse: boolean;
};

export type CartMessageView = {
  /** Unknown ones of the upstream count as `bottom`. */
  position: (typeof messagePositions)[number];
  tone: "good" | "danger" | "info";
  title?: string;
  text: string;
  icon?: IconName;
};

export const messagePositions = ["top", "bottom", "promocode", "bonus_description"] as const;

/** The code that the cart holds, and what it does or why it does nothing. */
export type PromocodeView = { code: string; words: string; counts: boolean };

/** The answers to `code_or_points`, each a button with the code as its value. */
export const FOR_POINTS = "promocode_for_points";
export const KEEP_POINTS = "keep_points";

/** What of the cart is paid in points, and what could be. In minor units: the balance, which the page brings, decides what is shown. */
export type CartPointsView = Pick<BonusInput, "payable" | "spent" | "isLocked"> & {
  /** Which the order will earn. */
  earned: number;
  /** Stays while nothing can be written off. */
  wanted: boolean;
  /** The upstream's words on why none can be spent. */
  why?: string;
};

/** The customer's points. */
export type PointsView = Pick<BonusInput, "signedIn" | "isOver" | "balance"> & { money: PriceFormat; notice?: string };

/** `change`: the words of the link that leads to the choice. */
export type CartWhereView = { order_type: OrderType; words: string; note?: string; change: string };

/** The cart as panel, page, modal and header show it. `state: "unknown"`: it could not be loaded; an outage is not an empty cart. */
export type CartView = {
  state: "ok" | "unknown";
  /** Grows with every change. */
  version: number;
  /** Tells one visitor's cart from another's, so that versions are compared within one cart only; empty while there is none. */
  whose: string;
  count: number;
  lines: CartLineView[];
  packages: CartPackageView[];
  gifts: GiftView[];
  messages: CartMessageView[];
  promocode?: PromocodeView;
  /** Asked in the answer to a code that saves less than the points that would go for it: which of them to keep. */
  code_or_points?: { code: string; words: string };
  /** The link to the times, on the menu and in the panel beside it, which have no words of their own for it. */
  when?: { label: string; words: string };
  /** Where it goes, or is collected; before that is known, what delivery costs. Absent where there is nothing to say. */
  where?: CartWhereView;
  /** The chosen time in words; dishes and prices are those of then. Absent: as soon as possible. */
  time?: string;
  /** Absent where there are no points. */
  points?: CartPointsView;
  receipt: ReceiptRow[];
  total: string;
  /** What is missing to the minimum order, and how far it is: 0 to 1. */
  minimum?: { missing: string; amount: string; share: number };
  free_delivery?: { missing: string; share: number };
  /** Why the order button does not lead to checkout (docs/specification/product.md#order-button). */
  block?: OrderBlock["reason"];
};

/** What was ordered, and what it costs. */
export type OrderedCartView = Pick<CartView, "lines" | "receipt" | "total">;
