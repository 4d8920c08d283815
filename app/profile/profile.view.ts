import type { Constraints } from "../../server/guard/form";
import { intents } from "../page/intent";

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
  /** The open tab. Undefined: what it shows could not be loaded. */
  person?: PersonView;
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
export const profileIntents = intents("person");
