import type { CartView } from "../cart/cart.view";
import type { Constraints } from "../../server/guard/form";
import type { FormFields } from "../page/use-form-fields";
import type { PhoneFieldView } from "../words/phone-words.server";
import type { Slot } from "../ui/Slots";

/** The order form, in the order in which it asks (look: "Кому везём / Куда / Когда / Как платим"). Money is text. */
export type CheckoutView = {
  title: string;
  error_title: string;
  /** The way back: the menu. */
  return_to: string;
  /** Names this attempt: however often it is sent, it makes one order. */
  order_key: string;
  /** What stood in the form when it was left for another day, a banknote, a bag or signing in. */
  typed: Record<string, string>;
  constraints: Constraints;
  contact: { username: string; phone: string; field?: PhoneFieldView };
  where: WhereToView;
  when: WhenView;
  payment: PaymentView;
  cart: CartView;
  /** Says what is ordered and for how much: an order of another cart is asked about first. */
  cart_signature: string;
  /** Why it cannot be ordered yet; the button says it. */
  blocked?: { words: string; to: string; link: string };
  /** An order made within the hour: its answer may have been lost, and this one be meant as the same. */
  accepted?: { words: string; tracking: string };
  /** That an order before this one was never answered, and may have been made. */
  earlier?: string;
};

/** Instead of the form: it was sent, nobody answered, and the cart is empty now. Sending it again tells what became of the order. */
export type UnansweredView = {
  title: string;
  error_title: string;
  return_to: string;
  unanswered: Record<string, string>;
};

export type WhereToView = {
  order_type: "delivery" | "takeaway";
  offers: { delivery: boolean; takeaway: boolean };
  address?: {
    id: number;
    text: string;
    room?: string;
    entrance?: string;
    floor?: string;
    intercom?: string;
    description?: string;
  };
  shop?: { id: number; name: string; street: string; description?: string; hours?: string };
};

export type WhenView = {
  /** Undefined: the times could not be loaded. */
  dates?: { value: string; label: string; current: boolean }[];
  slots: Slot[];
  /** Those that few want: behind a "more". */
  later: Slot[];
  chosen?: string;
  /** Why there is nothing to choose. */
  message?: string;
};

export type PaymentView = {
  types: { alias: string; name: string; note?: string }[];
  chosen?: string;
  /** Undefined: the courier cannot bring change for so large a sum. */
  cash?: { max: number; notes: { value: number; text: string }[]; currency: string };
};

export const FORM_ID = "order";

export const orderFieldId = (name: string) => `${FORM_ID}-${name}`;

type DeliveryFields = Record<"street" | (typeof detailNames)[number] | "description", string>;

export type OrderFormFields = {
  username: string;
  phone: string;
  delivery_address: DeliveryFields;
  interval_id: string;
  order_comment: string;
  payment_type: string;
  cash: string;
};

/** What every part of the form gets: conform's metadata of the fields, and what was typed in them by field name. */
export type FormState = {
  fields: FormFields<OrderFormFields>;
  typed: Record<string, string>;
};

/** "As soon as possible", as the form sends it. */
export const ASAP = "asap";

export const detailNames = ["room", "entrance", "floor", "intercom"] as const;
