import type { BonusState } from "../../../rules/bonuses";
import type { CartView } from "../../shared/basket/cart.view";

/** `{city}/bonus` and BonusInfoModal. Money and dates are text. */
export type BonusView = {
  title: string;
  description: string;
  return_to: string;
  state: BonusState;
  /** The last day for spending. */
  until: string;
  /** The customer's bonuses or, if nobody is signed in, a sentence about their use. */
  heading: string;
  /** Undefined if nobody is signed in or the upstream does not say. */
  balance?: { upTo: string };
  signs_in: boolean;
  down: boolean;
  /** One unit of the city's currency: "1 ₽". */
  unit: string;
  delivers: boolean;
  cart: string;
  menu: string;
  example: Pick<CartView, "receipt" | "total"> & { points: string; off: string };
};
