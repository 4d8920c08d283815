import type { Constraints } from "../../server/guard/form";
import type { FormAnswer } from "../modal/page";
import type { PhoneFieldView } from "../words/phone-words.server";

/** UserOrderModal and its page: an order is found by phone and number. */
export type LookUpView = {
  title: string;
  error_title: string;
  return_to: string;
  phone: PhoneFieldView;
  constraints: Constraints;
  /** Who signs in finds their orders without numbers. */
  can_sign_in: boolean;
  /** Orders under way that this visitor may see without a look-up. */
  orders: { number: string; status: string; to: string }[];
};

export type LookUpAnswer = FormAnswer & {
  /** Nothing was found, or nothing of this phone: the answer is the same. */
  missing?: true;
  /** Too many tries. `after`: a clock time, if it is known. */
  limit?: { after?: string; call: string };
};
