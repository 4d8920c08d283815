import { z } from "zod";
import { languages } from "../../rules/languages";
import { sealedCookie } from "./sealed-cookie";

const session = z.object({
  /**
   * The upstream's session key, possibly a JSON Web Token. The browser never gets it unencrypted
   * (docs/specification/behaviour.md#upstream-and-session). A longer one has no room beside a payment (docs/contract.md).
   */
  key: z.string().max(1_024),
  /** The name of the signed-in customer, possibly empty. Absent for anonymous visitors. */
  signed_in: z.object({ name: z.string().max(100) }).optional(),
  /** Unix milliseconds. */
  signed_in_at: z.number().optional(),
  /** The customer said so. Upstreams tell `male` of everybody who never said anything, which is no answer. */
  says_male: z.literal(true).optional(),
  /**
   * A requested code: `sent_at` in Unix milliseconds, `timer` in seconds, and the upstream's message with the language
   * that it is in.
   */
  verification: z
    .object({
      phone: z.string().max(20),
      notify_channel: z.enum(["call", "sms", "vk"]),
      sent_at: z.number(),
      timer: z.number(),
      notification: z.string().max(200).optional(),
      language: z.enum(languages).optional(),
    })
    .optional(),
});

export type VisitorSession = z.infer<typeof session>;

/** The upstream's words about a code, and then the customer's name, give way to a long key. */
export const sessionCookie = sealedCookie("session", session, ({ verification, signed_in, ...rest }) => {
  if (verification?.notification)
    return { ...rest, signed_in, verification: { ...verification, notification: undefined } };
  return signed_in?.name ? { ...rest, signed_in: { name: "" }, verification } : undefined;
});
