import { z } from "zod";
import { amount, maybe } from "./primitives";

export const notifyChannel = z.enum(["call", "sms", "vk"]);

export const user = z.object({
  id: maybe(z.number()),
  phone: z.string(),
  name: maybe(z.string()),
  sex: maybe(z.enum(["male", "female"])),
  email: maybe(z.string()),
  /** dd.MM.yyyy */
  birthday: maybe(z.string()),
  balance: maybe(amount),
  is_subscribed: maybe(z.boolean()),
  is_print_fiscal_receipt: maybe(z.boolean()),
});

/** The answer to asking for a code: `timer` is seconds until another may be asked for. */
export const verification = z.object({ timer: z.number() });

export type User = z.infer<typeof user>;
export type NotifyChannel = z.infer<typeof notifyChannel>;
