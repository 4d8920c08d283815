import type { NotifyChannel } from "../../contract/person";
import type { IconName } from "../shared/ui/icons/Icon";

export const channelIcons = {
  call: "phone",
  sms: "message-circle",
  vk: "send",
} as const satisfies Record<NotifyChannel, IconName>;
