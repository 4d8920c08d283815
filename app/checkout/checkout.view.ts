import type { CodeRequestView } from "../account/login.view";
import { FOR_POINTS, KEEP_POINTS, type CartView, type PointsView } from "../cart/cart.view";
import type { RelatedView } from "../cart/related/related.server";
import type { Constraints } from "../../server/guard/form";
import type { FormAnswer } from "../modal/page";
import { intents } from "../form/intent";
import { KEPT_FORM_ID, type WithKeptForm } from "../switches/kept-form";
import type { addressDetails, AddressMatch, UnservedView } from "../place/place.view";
import type { FormFields } from "../form/use-form-fields";
import type { PhoneFieldView } from "../words/phone-words.server";
import type { IconName } from "../ui/Icon";
import type { WhenView } from "../when/when.view";

/** The order form; its fields are in the page's order. Money is text. */
export type CheckoutView = WithKeptForm & {
  title: string;
  error_title: string;
  return_to: string;
  /** The idempotency key: however often the form is sent, it makes one order. */
  order_key: string;
  /** A hash of the signed-in customer whom the form was rendered for. */
  customer?: string;
  /** The draft's values. */
  typed: Record<string, string>;
  constraints: Constraints;
  contact: {
    username: string;
    phone: string;
    /** Set if sign-in is disabled: the phone is typed. */
    field?: PhoneFieldView;
    /** Set if the phone is typed and confirmed by a code before the order is placed. */
    sign_in?: { field: PhoneFieldView; request: CodeRequestView };
  };
  where: WhereToView;
  when: WhenView;
  payment: WaysToPayView;
  cart: CartView;
  /** Dishes that go with the cart; absent if they could not be loaded in time. */
  related?: RelatedView[];
  points?: PointsView;
  /** The promo code of a link, to fill the field with. */
  promocode?: string;
  /**
   * The signature of cart and total: if the cart has changed since, the visitor has to confirm. Empty if the cart could
   * not be loaded.
   */
  cart_signature: string;
  /** The reason why the order cannot be placed yet; it is the button's label. */
  blocked?: { words: string; to: string; link: string };
  /** An order of the last hour whose answer may have been lost: this form may be meant as the same order. */
  accepted?: { words: string; tracking: string };
  /** The label of the lite switch. */
  lite: string;
  /** The largest number of seconds that placing the order may take. */
  patience: number;
  /** The message that a previous order was never answered and may exist. */
  earlier?: string;
};

/**
 * Shown instead of the form if it was sent, never answered, and the cart is empty now. Sending it again tells whether
 * the order exists.
 */
export type UnansweredView = {
  title: string;
  error_title: string;
  return_to: string;
  unanswered: Record<string, string>;
};

export type CheckoutAnswer = FormAnswer & {
  /** A change despite the errors, such as a new address. */
  news?: string;
  alternatives?: AddressAlternatives;
};

/** Choices for an address that could not be set. */
export type AddressAlternatives = {
  /** Several addresses match the text: the visitor chooses one. */
  matches?: AddressMatch[];
  unserved?: UnservedView;
  /** The city that the address is in. */
  city?: { name: string; /** The effect on the cart. */ words: string; to: string };
};

export type WhereToView = {
  order_type: "delivery" | "takeaway";
  offers: { delivery: boolean; takeaway: boolean };
  address?: {
    id: number;
    text: string;
    /** Flat, entrance, floor and intercom in one line. */
    door: string;
    room?: string;
    entrance?: string;
    floor?: string;
    intercom?: string;
    description?: string;
    private_house?: boolean;
  };
  shop?: { id: number; name: string; street: string; description?: string; hours?: string };
};

export type PaymentChoice = { alias: string; name: string; note?: string; icon: IconName };

export type WaysToPayView = {
  /** Types that are paid online and types that are paid on receipt. */
  now: PaymentChoice[];
  later: PaymentChoice[];
  /** Online types that need the browser's wallet. */
  wallets: PaymentChoice[];
  chosen?: string;
  /** The chosen type is the one that this visitor paid with before. */
  is_known: boolean;
  /** Whether a card payment needs an e-mail for the receipt, as some countries demand. */
  asks_email: boolean;
  /**
   * Undefined for takeaway, and if the total exceeds the limit for cash. `change`: a sentence about the change that the
   * courier brings for this banknote.
   */
  cash?: { max: number; notes: { value: number; text: string; change: string }[]; currency: string };
};

/**
 * The intents of the order form's submit buttons. `order` makes the order; `confirm` first requests a code for the
 * phone. The others save the values and change one thing; `address` makes the typed address the chosen one. Arguments:
 * the date, the banknote, "1" or "0" for bags and points, a gift's id and count, a dish's key, the path to leave for,
 * the language, "on" or "off" for lite pages. `promocode` applies the typed code; `promocode_for_points` and
 * `keep_points` answer the question which discount to keep. `time` takes the day and id of a proposed time. `door`, on
 * the payment page, orders with a payment type on receipt.
 */
export const orderIntents = intents(
  "order",
  "confirm",
  "address",
  "date",
  "banknote",
  "bag",
  "gift",
  "add",
  "promocode",
  "time",
  "forget_promocode",
  FOR_POINTS,
  KEEP_POINTS,
  "bonuses",
  "leave",
  "language",
  "lite",
  "door",
);

/** The field with the keys of the unavailable lines that the form leaves out. */
export const LEFT_OUT = "left_out";

export const FORM_ID = KEPT_FORM_ID;

export const orderFieldId = (name: string) => `${FORM_ID}-${name}`;

/** The name of a field about the door. */
export const doorField = (name: string) => `delivery_address.${name}`;

type DeliveryFields = Record<"street" | "match" | (typeof addressDetails)[number], string>;

export type OrderFormFields = {
  username: string;
  phone: string;
  notify_channel: string;
  captcha_user_token: string;
  privacy_policy: string;
  delivery_address: DeliveryFields;
  interval_id: string;
  order_comment: string;
  payment_type: string;
  email: string;
  cash: string;
};

/** Props of every part of the form: conform's field metadata, and typed values by field name. */
export type FormState = {
  fields: FormFields<OrderFormFields>;
  typed: Record<string, string>;
};
