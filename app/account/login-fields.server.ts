import { z } from "zod";
import { notifyChannel } from "../../contract/person";

/** What was typed is checked further: the phone by its country's mask, the channel by what this shop offers. */
export const phoneStepFields = z.object({
  phone: z.string().max(100),
  notify_channel: notifyChannel.optional(),
  privacy_policy: z.literal("1"),
});

export const codeStepFields = z.object({ code: z.string() });
