import type { CallName } from "../../contract/calls";

/**
 * Calls that are slow together. Each group has its own cap on parallel calls, so that a hanging geocoder takes nothing from the menu.
 */
export type Group =
  | "menu"
  | "related"
  | "geocoder"
  | "place"
  | "times"
  | "payment"
  | "cart"
  | "person"
  | "orders"
  | "courier"
  | "feedback";

const groups: Record<CallName, Group> = {
  cities: "menu",
  city: "menu",
  shops: "menu",
  products: "menu",
  relatedProducts: "related",
  geocodeAddress: "geocoder",
  geocodeCoordinates: "geocoder",
  shopsSet: "place",
  addresses: "place",
  addressRemove: "place",
  addressSetByCoordinates: "place",
  addressSetByAddress: "place",
  addressSetById: "place",
  timeSettings: "times",
  intervals: "times",
  paymentTypes: "payment",
  orderPaymentSettings: "payment",
  orderCreateCache: "payment",
  orderPay: "payment",
  orderPost3ds: "payment",
  cart: "cart",
  cartClear: "cart",
  cartAdd: "cart",
  cartRemove: "cart",
  cartForget: "cart",
  cartGiftAdd: "cart",
  cartGiftRemove: "cart",
  cartGiftForget: "cart",
  cartApplyPromocode: "cart",
  cartForgetPromocode: "cart",
  cartApplyBonuses: "cart",
  cartPackagesBag: "cart",
  cartSetInterval: "cart",
  login: "person",
  checkVerificationCode: "person",
  checkSession: "person",
  user: "person",
  userUpdate: "person",
  userRemove: "person",
  balance: "person",
  logout: "person",
  orders: "orders",
  order: "orders",
  orderStatus: "orders",
  orderCreate: "orders",
  orderCancel: "orders",
  orderRepeat: "orders",
  courierLocation: "courier",
  feedbackQuestion: "feedback",
  feedbackCallMeBack: "feedback",
  feedbackLandlord: "feedback",
  feedbackSupplier: "feedback",
  feedbackUnavailableAddress: "feedback",
};

export const groupOf = (name: CallName): Group => groups[name];

/**
 * Shared reads whose request is the shop's own: every visitor needs them, and none typed them. A refusal (4xx) is the fault of the upstream
 * or of a gateway before it, never of a visitor.
 */
export const isOwnRead = (name: CallName) => groups[name] === "menu" || name === "paymentTypes";

/** Calls in parallel, and calls that wait for one of them to end. Further calls fail at once. */
export type Cap = { parallel: number; waiting: number };

const usual: Cap = { parallel: 24, waiting: 100 };
const caps: Partial<Record<Group, Cap>> = {
  menu: { parallel: 48, waiting: 200 },
  cart: { parallel: 48, waiting: 200 },
  // The page stands without them.
  related: { parallel: 8, waiting: 16 },
  courier: { parallel: 8, waiting: 16 },
  // A suggestion that is late is of no use: the visitor has typed on.
  geocoder: { parallel: 8, waiting: 16 },
};

export const capOf = (group: Group): Cap => caps[group] ?? usual;
