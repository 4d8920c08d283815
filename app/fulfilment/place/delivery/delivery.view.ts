import type { Constraints } from "../../../../server/guard/form";
import type { CityMapView, PlacePin } from "../../maps/map.view";
import type { FormAnswer } from "../../../shared/web/modal/page";
import { intents } from "../../../shared/web/form/intent";
import type { OtherCityView, UnservedView, WeekView } from "../place.view";
import type { WithSavedForm } from "../../../shared/web/switches/saved-form";

export type DeliveryTermsView = {
  /** For example "40–50 min". */
  time?: string;
  fee: string;
  minimum?: string;
  free_from?: string;
};

export type ZoneView = DeliveryTermsView & {
  id: number;
  name: string;
  /** The index of the look of its border and tint on the map, from near to far. */
  look: 0 | 1 | 2;
};

export type FoundAddress = { address: string; latitude: number; longitude: number };

export type AddressCheck =
  /** Without `terms` only the upstream has the delivery terms. */
  | { kind: "found"; found: FoundAddress; terms?: DeliveryTermsView }
  /** `words` is the error at the field; `near` are links to similar addresses. */
  | { kind: "not_found"; words: string; near: { text: string; to: string }[] }
  | { kind: "unserved"; unserved: UnservedView }
  | { kind: "elsewhere"; other: OtherCityView }
  | { kind: "nowhere"; title: string; address: string }
  | { kind: "failed"; words: string };

export type DeliveryView = WithSavedForm & {
  heading: string;
  title: string;
  error_title: string;
  description: string;
  /** Search engines do not index an address with a check or a view of the map. */
  noindex: boolean;
  lead: string;
  address: string;
  /** The coordinates of a chosen suggestion, by field name. */
  filled: Record<string, string>;
  constraints: Constraints;
  check?: AddressCheck;
  zones: ZoneView[];
  hours: WeekView;
  map?: CityMapView;
  /** The page's address without a view of the map. */
  here: string;
  /** The link that stays in this city, with another address. */
  stay: { to: string; words: string };
};

/** The response to "Deliver here" if the address was not set, or to the check of the visitor's position. */
export type DeliveryAnswer = FormAnswer & {
  check?: AddressCheck;
  /** The checked place, for the map. */
  pin?: PlacePin;
  /** The response is a check of the position, not a failure. */
  checked?: true;
};

/** `deliver` makes the found address the visitor's place; `here` checks the browser's position. */
export const deliveryIntents = intents("deliver", "here");
