import { z } from "zod";
import { withShorterText } from "./fitting";
import { sealedCookie } from "./sealed-cookie";

const sentMessage = z.object({
  form: z.string().max(20),
  name: z.string().max(100),
  phone: z.string().regex(/^\d{4,15}$/),
  email: z.string().max(254).optional(),
  order_id: z.number().int().positive().optional(),
  notification: z.string().max(500).optional(),
});

export type SentMessage = z.infer<typeof sentMessage>;

/** The thank-you page reads this cookie, so that a reload sends no second message. */
export const sentMessageCookie = sealedCookie("sent_message", sentMessage, (sent) =>
  withShorterText(sent, ["notification", "name"]),
);
