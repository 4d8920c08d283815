import type { IconName } from "../ui/icons/Icon";
import type { GiftView } from "./gifts-view.server";
import type { BonusInput } from "../../../rules/bonuses";
import type { PriceFormat } from "../../../rules/money";
import type { OrderType } from "../../../rules/order";
import type { OrderBlock } from "../../../rules/cart";
import type { ReceiptEntry } from "../../../rules/receipt";

/** One line of the cart. Prices are text. */
export type CartLineView = {
  /** The product's key and the chosen modifiers. A product has one line per choice. */
  line_key: string;
  product_key: string;
  name: string;
  /** The choice of modifiers, or weight and pieces. */
  note: string;
  picture?: string;
  count: number;
  sale_multiplicity: number;
  can_add: boolean;
  /** The reason why its count cannot be changed: the host of the group order is ordering. */
  locked?: string;
  /** The price of one piece with its modifiers. */
  price: string;
  total: string;
  /** The total before the discount. */
  basic_total?: string;
  alert?: string;
  /** Texts of an unavailable line: in place of its sum, and of the link to similar dishes. */
  lost?: { sum: string; similar: string };
  /** The text of the link that changes a line with modifiers. */
  edit?: string;
  /** A message that the price has changed since the visitor last saw the cart, with the old price. */
  repriced?: string;
};

export type ReceiptRow = {
  name: ReceiptEntry["name"];
  label: string;
  text: string;
  tone?: "good";
};

/** A bag or a box. `text` is its price, or says that it was refused. */
export type CartPackageView = {
  alias: string;
  name: string;
  count: number;
  text: string;
  refused: boolean;
  can_refuse: boolean;
};

export type CartMessageView = {
  /** Unknown positions count as `bottom`. */
  position: (typeof messagePositions)[number];
  tone: "good" | "danger" | "info";
  title?: string;
  text: string;
  icon?: IconName;
};

export const messagePositions = ["top", "bottom", "promocode", "bonus_description"] as const;

/** The promo code of the cart. `words` is its effect, or the reason why it has none. */
export type PromocodeView = { code: string; words: string; counts: boolean };

/** The names of the buttons that answer `code_or_points`, with the code as their value. */
export const FOR_POINTS = "promocode_for_points";
export const KEEP_POINTS = "keep_points";

/** The cart's points in minor units. The balance, which the page provides, decides which of them are shown. */
export type CartPointsView = Pick<BonusInput, "payable" | "spent" | "isUnavailable" | "isLocked"> & {
  /** The points that the order will earn. */
  earned: number;
  /** The switch is on, even if no points can be spent at the moment. */
  wanted: boolean;
  /** The upstream's reason why no points can be spent. */
  why?: string;
};

export type PointsView = Pick<BonusInput, "signedIn" | "isOver" | "balance"> & { money: PriceFormat; notice?: string };

/** `change` is the text of the link that leads to the choice. */
export type CartWhereView = { order_type: OrderType; words: string; note?: string; change: string };

/**
 * The part of the cart that every page shows: counts, lines and sums. `state` is "unknown" if it could not be loaded,
 * which is different from an empty cart.
 */
export type CartSums = {
  state: "ok" | "unknown";
  /** The version grows with every change. */
  version: number;
  /** An id of the visitor's cart, so that versions are compared within one cart only; empty without a cart. */
  whose: string;
  count: number;
  /** The link to the group order that this cart is part of. */
  group?: { words: string; to: string };
  lines: CartLineView[];
  /** For the host of a group order: the guests' dishes. */
  others?: CartLineView[];
  total: string;
  /** The price of the packaging within `total`, which nobody has asked for. */
  packaging?: string;
  /**
   * The minimum order, what counts towards it (`counted`), the rest, the share that is reached, from 0 to 1, and the
   * address of dishes that reach it (`dishes`).
   */
  minimum?: { amount: string; counted: string; missing: string; share: number; dishes: string };
  free_delivery?: { missing: string; share: number };
  /** The reason why the order button does not lead to checkout (docs/specification/product.md#order-button). */
  block?: OrderBlock["reason"];
};

/** The rest of a cart that is empty, or of which a page shows the sums only. */
export const nothingMore = { packages: [], gifts: [], messages: [], receipt: [] };

/** The whole cart, which panel, page and order form show. */
export type CartView = CartSums & {
  /** The energy of the dishes that can be ordered, as a sentence. Undefined if that of none is known. */
  energy?: string;
  packages: CartPackageView[];
  gifts: GiftView[];
  messages: CartMessageView[];
  promocode?: PromocodeView;
  /** The question which of them to keep, if the code saves less than the points that it would replace. */
  code_or_points?: { code: string; words: string };
  /** The link to the times, for the menu and the panel beside it, which do not load its texts themselves. */
  when?: { label: string; words: string; note?: string };
  /** The destination; before it is known, the delivery fee. Undefined if there is neither. */
  where?: CartWhereView;
  /** The chosen time as text. Dishes and prices are those of that time. Undefined means as soon as possible. */
  time?: string;
  /** Undefined without a bonus programme. */
  points?: CartPointsView;
  receipt: ReceiptRow[];
};

export type OrderedCartView = Pick<CartView, "lines" | "receipt" | "total">;

/**
 * The subject of an error: the address (which opens OrderTypesModal, docs/specification/rules-and-calls.md#cart-errors), the product, or the cart as a whole,
 * where the upstream answered. The message of the latter two is shown over the page.
 */
export type Concern = "delivery_address" | "product" | "cart";
