import type { Constraints } from "../../../server/guard/form";
import type { CityMapView, PlacePin } from "../../maps/map.view";
import type { FormAnswer } from "../../modal/page";
import { intents } from "../../form/intent";
import type { OtherCityView, ShopView, UnservedView } from "../place.view";

/** What delivery costs, in words. */
export type DeliveryTermsView = {
  /** "40–50 min" */
  time?: string;
  fee: string;
  minimum?: string;
  /** The subtotal from which delivery is free. */
  free_from?: string;
};

export type ZoneView = DeliveryTermsView & {
  id: number;
  name: string;
  /** The look of its border and tint on the map, from near to far. */
  look: 0 | 1 | 2;
};

/** A found address, to be made the visitor's place. */
export type FoundAddress = { address: string; latitude: number; longitude: number };

/** What came of a check of an address. Each stands in the same place. */
export type AddressCheck =
  /** Without terms only the upstream knows what delivery costs there. */
  | { kind: "found"; found: FoundAddress; terms?: DeliveryTermsView }
  /** `words` stand at the field; `near` are links to what may be meant. */
  | { kind: "not_found"; words: string; near: { text: string; to: string }[] }
  | { kind: "unserved"; unserved: UnservedView }
  | { kind: "elsewhere"; other: OtherCityView }
  /** In a town where the chain is not. */
  | { kind: "nowhere"; title: string; address: string }
  /** It could not be found out. */
  | { kind: "failed"; words: string };

export type DeliveryView = {
  heading: string;
  title: string;
  error_title: string;
  description: string;
  /** For search engines: a checked address and a piece of the map are their visitor's. */
  noindex: boolean;
  lead: string;
  /** What was typed. */
  address: string;
  /** The coordinates of a chosen suggestion, under their fields' names. */
  filled: Record<string, string>;
  constraints: Constraints;
  check?: AddressCheck;
  zones: ZoneView[];
  hours: ShopView["week"];
  map?: CityMapView;
  /** The page's address without a view of the map. */
  here: string;
  /** To stay in this city, with another address. */
  stay: { to: string; words: string };
};

/** The answer to the button "Deliver here" where the address was not set after all, and the check of the visitor's position. */
export type DeliveryAnswer = FormAnswer & {
  check?: AddressCheck;
  /** The place that was checked, for the map. */
  pin?: PlacePin;
  /** The position was checked: nothing has failed. */
  checked?: true;
};

/** An address that was found is delivered to; the position that the browser told is checked. */
export const deliveryIntents = intents("deliver", "here");
