import type { Constraints } from "../../server/guard/form";
import type { OrderType } from "../../rules/order";
import type { Point } from "../../rules/zones";
import type { FormAnswer } from "../modal/page";
import type { CityMapView } from "../maps/map.view";
import { intents } from "../form/intent";

/** A search result: a house or, for a start, a street. Coordinates in degrees. */
export type AddressMatch = { text: string; latitude: number; longitude: number; street?: true };

/** An address out of every zone, and the alternatives. */
export type UnservedView = {
  address: string;
  /** Parameters of NearestShopModal: the point "59.93,30.3" and the address. Without coordinates nothing is near, and nobody is told. */
  offer?: { point: string; where: string };
  shop?: NearestShopView;
};

/** An address in another city of the chain. */
export type OtherCityView = {
  alias: string;
  name: string;
  /** "This is Vyborg, Nori is there too" */
  title: string;
  /** What happens to the cart, and that the city only offers takeaway. */
  notes: string[];
  /** The fields of the address form that go along. */
  kept: Record<string, string>;
};

/** The answer of the address form's action. */
export type AddressAnswer = FormAnswer & {
  /** Several addresses match the text: the visitor chooses one. */
  matches?: AddressMatch[];
  unserved?: UnservedView;
  elsewhere?: OtherCityView;
};

export type ShopView = {
  id: number;
  name: string;
  /** Its number stays beside it, in one line. */
  street: string;
  description?: string;
  /** The shop takes no orders now. */
  stopped: boolean;
  alert?: string;
  open: boolean;
  /** Its hours are known, and it is not open. */
  closed: boolean;
  /** Open for less than an hour. */
  closes_soon: boolean;
  /** "Открыто до 23:00" */
  hours: string;
  /** Weekdays grouped by hours, then the next dates with special hours. */
  week: { days: string; hours: string; today: boolean }[];
  chosen: boolean;
  tags: string[];
  /** Undefined: nobody knows where it is. Degrees. */
  at?: Point;
};

/** A shop of a list. */
export type ListedShopView = ShopView & {
  /** Its place in the city's list, which no order and no filter changes: the number on the map. */
  number: number;
  /** In a straight line from the visitor, if it is known where they are: "350 м". */
  distance?: string;
};

/** The shop that is offered for an address that is not delivered to; its distance is from there. */
export type NearestShopView = Pick<ListedShopView, "id" | "number" | "street" | "hours" | "distance">;

/** The shop to go to instead of one that is closed or stopped. */
export type ShopInsteadView = Pick<ListedShopView, "id" | "number" | "street" | "hours" | "open"> & {
  /** From the other shop: "2,9 км". */
  distance?: string;
};

/** A saved address, and what is known of its door: "flat 12, entrance 2". */
export type KnownAddress = { id: number; text: string; door: string };

/** A shop of the list for takeaway: until when it takes orders, if that is soon; otherwise how soon one is ready. */
export type TakeawayShopView = ListedShopView & { note?: string };

/** OrderTypesModal and its page. */
export type OrderTypeView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  /** The order type that the page shows. */
  order_type: OrderType;
  /** The visitor's current order type. */
  current: OrderType;
  offers: { delivery: boolean; takeaway: boolean };
  /** The previous address with its delivery terms. */
  known?: { id: number; text: string; terms: string };
  saved: KnownAddress[];
  saved_failed: boolean;
  /** Undefined if they could not be loaded. */
  shops?: TakeawayShopView[];
  /** The map of the shops for takeaway, if there are several. */
  map?: CityMapView;
  /** Where the nearest are nearest to. */
  nearest_to?: { address?: string };
  /** The previous shop. */
  shop?: { name: string; street: string };
  filled: Record<string, string>;
  /** Constraints of the address form. */
  constraints: Constraints;
  /** Values that were typed in another city. */
  carried?: Record<string, string>;
};

/** The forms that `{city}/address` answers: a typed address, one that is known already, the move to another city with an address. */
export const addressIntents = intents("typed", "known", "move");

/** The detail fields of the address form. */
export const addressDetails = ["room", "entrance", "floor", "intercom", "description"] as const;

/** What is known of a door. */
export type Details = Partial<Record<(typeof addressDetails)[number], string>> & { private_house?: boolean };
