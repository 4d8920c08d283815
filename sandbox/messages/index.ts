import type { Language } from "../language";
import { bankMessages } from "./bank";
import { basketMessages } from "./basket";
import { offerMessages } from "./offers";
import { orderMessages } from "./order";
import { paymentMessages } from "./payment";
import { peopleMessages } from "./people";
import { placeMessages } from "./place";
import { profileMessages } from "./profile";
import { requestMessages } from "./request";
import { specialDateMessages } from "./special-dates";

const messages = {
  ...requestMessages,
  ...placeMessages,
  ...basketMessages,
  ...peopleMessages,
  ...orderMessages,
  ...offerMessages,
  ...profileMessages,
  ...paymentMessages,
  ...bankMessages,
  ...specialDateMessages,
};

export type MessageKey = keyof typeof messages;
export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence of the sandbox in a language; `{name}` stands for a value. */
export function say(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return messages[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
