import type { OrderedCartView } from "../cart/cart.view";
import type { CardSystem } from "../../rules/card";
import { intents } from "../form/intent";
import type { IconName } from "../ui/Icon";

/** A way to pay online. */
export type PaymentWay = { alias: string; name: string; note?: string; icon: IconName };

/** What is paid for. Money is text. */
export type PaidOrderView = OrderedCartView & {
  /** Undefined while the upstream does not tell what is in the order. */
  count?: string;
  where: string;
  when?: string;
  pictures: string[];
};

/** Until when the order can be paid: Unix milliseconds by the upstream's clock, and as the city's clock shows it. */
export type DeadlineView = { pay_until: number; now: number; until: string; clock: string };

type View = { title: string; error_title: string; path: string; number?: number };

export type PaymentView = View & {
  back: { to: string; words: string };
  /** The path of the order form. Undefined for an order that was opened by its number: it has none here. */
  form?: string;
  order: PaidOrderView;
  deadline: DeadlineView;
  /** The way that was chosen. */
  way: PaymentWay;
  /** The card form with scripts. Undefined: cards are paid on the acquirer's own page. */
  card?: { public_key: string; wants_holder: boolean; timezone: number };
  /** The card systems that are taken here. */
  systems: CardSystem[];
  email: string;
  /** The other ways online. */
  others: PaymentWay[];
  /** Ways that are offered where the browser has the wallet, and the one of them that was chosen. */
  wallets: PaymentWay[];
  wallet?: string;
  /** Ways to pay on receipt. */
  at_door: PaymentWay[];
  /** There were some, but an online payment has been begun since. */
  door_is_over: boolean;
  /** The idempotency key of the next attempt. */
  attempt: string;
  /** Where a payment that was begun and not finished goes on. */
  under_way?: string;
  /** It waits in the bank's app. */
  in_app?: boolean;
  /** An order that was to be paid before this one, and has been. */
  paid_earlier?: { number: number; tracking: string };
  /** The cart is no longer the one that was stored. */
  changed?: { before: string; now: string; lines: string[] };
  /** What the bank's page ended with. */
  failed?: boolean;
};

/** The page between the payment page and the bank: one button. */
export type BankView = View & {
  return_to: string;
  order: PaidOrderView;
  deadline: DeadlineView;
  attempt: string;
  /** A wallet pays on the acquirer's page. */
  wallet: boolean;
  /** The document asks for this address at once. */
  refresh_to?: string;
  bank:
    | { at: "acquirer"; url: string; host: string }
    | { at: "bank"; url: string; host: string; fields: Record<string, string> }
    | { at: "frames"; urls: string[]; data: string };
};

/** The page that waits for the bank. */
export type WaitView = View & {
  order: PaidOrderView;
  deadline: DeadlineView;
  /** Seconds; the document's meta refresh for browsers without scripts. */
  refresh_after?: number;
  refresh: boolean;
  updated_at: string;
  /** The path of the payment page, for another way. */
  other_way: string;
  app?: { qr?: string; link?: string; said?: string };
  /** The request to the bank's app can be sent again: at once, or from a clock time on. */
  again?: { from?: string };
};

/** `acquirer`: pay by card on the acquirer's page · `card`: an encrypted card · `way`: another way, its alias is the argument · `frames`: go on after the frames of 3-D Secure 2. */
export const paymentIntents = intents("acquirer", "card", "way", "frames");

/** Of the action of the page that waits. `again`: send the request to the bank's app again. */
export const waitIntents = intents("again");

/** Of the order form's action: the order is paid on receipt instead, in the way of the argument. */
export const doorIntent = intents("door");

export const paymentFieldId = (name: string) => `pay-${name}`;
