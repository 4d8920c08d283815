import { z } from "zod";
import type { Cart } from "../../contract/cart";
import { notRepeated } from "../../rules/cart";
import { cut, cutWithEllipsis } from "../../rules/cut";
import { cookies, type CookieShape } from "./cookies";
import { fitting, packed, unpacked, withShorterText } from "./fitting";

type Message = NonNullable<Cart["messages"]>[number];

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
        .safeParse(JSON.parse(unpacked(value))).data;
    } catch {
      return undefined;
    }
  },
  serialise: (messages, _before, maxBytes = cookies.cart_said.maxBytes) => {
    const short = messages.slice(0, MAX_STORED_MESSAGES).map(({ position, icon, title, text: words }) => ({
      position,
      icon: icon && cut(icon, 40),
      title: title ? cutWithEllipsis(title, MAX_STORED_TEXT_LENGTH) : undefined,
      text: words ? cutWithEllipsis(words, MAX_STORED_TEXT_LENGTH) : undefined,
    }));
    return fitting(short, maxBytes, (kept) => packed(JSON.stringify(kept)), leaner);
  },
};

/** Cuts the longest text of all. */
function leaner(messages: Message[]): Message[] | undefined {
  const texts = Object.fromEntries(
    messages.flatMap(({ title, text: words }, at) => [
      [`title ${at}`, title ?? undefined],
      [`text ${at}`, words ?? undefined],
    ]),
  );
  const short = withShorterText(texts, Object.keys(texts));
  return short && messages.map((one, at) => ({ ...one, title: short[`title ${at}`], text: short[`text ${at}`] }));
}

/** Adds the stored messages that the cart does not repeat. */
export function withStoredMessages(cart: Cart, stored: readonly Message[]): Cart {
  const messages = cart.messages ?? [];
  const others = notRepeated(stored, messages);
  return others.length === 0 ? cart : { ...cart, messages: [...others, ...messages] };
}
