import { z } from "zod";
import { sealedCookie } from "./sealed-cookie";

const session = z.object({
  /** The upstream's session key, a JSON Web Token perhaps. The browser never sees it in clear (docs/specification/behaviour.md#upstream-and-session). */
  key: z.string().max(1_500),
  /** The signed-in customer's name or, without one, an empty string. Absent for anonymous visitors. */
  signed_in: z.object({ name: z.string().max(100) }).optional(),
  /** A code that is under way: `sent_at` in Unix milliseconds, `timer` in seconds, and what the upstream said along with it. */
  verification: z
    .object({
      phone: z.string(),
      notify_channel: z.enum(["call", "sms", "vk"]),
      sent_at: z.number(),
      timer: z.number(),
      said: z.string().max(200).optional(),
    })
    .optional(),
});

export type VisitorSession = z.infer<typeof session>;

export const sessionCookie = sealedCookie("session", session);
