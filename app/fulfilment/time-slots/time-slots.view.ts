import type { Slot } from "../../shared/ui/fields/Slots";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";

export type WhenView = {
  /** The time of the upstream request, in Unix milliseconds. */
  asked_at?: number;
  /** Undefined if the times could not be loaded, and while the place takes no orders. */
  dates?: { value: string; label: string; current: boolean }[];
  slots: Slot[];
  /** The selected slot; undefined on other days than that of the chosen time, and after a chosen time was lost. */
  chosen?: string;
  /** The title of the chosen time that the cart has lost. */
  lost?: string;
  /** Why nothing can be chosen on this day, or why "as soon as possible" cannot. */
  message?: string;
  /** The first free slot, of this day or of a later one, if no order is made now and no time is chosen. */
  next?: { value: string; words: string };
  /** The shop that offers takeaway, on a day without delivery. */
  collect?: { shop_id: number; words: string; note: string };
  /**
   * Slots that end shortly before the shop closes, and the message about them
   * (docs/specification/rules-and-calls.md#numbers).
   */
  late?: { values: string[]; words: string };
};

export type IntervalsView = WithSavedForm & {
  title: string;
  error_title: string;
  heading: string;
  return_to: string;
  order_type: "delivery" | "takeaway";
  /** Undefined if no place has been chosen yet, because times depend on it. */
  when?: WhenView;
};

/** The forms' value for "as soon as possible". */
export const ASAP = "asap";

/** The form field with the day of the slots. */
export const INTERVAL_DATE = "interval_date";

export const dayOf = ({ dates }: Pick<WhenView, "dates">) => dates?.find(({ current }) => current)?.value;
