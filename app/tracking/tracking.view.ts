import type { OrderedCartView } from "../cart/cart.view";
import type { CityMapView } from "../maps/map.view";
import { intents } from "../form/intent";
import type { Step } from "../ui/Steps";

/** The form that repeats an order; the profile's page answers it (app/profile). */
export const repeatIntent = intents("repeat");

/** The tracking page; its headline is the order's state. Times are the city's clock times. */
export type TrackingView = {
  title: string;
  /** This page's address, without its query. */
  path: string;
  /** As it is written: without spaces. */
  number: string;
  updated_at: string;
  refresh: boolean;
  /** Seconds; the document's meta refresh for browsers without scripts. */
  refresh_after?: number;
  /** Undefined during an outage of the upstream. */
  order?: OrderView;
  /** Where scripts get what analytics is to count, of an order that was not counted yet. */
  purchase?: string;
};

export type OrderView = {
  status: string;
  headline: string;
  /** The chain's own words about a status of its own. */
  note?: string;
  where: string;
  steps: Step[];
  /** Undefined: the upstream did not tell it. */
  contents?: OrderContentsView;
  /** What became of the money, where that has to be said. */
  money?: string;
  /** Where an order that waits for its payment is paid, and what it costs. */
  pay?: { to: string; sum: string };
  /** Where repeating it is sent, if it is done and its customer is signed in. */
  repeat?: string;
  can_cancel: boolean;
  /** It could be canceled, but not by a visitor who only knows phone and number. */
  cancel_by_call: boolean;
  courier?: CourierView;
  map?: CityMapView;
};

/** Where the courier is. `news` is the same in rounder numbers: a screen reader says it when it changes. */
export type CourierView = { words: string; news: string };

/** `title` says what becomes of the dishes. */
export type OrderContentsView = OrderedCartView & {
  title: string;
  card: OrderCardView;
  comment?: string;
  /** The path of the printable page. */
  receipt_page?: string;
};

export type OrderCardView = { pictures: string[]; count: string; payment: string; total: string };
