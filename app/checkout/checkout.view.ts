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

/** The order form, in the order in which it asks (look: "Кому везём / Куда / Когда / Способ оплаты"). Money is text. */
export type CheckoutView = WithKeptForm & {
  title: string;
  error_title: string;
  return_to: string;
  /** The idempotency key: however often the form is sent, it makes one order. */
  order_key: string;
  /** Names the signed-in customer whom the form is made for. */
  customer?: string;
  /** The draft: what was typed before the form was left. */
  typed: Record<string, string>;
  constraints: Constraints;
  contact: {
    username: string;
    phone: string;
    /** The phone is typed: sign-in is disabled. */
    field?: PhoneFieldView;
    /** The phone is typed and confirmed by a code before the order is placed. */
    sign_in?: { field: PhoneFieldView; request: CodeRequestView };
  };
  where: WhereToView;
  when: WhenView;
  payment: WaysToPayView;
  cart: CartView;
  /** Dishes that go with the cart; absent if they did not come soon. */
  related?: RelatedView[];
  /** Absent where there are none. */
  points?: PointsView;
  /** The promo code of a link, to fill the field with. */
  promocode?: string;
  /** The signature of cart and total: if the cart has changed since, the visitor is asked before ordering. Empty for a cart that could not be loaded. */
  cart_signature: string;
  /** Why the order cannot be placed yet; the button's label. */
  blocked?: { words: string; to: string; link: string };
  /** An order of the last hour whose answer may have been lost: this form may be meant as the same order. */
  accepted?: { words: string; tracking: string };
  /** The words of the switch of lite pages. */
  lite: string;
  /** Seconds that placing the order may take at most. */
  patience: number;
  /** The message that a previous order was never answered and may exist. */
  earlier?: string;
};

/** Shown instead of the form if it was sent, never answered, and the cart is empty now. Sending it again tells whether the order exists. */
export type UnansweredView = {
  title: string;
  error_title: string;
  return_to: string;
  unanswered: Record<string, string>;
};

/** The answer of the order form's action. */
export type CheckoutAnswer = FormAnswer & {
  /** What changed although the form came back, such as the address. */
  news?: string;
  alternatives?: AddressAlternatives;
};

/** What can be done about an address that was not set. */
export type AddressAlternatives = {
  /** Several addresses match the text: the visitor chooses one. */
  matches?: AddressMatch[];
  unserved?: UnservedView;
  /** The city that the address is in. */
  city?: { name: string; /** What happens to the cart. */ words: string; to: string };
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
  /** Paid now, and on receipt. */
  now: PaymentChoice[];
  later: PaymentChoice[];
  /** Paid now too, and offered where the browser has the wallet. */
  wallets: PaymentChoice[];
  chosen?: string;
  /** This visitor has paid in one of these ways before: that one is chosen. */
  is_known: boolean;
  /** The receipt of a card paid online goes to an address that has to be given: only in some countries. */
  asks_email: boolean;
  /** Undefined at the till, and if the total exceeds the limit for cash. `change`: what the courier brings for this banknote, in words. */
  cash?: { max: number; notes: { value: number; text: string; change: string }[]; currency: string };
};

/**
 * What a submit button of the order form asks for. `order` makes the order; the others keep what is typed and change one thing: `address` makes the typed address the chosen one. Their
 * arguments: the date, the banknote, "1" or "0" for no bag or for points, a gift's id and how many of it, the key of a dish to add, the path to go to, the language, "on" or "off" for lite pages. `promocode` applies the typed code; `promocode_for_points` and `keep_points` take one that was asked about. `time` takes the day and id of a proposed time. `door`, from the payment page, orders with the payment type of its argument instead.
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

/** The field with the keys of the unavailable lines that the form says it leaves out. */
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
