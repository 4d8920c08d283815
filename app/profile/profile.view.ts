import type { Constraints } from "../../server/guard/form";
import type { FormAnswer } from "../modal/page";
import type { OrderedCartView } from "../cart/cart.view";
import { intents } from "../form/intent";
import type { IconName } from "../ui/icon-names";

export const profileTabs = ["profile", "orders", "addresses"] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** `{city}/profile`, on one of its tabs. */
export type ProfileView = {
  title: string;
  error_title: string;
  /** This page's address, without its query. */
  path: string;
  tabs: { tab: ProfileTab; to: string; current: boolean }[];
  /** Bonuses as text, where the chain has them. */
  balance?: string;
  /** Where signing out is sent. */
  logout: string;
  /** The page that asks whether to delete the account. */
  remove: string;
  /** Why the open tab could not be loaded, in the upstream's words. */
  down?: string;
  /** The open tab. Undefined: what it shows could not be loaded. */
  person?: PersonView;
  orders?: OrdersView;
  addresses?: AddressesView;
};

/** What the form is made of, whoever fills it. */
export type PersonForm = {
  /** As it is written; it cannot be changed. */
  phone: string;
  months: { value: string; label: string }[];
  constraints: Constraints;
};

export type PersonView = PersonForm & {
  /** Initial values of the fields. Undefined during an outage: then only a form that came back is shown. */
  values?: PersonValues;
  /** The stored values that the form is filled with, as text: what it sends back beside what was typed. */
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

/** The forms that the page answers. */
export const profileIntents = intents("person", "repeat", "replace", "door");

/** `replaces`: the number of an order that is repeated only if it may take the place of what is in the cart. */
export type RepeatAnswer = FormAnswer & { replaces?: string };

/** The page that asks whether to delete the account. */
export type DeleteView = {
  title: string;
  error_title: string;
  /** What has to be typed. */
  word: string;
  balance?: string;
  delivers: boolean;
  /** The order that is under way: the account cannot be deleted before it is done. */
  waits?: { number: string; tracking: string };
  profile: string;
  orders: string;
};

export type OrdersView = {
  page: number;
  /** The newest first. */
  days: { day: string; orders: PastOrder[] }[];
  /** This page of the list, and those beside it. */
  here: string;
  newer?: string;
  older?: string;
  /** One of its orders is under way. */
  isUnderWay: boolean;
  /** A clock time. */
  updated_at: string;
  menu: string;
};

export type PastOrder = {
  number: string;
  pictures: string[];
  title: string;
  /** Its number, and when it was made. */
  named: string;
  /** Delivery or takeaway, where there is no room for the place. */
  kind: string;
  place: string;
  /** Undefined: the list does not tell it. */
  total?: string;
  status: string;
  tone: "now" | "good" | "canceled";
  icon: IconName;
  open: boolean;
  contents?: OrderedCartView;
  /** This page with the order's contents. */
  contents_at: string;
  /** They were asked for and could not be loaded. */
  contents_down: boolean;
  track?: string;
  pay?: string;
  cancel?: string;
  receipt?: string;
  /** Where repeating it is sent: the profile in the order's city. */
  repeat?: string;
};

/** An order as it is printed. Undefined or empty: the upstream does not tell it. */
export type ReceiptView = {
  title: string;
  number: string;
  at?: string;
  back: string;
  /** The company and its address, a line each. */
  company: string[];
  lines: { key: string; name: string; note: string; price: string; count: number; total: string }[];
  receipt: OrderedCartView["receipt"];
  total: string;
  isDelivery: boolean;
  place: string;
  paid: string;
  contacts: string;
};

export type AddressesView = {
  addresses: SavedAddress[];
  /** Where an address is added. */
  add: string;
  here: string;
};

export type SavedAddress = {
  id: number;
  /** Empty: the list could not be loaded, and the form that came back says it. */
  title: string;
  /** Flat, entrance, floor. */
  door: string;
  inUse: boolean;
  /** The address that the link to this page named. */
  named: boolean;
  /** Where using it is sent. Undefined: it is in use, or nobody delivers there. */
  use?: string;
  /** The name of its city, if that is another one. */
  city?: string;
  edit?: string;
  /** Where the order can be collected, if nobody delivers there. */
  collect?: string;
  /** The form of its door is open. */
  editing?: { values: Record<string, string>; constraints: Constraints };
};

/** ConfirmDeleteAddressModal and its page. */
export type DeleteAddressView = { title: string; error_title: string; return_to: string; address: string };
