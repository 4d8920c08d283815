import type { Language } from "../rules/languages";
import { fill, text, type Values } from "./texts";
import type bank from "./texts/en/bank.json";
import type cart from "./texts/en/cart.json";
import type offers from "./texts/en/offers.json";
import type orders from "./texts/en/orders.json";
import type payment from "./texts/en/payment.json";
import type people from "./texts/en/people.json";
import type place from "./texts/en/place.json";
import type requests from "./texts/en/requests.json";

type Messages = typeof bank &
  typeof cart &
  typeof offers &
  typeof orders &
  typeof payment &
  typeof people &
  typeof place &
  typeof requests;

export type MessageKey = keyof Messages;
export type { Values as MessageValues } from "./texts";

/** A message whose language is still open. */
export type Words = { key: MessageKey; values?: Values };

/** Returns a message to the customer. `{name}` in its text is replaced by a value. */
export function say(key: MessageKey, language: Language, values: Values = {}): string {
  return fill(text(key, language), values);
}
