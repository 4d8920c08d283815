import { z } from "zod";
import type { Cart } from "../../contract/cart";
import { notRepeated } from "../../rules/cart";
import { cut } from "../../rules/cut";
import type { CookieShape } from "./cookies";

type Message = NonNullable<Cart["messages"]>[number];

/** Together at most 3.8 kB in every script: browsers drop a cookie of more than 4 kB. */
const MOST = 2;
const LONGEST = 220;

const text = z.string().max(LONGEST).optional();
const message = z.object({ position: z.literal("top"), icon: z.string().max(40).optional(), title: text, text });

/**
 * The messages at the top of a cart that was changed. The upstream says some of them once, in the answer to the change: that a gift has lost
 * its condition. Without scripts the visitor sees the page after that answer.
 */
export const cartSaidCookie: CookieShape<Message[]> = {
  name: "cart_said",
  parse: (value) => {
    try {
      return z
        .array(message)
        .max(MOST)
        .safeParse(JSON.parse(Buffer.from(value, "base64url").toString("utf8"))).data;
    } catch {
      return undefined;
    }
  },
  serialise: (messages) => {
    const short = messages.slice(0, MOST).map(({ position, icon, title, text: words }) => ({
      position,
      icon: icon?.slice(0, 40),
      title: title ? cut(title, LONGEST) : undefined,
      text: words ? cut(words, LONGEST) : undefined,
    }));
    return Buffer.from(JSON.stringify(short)).toString("base64url");
  },
};

/** The messages of a cart after those that an earlier answer said and this one does not. */
export function withSaid(cart: Cart, said: readonly Message[]): Cart {
  const messages = cart.messages ?? [];
  const others = notRepeated(said, messages);
  return others.length === 0 ? cart : { ...cart, messages: [...others, ...messages] };
}
