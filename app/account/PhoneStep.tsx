import { useTranslation } from "react-i18next";
import { usePage } from "../modal/page";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import { Choice, Choices } from "../ui/Choice";
import type { IconName } from "../ui/Icon";
import styles from "./account.module.css";
import type { LoginView } from "./login.view";
import { PhoneField } from "./PhoneField";

export const channelIcons = { call: "phone", sms: "message-circle", vk: "message-circle" } as const satisfies Record<
  string,
  IconName
>;

type Props = { view: LoginView; errors: Record<string, string>; typed: Record<string, string> };

/** Whose phone it is, and how the code should come. */
export function PhoneStep({ view: { phone, channels }, errors, typed }: Props) {
  const { t } = useTranslation("account");
  const { Form, sending } = usePage();
  const chosen =
    channels.find((channel) => channel === typed.notify_channel) ?? (channels.includes("sms") ? "sms" : channels[0]);
  return (
    <Form noValidate>
      <p className={styles.lead}>{t("lead")}</p>
      <PhoneField label={t("phone")} view={phone} error={errors.phone} />
      {channels.length > 1 ? (
        <Choices id="notify_channel" legend={t("channel")} error={errors.notify_channel} columns>
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
        name="privacy_policy"
        value="1"
        required
        label={t("consent")}
        error={errors.privacy_policy}
        defaultChecked={typed.privacy_policy === "1"}
        id="privacy_policy"
        className={styles.consent}
      />
      <Button size="l" wide pending={sending}>
        {t("getCode")}
      </Button>
    </Form>
  );
}
