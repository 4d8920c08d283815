import { intents } from "../../shared/web/form/intent";
import type { CartLineView } from "../../shared/basket/cart.view";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";

/** The buttons of the group order's page. `done`: of a placed order, whose shares nobody needs any more. */
export const groupIntents = intents("open", "lock", "unlock", "done");

/** The field of a guest's name, and its greatest length. */
export const NAME_FIELD = "name";
export const MAX_NAME_LENGTH = 30;

/** The hidden field of the key that makes a form that is sent twice one guest. */
export const KEY_FIELD = "key";

/** A guest or the host, with the dishes that are theirs. Prices are text. */
export type PersonView = {
  id: string;
  name: string;
  is_you: boolean;
  is_host: boolean;
  lines: CartLineView[];
  /** The sum of the dishes, without delivery, packaging and discounts. */
  sum: string;
  /** Dishes that this person chose and the host took out of the basket, in words. */
  taken_out?: string;
};

/** The page of a group order, for its host and its guests (docs/specification/product.md#group-order). */
export type GroupOrderView = WithSavedForm & {
  title: string;
  error_title: string;
  /** The address of this page, which scripts poll. */
  path: string;
  /**
   * `none`: this visitor has no group order, and may open one if `can_open`. `locked`: the host is ordering. `ordered`:
   * the order is placed, and `shares` says who owes what. `unknown`: the basket could not be loaded.
   */
  state: "none" | "open" | "locked" | "ordered" | "unknown";
  is_host: boolean;
  /** Whether the visitor's cart can be opened to others; without dishes it can too. */
  can_open: boolean;
  /** City and end of the link, for example "Saint Petersburg, until 15:30". */
  about: string;
  /** For the host of an open one: the link that guests open, and its QR code as a `data:` URL. */
  link?: { href: string; qr: string };
  /** The visitor first, then the host, then the guests in the order in which they joined. */
  people: PersonView[];
  /** The sum of all dishes. */
  sum: string;
  shares?: SharesView;
  /** The path of the host's order. */
  order?: string;
  /** The time of this view, for example "14:05". */
  updated_at: string;
  /** Whether the page refreshes itself. */
  refresh: boolean;
};

/**
 * Each one's part of a placed order. `parts`: what it is made of, in words. `text` is the same as a message to send on.
 */
export type SharesView = {
  rows: { name: string; is_you: boolean; parts: string[]; total: string }[];
  has_discount: boolean;
  total: string;
  text: string;
};

/**
 * The page that a guest's link opens. `full`: no more guests are allowed. `over`: closed, ended, ordered or unknown.
 * `limited`: too many links that lead nowhere were opened, and `about` is the time from which on they are looked up again.
 */
export type JoinView = WithSavedForm & {
  title: string;
  error_title: string;
  state: "open" | "locked" | "full" | "over" | "limited";
  host: string;
  about: string;
  /** A form that comes back with its errors keeps it. */
  key: string;
};

/** The question before a guest leaves, the host removes the guest `name`, or the host closes the group order. */
export type LeaveView = {
  title: string;
  error_title: string;
  kind: "leave" | "leaveLocked" | "remove" | "close";
  name: string;
  return_to: string;
};
