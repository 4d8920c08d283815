import { z } from "zod";
import { listedOrder } from "./order";
import { amount, balanceNote, birthdayNote, dispensable, extras, id, maybe, phoneNote } from "./primitives";

export const notifyChannel = z.enum(["call", "sms", "vk"]);
export const sex = z.enum(["male", "female"]);

export const verification = z.object({
  timer: z.number().min(0).max(86_400).meta({ description: "Seconds until another code may be asked for" }),
  code: maybe(z.string()).meta({ description: "Only a trial system tells it" }),
});

export const user = z.object({
  id: maybe(id),
  phone: z.string().meta(phoneNote),
  name: maybe(z.string()),
  sex: dispensable(sex),
  email: maybe(z.string()),
  birthday: maybe(z.string()).meta(birthdayNote),
  balance: maybe(amount).meta(balanceNote),
  is_subscribed: maybe(z.boolean()),
  is_print_fiscal_receipt: maybe(z.boolean()),
  session: maybe(z.string()),
  verification: maybe(verification),
  orders: maybe(extras(listedOrder)),
});

export type User = z.infer<typeof user>;
export type Sex = z.infer<typeof sex>;
export type NotifyChannel = z.infer<typeof notifyChannel>;
