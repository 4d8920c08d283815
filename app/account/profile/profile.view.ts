import type { SharesView } from "../../cart/group-order/group-order.view";
import type { Constraints } from "../../../server/guard/form";
import type { OrderNews } from "../../shared/web/context/order-news";
import type { FormAnswer } from "../../shared/web/modal/page";
import type { OrderedCartView } from "../../shared/basket/cart.view";
import { intents } from "../../shared/web/form/intent";
import type { IconName } from "../../shared/ui/icons/icon-names";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";

export const profileTabs = ["profile", "orders", "addresses"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export type ProfileView = WithSavedForm & {
  title: string;
  error_title: string;
  path: string;
  tabs: { tab: ProfileTab; to: string; current: boolean }[];
  /** Bonuses as text, if the chain has them. */
  balance?: string;
  /** Undefined if the chain has no call to remove a customer. */
  remove?: string;
  /** The upstream's message why the open tab could not be loaded. */
  down?: string;
  /** The content of the open tab; undefined if it could not be loaded. */
  person?: PersonView;
  orders?: OrdersView;
  addresses?: AddressesView;
};

export type OrdersPage = ProfileView & { orders: OrdersView };

export const isOrdersPage = (view: ProfileView): view is OrdersPage => view.orders !== undefined;

/** The parts of the form that do not depend on the customer. */
export type PersonForm = {
  /** The formatted phone, which cannot be changed. */
  phone: string;
  months: { value: string; label: string }[];
  constraints: Constraints;
};

export type PersonView = PersonForm & {
  /** Initial values of the fields. Undefined during an outage; only a rejected form is shown then. */
  values?: PersonValues;
  /** The stored values as text. The form sends them back beside the typed ones. */
  rendered: string;
};

export const personFields = [
  "name",
  "sex",
  "birthday_day",
  "birthday_month",
  "birthday_year",
  "email",
  "is_subscribed",
  "is_print_fiscal_receipt",
] as const;

export type PersonValues = Record<(typeof personFields)[number], string>;

export const profileIntents = intents("person", "repeat", "replace", "door");

/** `replaces` is the number of an order whose repetition needs a confirmation, because it replaces the cart. */
export type RepeatAnswer = FormAnswer & { replaces?: string };

export type DeleteView = WithSavedForm & {
  title: string;
  error_title: string;
  word: string;
  balance?: string;
  delivers: boolean;
  /** The unfinished order. The account cannot be deleted before it is finished. */
  waits?: { number: string; tracking: string };
  profile: string;
  orders: string;
};

export type OrdersView = {
  page: number;
  /** The newest day is first. */
  days: { day: string; orders: PastOrder[] }[];
  /** The paths of this page of the list, and of those before and after it. */
  here: string;
  newer?: string;
  older?: string;
  isActive: boolean;
  /** A clock time. */
  updated_at: string;
  menu: string;
  /** The states of the orders on this page. */
  news: OrderNews[];
};

export type PastOrder = {
  number: string;
  pictures: string[];
  title: string;
  named: string;
  /** Delivery or takeaway, for screens where the place does not fit. */
  kind: string;
  place: string;
  /** Undefined if the list does not contain it. */
  total?: string;
  status: string;
  tone: "now" | "good" | "canceled";
  icon: IconName;
  open: boolean;
  contents?: OrderedCartView;
  /** The path of this page with the order's contents. */
  contents_at: string;
  /** The contents were requested and could not be loaded. */
  contents_down: boolean;
  track?: string;
  pay?: string;
  cancel?: string;
  receipt?: string;
  /** The path that repeats the order: the profile in the order's city. */
  repeat?: string;
};

/** The printable order. Missing values are undefined or empty. */
export type ReceiptView = {
  title: string;
  number: string;
  at?: string;
  back: string;
  /** The company and its address, one line each. */
  company: string[];
  lines: { key: string; name: string; note: string; price: string; count: number; total: string }[];
  receipt: OrderedCartView["receipt"];
  total: string;
  /** Each one's share, if the order was a group order that was opened in this browser. */
  shares?: SharesView;
  isDelivery: boolean;
  place: string;
  paid: string;
  contacts: string;
};

export type AddressesView = {
  addresses: SavedAddress[];
  add: string;
  here: string;
};

export type SavedAddress = {
  id: number;
  /** Empty if the list could not be loaded; the rejected form has the address then. */
  title: string;
  /** For example flat, entrance and floor. */
  door: string;
  inUse: boolean;
  /** The link to this page named this address. */
  named: boolean;
  /** The path that chooses the address. Undefined if it is in use or not delivered to. */
  use?: string;
  /** The name of its city, if that is another one. */
  city?: string;
  edit?: string;
  /** The path for takeaway, if the address is not delivered to. */
  collect?: string;
  editing?: { values: Record<string, string>; constraints: Constraints };
};

export type DeleteAddressView = { title: string; error_title: string; return_to: string; address: string };
