import type { Constraints } from "../../server/guard/form";
import type { FormAnswer } from "../modal/page";

/** An address that a search found. Degrees. */
export type AddressMatch = { text: string; latitude: number; longitude: number };

/** A shop that may take the order instead. */
export type NearestShopView = {
  id: number;
  name: string;
  street: string;
  hours: string;
  /** "3,2 км" */ distance: string;
};

/** An address that we don't deliver to, and what there is instead. */
export type UnservedView = {
  address: string;
  /** Degrees; without them nobody can be told when the zone grows. */
  point?: { latitude: number; longitude: number };
  shop?: NearestShopView;
  phone: string;
  phone_example: string;
  /** Of the form that asks for the phone. */
  constraints: Constraints;
};

/** What the address form's action answers beside errors and values. */
export type AddressAnswer = FormAnswer & {
  /** The text means several addresses: choose one. */
  matches?: AddressMatch[];
  unserved?: UnservedView;
};

/** A shop as the lists show it. */
export type ShopView = {
  id: number;
  name: string;
  street: string;
  description?: string;
  /** It takes no orders now. */
  stopped: boolean;
  alert?: string;
  open: boolean;
  /** "Открыто до 23:00" */
  hours: string;
  /** Weekdays with the same hours together, then the next days with other hours than usual. */
  week: { days: string; hours: string; today: boolean }[];
  chosen: boolean;
  /** Degrees. */
  latitude: number;
  longitude: number;
};

/** The fields of the address form besides the address. */
export const addressDetails = ["room", "entrance", "floor", "intercom", "description"] as const;
