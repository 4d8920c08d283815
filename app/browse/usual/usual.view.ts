import { intents } from "../../shared/web/form/intent";
import type { FormAnswer } from "../../shared/web/modal/page";

/**
 * `repeat` takes the number of a customer's order, `order` the id of a basket of this browser. The others confirm that
 * the basket of the cart is replaced.
 */
export const usualIntents = intents("repeat", "order", "replace_by_repeat", "replace_by_order");

/** `replaces`: the value of the button that confirms it. */
export type UsualAnswer = FormAnswer & { replaces?: string };

/** A basket that can be ordered again. All texts are in the visitor's language. */
export type UsualOrder = {
  /** The value of its button. */
  intent: string;
  /** The name that the visitor gave it. */
  name?: string;
  /** For example "Philadelphia, Tom yum and 2 more". */
  dishes: string;
  pictures: string[];
  /** Today's price of the dishes, without delivery and packaging. */
  sum: string;
  /** How much more the same dishes cost than in the order. */
  dearer?: string;
  /** The dishes that are not sold today. */
  gone?: string;
  place: string;
};

/** `action`: the page that orders them. */
export type UsualView = { action: string; orders: UsualOrder[] };

/** `unknown`: not all of them could be loaded. */
export type UsualPageView = {
  title: string;
  error_title: string;
  action: string;
  menu: string;
  usual?: UsualView;
  unknown: boolean;
};
