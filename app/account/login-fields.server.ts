import { z } from "zod";
import { notifyChannel } from "../../contract/person";

/** The action checks more: the phone by its country's mask, the channel by the settings. */
export const phoneStepFields = z.object({
  phone: z.string().max(100),
  notify_channel: notifyChannel.optional(),
  privacy_policy: z.literal("1"),
});

export const codeStepFields = z.object({ code: z.string() });
