import type { OrderedCartView } from "../cart/cart.view";
import { intents } from "../page/intent";
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
};

export type OrderView = {
  status: string;
  headline: string;
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
  /** `words`: what it shows, for those who see no map. */
  map?: { words: string; wide: MapDrawing; narrow: MapDrawing };
};

/** `title` says what becomes of the dishes. */
export type OrderContentsView = OrderedCartView & {
  title: string;
  card: OrderCardView;
  comment?: string;
  /** The path of the printable page. */
  receipt_page?: string;
};

export type OrderCardView = { pictures: string[]; count: string; payment: string; total: string };

/** A map as an SVG drawing; north is up. */
export type MapDrawing = {
  width: number;
  height: number;
  /** The share of the width, around the centre, that every window shows. */
  shown: number;
  /** Outlines of delivery zones, the largest first; `own`: the zone of the address. */
  zones: { path: string; own: boolean }[];
  /** Distance rings around the place; `words` is the label's position from the centre, absent if the label could be cut off. */
  rings: { x: number; y: number; radius: number; label: string; words?: { x: number; y: number } }[];
  /** Other shops of the city have no label. `above`: the label is above the pin. */
  pins: { kind: "home" | "shop" | "near"; x: number; y: number; label?: string; above?: boolean }[];
};
