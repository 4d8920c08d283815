/** One line of the cart as it is shown. Money is text. */
export type CartLineView = {
  /** Names the line upstream; the product's own key plus the choice of modifiers. */
  key: string;
  product_key: string;
  name: string;
  /** The choice of modifiers, or weight and pieces. */
  note: string;
  picture?: string;
  count: number;
  sale_multiplicity: number;
  can_add: boolean;
  /** One, with its modifiers. */
  price: string;
  total: string;
  /** Before the discount. */
  basic_total?: string;
  /** Why it can't be ordered now; such a line offers only its removal. */
  alert?: string;
};

export type ReceiptRow = {
  name: "subtotal" | "packages" | "delivery" | "discount" | "bonuses";
  text: string;
  tone?: "good";
};

/** Why the order button does not lead to checkout (spec 1 §4 "Order button"). */
export type OrderBlock =
  "empty" | "no_address" | "no_shop" | "closed" | "below_minimum" | "unavailable_line" | "sign_in";

/** A bag or a box. `text` is its price, or that it was refused. */
export type CartPackageView = {
  alias: string;
  name: string;
  count: number;
  text: string;
  refused: boolean;
  can_refuse: boolean;
};

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
  messages: { position: string; title?: string; text: string }[];
  receipt: ReceiptRow[];
  /** Sum to pay, as text. */
  total: string;
  /** What is missing to the minimum order, and how far it is: 0 to 1. */
  minimum?: { missing: string; amount: string; share: number };
  free_delivery?: { missing: string; share: number };
  block?: OrderBlock;
};
