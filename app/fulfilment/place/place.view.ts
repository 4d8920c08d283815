import type { Constraints } from "../../../server/guard/form";
import type { OrderType } from "../../../rules/order";
import type { Point } from "../../../rules/zones";
import type { FormAnswer } from "../../shared/web/modal/page";
import { intents } from "../../shared/web/form/intent";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";

/** A search result: a house, or a street as the first step. The coordinates are degrees. */
export type AddressMatch = { text: string; latitude: number; longitude: number; street?: true };

/** An address out of every zone, and the alternatives. */
export type UnservedView = {
  address: string;
  /**
   * Parameters of NearestShopModal: the point as "59.93,30.3" and the address. Without coordinates there is neither a
   * nearest shop nor a notification.
   */
  offer?: { point: string; where: string };
  shop?: NearestShopView;
};

export type OtherCityView = {
  alias: string;
  name: string;
  /** For example "This is Vyborg, Nori is there too". */
  title: string;
  /** Notices about the cart, and that the city only offers takeaway. */
  notes: string[];
  /** The fields of the address form that are carried along. */
  kept: Record<string, string>;
};

export type AddressAnswer = FormAnswer & {
  /** Several addresses match the text, and the visitor chooses one. */
  matches?: AddressMatch[];
  unserved?: UnservedView;
  elsewhere?: OtherCityView;
};

export type ShopView = {
  id: number;
  name: string;
  /** A non-breaking space keeps the house number with the street. */
  street: string;
  description?: string;
  /** The shop takes no orders at the moment. */
  stopped: boolean;
  alert?: string;
  open: boolean;
  /** No order is made at the moment: the shop is closed or stopped, or its order hours are over. */
  later: boolean;
  /** The shop closes within the hour. */
  closes_soon: boolean;
  /** For example "Открыто до 23:00". */
  hours: string;
  chosen: boolean;
  tags: string[];
  /** The coordinates in degrees; undefined if they are unknown. */
  at?: Point;
};

/** Weekdays grouped by hours, then the next dates with special hours. */
export type WeekView = { days: string; hours: string; today: boolean }[];

export type ListedShopView = ShopView & {
  /** The position in the city's unsorted, unfiltered list, which is the number on the map. */
  number: number;
  /** The distance in a straight line from the visitor, if their position is known, such as "350 м". */
  distance?: string;
};

/** The shop nearest to an address that is not delivered to; the distance is from that address. */
export type NearestShopView = Pick<ListedShopView, "id" | "number" | "street" | "hours" | "distance">;

/** The alternative to a shop that makes no order now. */
export type ShopInsteadView = Pick<ListedShopView, "id" | "number" | "street" | "hours" | "open"> & {
  /** The distance from the other shop, such as "2,9 км". */
  distance?: string;
};

/** A saved address; `door` is text such as "flat 12, entrance 2". */
export type KnownAddress = { id: number; text: string; door: string };

/** A shop of the list for takeaway. `note` is the time of its last order, if that is soon; otherwise the ready time. */
export type TakeawayShopView = ListedShopView & { note?: string };

export type OrderTypeView = WithSavedForm & {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  order_type: OrderType;
  current: OrderType;
  offers: { delivery: boolean; takeaway: boolean };
  /** The previous address with its delivery terms. */
  known?: { id: number; text: string; terms: string };
  saved: KnownAddress[];
  saved_failed: boolean;
  /** Undefined if they could not be loaded, and in a document that shows delivery. */
  shops?: TakeawayShopView[];
  /** The origin of the distances: the visitor's position, or an address. */
  nearest_to?: { address?: string };
  shop?: { name: string; street: string };
  filled: Record<string, string>;
  constraints: Constraints;
  /** Values that were typed in another city. */
  carried?: Record<string, string>;
};

/**
 * The forms that `{city}/address` handles: a typed address, a saved or previous one, and the move to another city with
 * an address.
 */
export const addressIntents = intents("typed", "known", "move");

export const addressDetails = ["room", "entrance", "floor", "intercom", "description"] as const;

export type Details = Partial<Record<(typeof addressDetails)[number], string>> & { private_house?: boolean };
