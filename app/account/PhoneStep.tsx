import { getInputProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useFormFields } from "../page/use-form-fields";
import { usePage } from "../modal/page";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import { Choice, Choices } from "../ui/Choice";
import type { IconName } from "../ui/Icon";
import styles from "./account.module.css";
import { LOGIN_FORM_ID, loginIntents, type LoginView } from "./login.view";
import { PhoneField } from "./PhoneField";

export const channelIcons = { call: "phone", sms: "message-circle", vk: "message-circle" } as const satisfies Record<
  string,
  IconName
>;

type Props = { view: LoginView; errors: Record<string, string>; typed: Record<string, string> };

/** The phone form: number, channel for the code, consent. */
export function PhoneStep({ view: { phone, channels, constraints }, errors, typed }: Props) {
  const { t } = useTranslation("account");
  const { Form, sending } = usePage();
  const fields = useFormFields<{ phone: string; notify_channel: string; privacy_policy: string }>({
    id: LOGIN_FORM_ID,
    constraints,
    errors,
    values: { phone: phone.value, privacy_policy: typed.privacy_policy },
  });
  const chosen =
    channels.find((channel) => channel === typed.notify_channel) ?? (channels.includes("sms") ? "sms" : channels[0]);
  return (
    <Form id={LOGIN_FORM_ID} noValidate>
      <input type="hidden" {...loginIntents.field("phone")} />
      <p className={styles.lead}>{t("lead")}</p>
      <PhoneField label={t("phone")} field={fields.phone} masks={phone.masks} country={phone.country} />
      {channels.length > 1 ? (
        <Choices id={fields.notify_channel.id} legend={t("channel")} error={fields.notify_channel.errors?.[0]} columns>
          {channels.map((channel) => (
            <Choice
              key={channel}
              name="notify_channel"
              value={channel}
              title={t(`channels.${channel}`)}
              icon={channelIcons[channel]}
              defaultChecked={channel === chosen}
            />
          ))}
        </Choices>
      ) : (
        <input type="hidden" name="notify_channel" value={chosen} />
      )}
      <Checkbox
        {...getInputProps(fields.privacy_policy, { type: "checkbox", value: "1" })}
        label={t("consent")}
        error={fields.privacy_policy.errors?.[0]}
        className={styles.consent}
      />
      <Button size="l" wide pending={sending}>
        {t("getCode")}
      </Button>
    </Form>
  );
}
