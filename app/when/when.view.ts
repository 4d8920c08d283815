import type { Slot } from "../ui/Slots";

/** The days and the slots of one of them. */
export type WhenView = {
  /** When the upstream was asked for them, in Unix milliseconds. */
  asked_at?: number;
  /** Undefined if the times could not be loaded, and while the place takes no orders. */
  dates?: { value: string; label: string; current: boolean }[];
  slots: Slot[];
  /** Absent on a day that the visitor has not chosen a time of, and after a chosen time was lost: no other one is chosen for them. */
  chosen?: string;
  /** The title of the chosen time that the cart no longer has. */
  lost?: string;
  message?: string;
  /** On a day without a free slot: the nearest one of another day, taken in one press. */
  next?: { value: string; words: string };
  /** On a day without a delivery: the shop where the order can be collected on that day. */
  collect?: { shop_id: number; words: string; note: string };
  /** It is closed now: the earliest slot, which is chosen for who has not chosen yet, and can be taken in one press. */
  first?: string;
  /** Slots that end shortly before the shop closes, and what to say of them (docs/specification/rules-and-calls.md#numbers). */
  late?: { values: string[]; words: string };
};

/** The page of {city}/intervals. */
export type IntervalsView = {
  title: string;
  error_title: string;
  heading: string;
  return_to: string;
  order_type: "delivery" | "takeaway";
  /** Undefined: no place has been chosen yet, and times depend on it. */
  when?: WhenView;
};

/** The forms' value for "as soon as possible". */
export const ASAP = "asap";

/** The field with the day that the slots of a form are of. */
export const INTERVAL_DATE = "interval_date";

/** The day that a form's slots are of. */
export const dayOf = ({ dates }: Pick<WhenView, "dates">) => dates?.find(({ current }) => current)?.value;
