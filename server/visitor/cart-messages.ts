import { z } from "zod";
import type { Cart } from "../../contract/cart";
import { notRepeated } from "../../rules/cart";
import { cut } from "../../rules/cut";
import type { CookieShape } from "./cookies";

type Message = NonNullable<Cart["messages"]>[number];

/** Two messages take at most 3.8 kB in every script, and browsers drop a cookie of more than 4 kB. */
const MAX_STORED_MESSAGES = 2;
const MAX_STORED_TEXT_LENGTH = 220;

const text = z.string().max(MAX_STORED_TEXT_LENGTH).optional();
const message = z.object({ position: z.literal("top"), icon: z.string().max(40).optional(), title: text, text });

/**
 * Stores the messages at the top of a changed cart. The upstream sends some of them only in the response to the change,
 * and without scripts the visitor sees the page after that response.
 */
export const cartMessagesCookie: CookieShape<Message[]> = {
  name: "cart_said",
  parse: (value) => {
    try {
      return z
        .array(message)
        .max(MAX_STORED_MESSAGES)
        .safeParse(JSON.parse(Buffer.from(value, "base64url").toString("utf8"))).data;
    } catch {
      return undefined;
    }
  },
  serialise: (messages) => {
    const short = messages.slice(0, MAX_STORED_MESSAGES).map(({ position, icon, title, text: words }) => ({
      position,
      icon: icon?.slice(0, 40),
      title: title ? cut(title, MAX_STORED_TEXT_LENGTH) : undefined,
      text: words ? cut(words, MAX_STORED_TEXT_LENGTH) : undefined,
    }));
    return Buffer.from(JSON.stringify(short)).toString("base64url");
  },
};

/** Adds the stored messages that the cart does not repeat. */
export function withStoredMessages(cart: Cart, stored: readonly Message[]): Cart {
  const messages = cart.messages ?? [];
  const others = notRepeated(stored, messages);
  return others.length === 0 ? cart : { ...cart, messages: [...others, ...messages] };
}
