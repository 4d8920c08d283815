import type { OrderedCartView } from "../../shared/basket/cart.view";
import type { CardSystem } from "../../../rules/card";
import { intents } from "../../shared/web/form/intent";
import type { IconName } from "../../shared/ui/icons/Icon";

export type PaymentWay = { alias: string; name: string; note?: string; icon: IconName };

/** Money is text. */
export type PaidOrderView = OrderedCartView & {
  /** Undefined if the upstream does not tell the order's lines. */
  count?: string;
  where: string;
  when?: string;
  pictures: string[];
};

/** `pay_until` and `now` are Unix milliseconds by the upstream's clock, the others clock times. */
export type DeadlineView = { pay_until: number; now: number; until: string; clock: string };

type View = { title: string; error_title: string; path: string; number?: number };

export type PaymentView = View & {
  back: { to: string; words: string };
  /** Undefined for a payment that was opened by an order's number. */
  form?: string;
  order: PaidOrderView;
  deadline: DeadlineView;
  way: PaymentWay;
  /** Undefined if cards are paid on the acquirer's own page. */
  card?: { public_key: string; wants_holder: boolean; timezone: number };
  systems: CardSystem[];
  email: string;
  others: PaymentWay[];
  /** The types for browsers with the wallet, and the chosen one of them. */
  wallets: PaymentWay[];
  wallet?: string;
  at_door: PaymentWay[];
  /** Types on receipt are no longer offered, because an online payment has been started. */
  door_is_over: boolean;
  /** The idempotency key of the next attempt. */
  attempt: string;
  /** The path of a payment that was started and not finished. */
  in_progress?: string;
  /** That payment waits in the bank's app. */
  in_app?: boolean;
  /** An order with an earlier payment that has succeeded after all. */
  paid_earlier?: { number: number; tracking: string };
  changed?: { before: string; now: string; lines: string[] };
  /** The bank's page ended without a payment. */
  failed?: boolean;
};

/** The page between the payment page and the bank. */
export type BankView = View & {
  return_to: string;
  order: PaidOrderView;
  deadline: DeadlineView;
  attempt: string;
  /** A wallet pays on the acquirer's page. */
  wallet: boolean;
  /** The document's immediate meta refresh. */
  refresh_to?: string;
  bank:
    | { at: "acquirer"; url: string; host: string }
    | { at: "bank"; url: string; host: string; fields: Record<string, string> }
    | { at: "frames"; urls: string[]; data: string };
};

/** The page between a paid order and another origin. */
export type CompleteView = {
  title: string;
  heading: string;
  host: string;
  /** The path of the order's page. */
  tracking: string;
  /** The document's immediate meta refresh. */
  refresh_to: string;
};

export type WaitView = View & {
  order: PaidOrderView;
  deadline: DeadlineView;
  /** Seconds; the document's meta refresh for browsers without scripts. */
  refresh_after?: number;
  refresh: boolean;
  updated_at: string;
  /** The path of the payment page. */
  other_way: string;
  app?: { qr?: string; link?: string; notification?: string };
  /** The request can be sent again: at once, or from a clock time on. */
  again?: { from?: string };
};

/**
 * `acquirer`: pay by card on the acquirer's page · `card`: by an encrypted card · `way`: by another type, whose alias
 * is the argument · `frames`: continue after the frames of 3-D Secure 2.
 */
export const paymentIntents = intents("acquirer", "card", "way", "frames");

/** Sends the request to the bank's app again. */
export const waitIntents = intents("again");

/** For the order form's action. The argument is the alias of a payment type on receipt. */
export const doorIntent = intents("door");

export const paymentFieldId = (name: string) => `pay-${name}`;
