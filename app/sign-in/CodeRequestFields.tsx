import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../shared/ui/fields/Checkbox";
import { Choice, Choices } from "../shared/ui/fields/Choice";
import { LinkedWords } from "../shared/ui/text/LinkedWords";
import { Captcha } from "./Captcha";
import { channelIcons } from "./channel-icons";
import type { CodeRequestView } from "./login.view";

type CodeRequestFieldsProps = {
  request: CodeRequestView;
  fields: Record<
    "notify_channel" | "captcha_user_token" | "privacy_policy",
    Pick<FieldMetadata<string>, "id" | "errors">
  >;
  typed: Record<string, string>;
};

export function CodeRequestFields({
  request,
  fields: { notify_channel, captcha_user_token, privacy_policy },
  typed,
}: CodeRequestFieldsProps) {
  const { t } = useTranslation("account");
  const { channels, policy } = request;
  const chosen =
    channels.find((channel) => channel === typed.notify_channel) ?? (channels.includes("sms") ? "sms" : channels[0]);
  return (
    <>
      {channels.length > 1 ? (
        <Choices
          key={typed.captcha_refused}
          id={notify_channel.id}
          legend={t("channel")}
          error={notify_channel.errors?.[0]}
          columns
        >
          {channels.map((channel) => (
            <Choice
              key={channel}
              name="notify_channel"
              value={channel}
              title={t(`channels.${channel}`)}
              note={channel === "vk" ? t("vkNote") : undefined}
              icon={channelIcons[channel]}
              defaultChecked={channel === chosen}
            />
          ))}
        </Choices>
      ) : (
        <input type="hidden" name="notify_channel" value={chosen} />
      )}
      <Captcha request={request} id={captcha_user_token.id} error={captcha_user_token.errors?.[0]} typed={typed} />
      <Checkbox
        id={privacy_policy.id}
        name="privacy_policy"
        value="1"
        required
        defaultChecked={typed.privacy_policy === "1"}
        label={<LinkedWords words={t("consent")} linked={t("consentLink")} to={policy} />}
        error={privacy_policy.errors?.[0]}
        className="above-1 below-4"
      />
    </>
  );
}
