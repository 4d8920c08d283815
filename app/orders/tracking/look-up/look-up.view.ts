import type { Constraints } from "../../../../server/guard/form";
import type { FormAnswer } from "../../../shared/web/modal/page";
import type { PhoneFieldView } from "../../../shared/web/words/phone-words.server";
import type { WithSavedForm } from "../../../shared/web/switches/saved-form";

export type LookUpView = WithSavedForm & {
  title: string;
  error_title: string;
  return_to: string;
  phone: PhoneFieldView;
  constraints: Constraints;
  /** Signed-in customers find their orders without numbers. */
  can_sign_in: boolean;
  /** Active orders that this visitor may see without a look-up. */
  orders: { number: string; status: string; to: string }[];
};

export type LookUpAnswer = FormAnswer & {
  /** No order was found, or it has another phone. Both get the same response. */
  missing?: true;
  /** Too many tries. `after` is a clock time, if it is known. */
  limit?: { after?: string; call: string };
};
