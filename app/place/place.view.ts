import type { Constraints } from "../../server/guard/form";
import type { FormAnswer } from "../modal/page";

/** A search result. Coordinates in degrees. */
export type AddressMatch = { text: string; latitude: number; longitude: number };

/** The shop that is offered instead. */
export type NearestShopView = {
  id: number;
  name: string;
  street: string;
  hours: string;
  /** "3,2 км" */ distance: string;
};

/** An address out of every zone, and the alternatives. */
export type UnservedView = {
  address: string;
  /** Degrees; without coordinates there is no form to be notified. */
  point?: { latitude: number; longitude: number };
  shop?: NearestShopView;
  phone: string;
  phone_example: string;
  /** Constraints of the phone form. */
  constraints: Constraints;
};

/** The answer of the address form's action. */
export type AddressAnswer = FormAnswer & {
  /** Several addresses match the text: the visitor chooses one. */
  matches?: AddressMatch[];
  unserved?: UnservedView;
};

/** A shop in a list. */
export type ShopView = {
  id: number;
  name: string;
  street: string;
  description?: string;
  /** The shop takes no orders now. */
  stopped: boolean;
  alert?: string;
  open: boolean;
  /** "Открыто до 23:00" */
  hours: string;
  /** Weekdays grouped by hours, then the next dates with special hours. */
  week: { days: string; hours: string; today: boolean }[];
  chosen: boolean;
  /** Degrees. */
  latitude: number;
  longitude: number;
};

/** The detail fields of the address form. */
export const addressDetails = ["room", "entrance", "floor", "intercom", "description"] as const;
