import { z } from "zod";
import { listedOrder } from "./order";
import { amount, maybe } from "./primitives";

export const notifyChannel = z.enum(["call", "sms", "vk"]);
export const sex = z.enum(["male", "female"]);

/** The answer to asking for a code: `timer` is seconds until another may be asked for. */
export const verification = z.object({ timer: z.number(), code: maybe(z.string()) });

export const user = z.object({
  id: maybe(z.number()),
  phone: z.string(),
  name: maybe(z.string()),
  sex: maybe(sex),
  email: maybe(z.string()),
  /** dd.MM.yyyy */
  birthday: maybe(z.string()),
  /** Points; one is worth one unit of the currency that they were earned in. */
  balance: maybe(amount),
  is_subscribed: maybe(z.boolean()),
  is_print_fiscal_receipt: maybe(z.boolean()),
  session: maybe(z.string()),
  verification: maybe(verification),
  orders: maybe(z.array(listedOrder)),
});

export type User = z.infer<typeof user>;
export type Sex = z.infer<typeof sex>;
export type NotifyChannel = z.infer<typeof notifyChannel>;
