import type { BonusState } from "../../rules/bonuses";
import type { CartView } from "../cart/cart.view";

/** `{city}/bonus` and BonusInfoModal. Money and dates are text. */
export type BonusView = {
  title: string;
  description: string;
  return_to: string;
  state: BonusState;
  /** The last day for spending. */
  until: string;
  /** The customer's bonuses or, without a customer, what they are good for. */
  heading: string;
  /** Undefined: nobody is signed in, or the upstream does not tell. */
  balance?: { upTo: string };
  /** There is a sign-in, and nobody is signed in. */
  signs_in: boolean;
  /** A customer's bonuses could not be loaded. */
  down: boolean;
  /** One unit of the city's currency. */
  unit: string;
  cart: string;
  menu: string;
  example: Pick<CartView, "receipt" | "total"> & { points: string; off: string };
};
