import type { CodeRequestView } from "../../sign-in/login.view";
import { FOR_POINTS, KEEP_POINTS, type CartView, type PointsView } from "../../shared/basket/cart.view";
import type { RelatedView } from "../../cart/related/related.server";
import type { Constraints } from "../../../server/guard/form";
import type { FormAnswer } from "../../shared/web/modal/page";
import { intents } from "../../shared/web/form/intent";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";
import type { addressDetails, AddressMatch, UnservedView } from "../../fulfilment/place/place.view";
import type { FormFields } from "../../shared/web/form/use-form-fields";
import type { PhoneFieldView } from "../../shared/web/words/phone-words.server";
import type { IconName } from "../../shared/ui/icons/Icon";
import type { WhenView } from "../../fulfilment/time-slots/time-slots.view";

/** Fields are in the page's order. Money is text. */
export type CheckoutView = WithSavedForm & {
  title: string;
  error_title: string;
  return_to: string;
  /** The idempotency key: however often the form is sent, it makes one order. */
  order_key: string;
  /** A hash of the signed-in customer whom the form was rendered for. */
  customer?: string;
  typed: Record<string, string>;
  constraints: Constraints;
  contact: {
    username: string;
    phone: string;
    /** The phone is typed because sign-in is disabled. */
    field?: PhoneFieldView;
    /** The phone is typed and confirmed by a code before the order is placed. */
    sign_in?: { field: PhoneFieldView; request: CodeRequestView };
    /** How phones are written in the city, for somebody else who receives a delivery. */
    recipient?: Pick<PhoneFieldView, "masks" | "country">;
  };
  where: WhereToView;
  when: WhenView;
  payment: WaysToPayView;
  cart: CartView;
  /** Dishes that go with the cart; absent if they could not be loaded in time. */
  related?: RelatedView[];
  points?: PointsView;
  promocode?: string;
  /** A changed signature means that the visitor has to confirm. Empty if the cart could not be loaded. */
  cart_signature: string;
  /** The reason is the button's label. */
  blocked?: { words: string; to: string; link: string };
  /** An order of the last hour whose answer may have been lost. */
  accepted?: { words: string; tracking: string };
  /** The longest time in seconds that placing the order may take. */
  patience: number;
  /** The message that a previous order was never answered and may exist. */
  earlier?: string;
};

/** Sending the form again tells whether the order exists; the cart is empty. */
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

export type AddressAlternatives = {
  matches?: AddressMatch[];
  unserved?: UnservedView;
  city?: { name: string; /** The effect on the cart. */ words: string; to: string };
};

export type WhereToView = {
  order_type: "delivery" | "takeaway";
  offers: { delivery: boolean; takeaway: boolean };
  address?: {
    id: number;
    text: string;
    /** Where the food goes, and on which terms. */
    said: string;
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
  /** Types that are paid online (`now`) and on receipt (`later`). */
  now: PaymentChoice[];
  later: PaymentChoice[];
  /** Online types that need the browser's wallet. */
  wallets: PaymentChoice[];
  chosen?: string;
  /** The chosen type is the one that this visitor paid with before. */
  is_known: boolean;
  /** Some countries demand an e-mail for the receipt of a card payment. */
  asks_email: boolean;
  /**
   * Undefined for takeaway and for totals above the limit. `last`: the sum that change was asked for before. `change`:
   * the sum that the courier brings back, as text.
   */
  cash?: { last?: string; notes: { value: number; text: string; change: string }[]; currency: string };
};

/**
 * `order` makes the order; `confirm` first requests a code for the phone; `keep` saves the values; the others save them
 * and change one thing. Arguments: the date, the banknote, the request to the courier, "1" or "0" for bags and points, a gift's id and
 * count, a dish's key, the path to leave for. `promocode_for_points` and
 * `keep_points` answer which discount to keep. `time` takes the day and id of a proposed time. `door`, on the payment
 * page, orders with a payment type on receipt.
 */
export const orderIntents = intents(
  "order",
  "confirm",
  "keep",
  "address",
  "date",
  "banknote",
  "note",
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
  "door",
);

/** The keys of common requests to the courier; their texts go into the comment. */
export const courierNotes = ["leave", "quiet", "call"] as const;

export const LEFT_OUT = "left_out";

export const FORM_ID = "order";

export const orderFieldId = (name: string) => `${FORM_ID}-${name}`;

export const doorField = (name: string) => `delivery_address.${name}`;

type DeliveryFields = Record<"street" | "match" | (typeof addressDetails)[number], string>;

export type OrderFormFields = {
  username: string;
  phone: string;
  recipient_name: string;
  recipient_phone: string;
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

export type FormState = {
  fields: FormFields<OrderFormFields>;
  typed: Record<string, string>;
};
