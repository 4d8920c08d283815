import type { OrderType } from "../../../rules/order";
import type { OrderedCartView } from "../../shared/basket/cart.view";
import type { OrderNews } from "../../shared/web/context/order-news";
import type { CityMapView } from "../../fulfilment/maps/map.view";
import { intents } from "../../shared/web/form/intent";
import type { Step } from "../../shared/ui/layout/Steps";

/** The form that repeats an order. Its action is the profile's page (app/account/profile). */
export const repeatIntent = intents("repeat");

/** The data of the tracking page. Times are the city's clock times. */
export type TrackingView = {
  title: string;
  path: string;
  /** The number without spaces. */
  number: string;
  updated_at: string;
  refresh: boolean;
  /** The interval in seconds of the document's meta refresh, for browsers without scripts. */
  refresh_after?: number;
  /** Undefined during an outage of the upstream. */
  order?: OrderView;
  news?: OrderNews;
  /** The path where scripts claim the purchase, if analytics has not counted it yet. */
  purchase?: string;
};

export type OrderView = {
  status: string;
  order_type: OrderType;
  headline: string;
  /** The chain's description of a status of its own. */
  note?: string;
  where: string;
  steps: Step[];
  /** Undefined if the upstream did not return them. */
  contents?: OrderContentsView;
  /** A message about a refund or the payment deadline. */
  money?: string;
  pay?: { to: string; sum: string };
  /** The path that repeats the order, if it is done and its customer is signed in. */
  repeat?: string;
  /** The path of the calendar file of an order for later. */
  calendar?: string;
  can_cancel: boolean;
  /** The status allows a cancellation, but this visitor only knows phone and number. */
  cancel_by_call: boolean;
  courier?: CourierView;
  map?: CityMapView;
};

/** The courier's position as text. `news` has a rounded distance; screen readers announce it when it changes. */
export type CourierView = { words: string; news: string };

export type OrderContentsView = OrderedCartView & {
  title: string;
  card: OrderCardView;
  comment?: string;
  receipt_page?: string;
};

export type OrderCardView = { pictures: string[]; count: string; payment: string; total: string };
