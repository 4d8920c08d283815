import type { Language } from "../language";
import { basketMessages } from "./basket";
import { orderMessages } from "./order";
import { peopleMessages } from "./people";
import { placeMessages } from "./place";
import { requestMessages } from "./request";

const messages = { ...requestMessages, ...placeMessages, ...basketMessages, ...peopleMessages, ...orderMessages };

export type MessageKey = keyof typeof messages;
export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence of the sandbox in a language; `{name}` stands for a value. */
export function say(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return messages[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
