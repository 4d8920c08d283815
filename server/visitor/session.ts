import { defaults, seal, unseal } from "iron-webcrypto";
import { z } from "zod";
import { environment } from "../operate/environment";
import { LONG, type CookieShape } from "./cookie";

const session = z.object({
  /** The upstream's session key. The browser never sees it in clear (decisions §2). */
  key: z.string().max(200),
  /** The signed-in customer's name or, without one, an empty string. Absent for anonymous visitors. */
  signed_in: z.object({ name: z.string().max(100) }).optional(),
  /** A code that is under way: `sent_at` in Unix milliseconds, `timer` in seconds, and what the upstream said along with it. */
  verification: z
    .object({ phone: z.string(), notify_channel: z.enum(["call", "sms", "vk"]), sent_at: z.number(), timer: z.number(), said: z.string().max(200).optional() })
    .optional(),
});

export type VisitorSession = z.infer<typeof session>;

/** Sealed: encrypted and authenticated. A forged or outdated one counts as absent. */
export const sessionCookie: CookieShape<VisitorSession> = {
  name: "session",
  life: LONG,
  parse: async (text) => {
    try {
      return session.safeParse(await unseal(text, environment().SESSION_SECRET, defaults)).data;
    } catch {
      return undefined;
    }
  },
  serialise: (value) => seal(value, environment().SESSION_SECRET, { ...defaults, ttl: LONG * 1000 }),
};
