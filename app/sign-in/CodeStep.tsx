import { Fragment, useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { formatSeconds } from "../../rules/verification";
import { FormSwitches } from "../shared/web/form/FormSwitches";
import { useFormFields } from "../shared/web/form/use-form-fields";
import { usePage } from "../shared/web/modal/page";
import type { Errors } from "../shared/web/modal/standing-errors";
import { Button } from "../shared/ui/buttons/Button";
import { Notice } from "../shared/ui/messages/Notice";
import links from "../shared/ui/buttons/Links.module.css";
import styles from "./account.module.css";
import { CodeFields } from "./CodeFields";
import { Captcha } from "./Captcha";
import { LOGIN_FORM_ID, loginFieldId, loginIntents, type CodeView, type LoginView } from "./login.view";
import { channelIcons } from "./channel-icons";
import { sends } from "../../rules/sent-fields";

type Props = {
  view: Pick<LoginView, "page" | "request" | "constraints">;
  code: CodeView;
  errors: Errors;
  typed: Record<string, string>;
  attempt: object;
  /** The button's label, if the code does more than sign in. */
  submit?: string;
};

export function CodeStep({ view, code, errors, typed, attempt, submit }: Props) {
  const { t } = useTranslation("account");
  const { Form, sending } = usePage();
  const hasFailed = Object.keys(errors).length > 0;
  const fields = useFormFields<{ code: string }>({
    id: LOGIN_FORM_ID,
    constraints: view.constraints,
    errors,
    values: { code: hasFailed ? undefined : typed.code },
  });
  const sendOnce = useSendOnce(attempt);
  return (
    <>
      <div className={styles.sent}>
        <p className={styles.lead}>{t(`sent.${code.channel}`, { phone: code.phone })}</p>
        <Form>
          <button {...loginIntents.button("otherPhone")} className={`${links.button} tap`}>
            {t("changePhone")}
          </button>
        </Form>
      </div>
      <Form id={LOGIN_FORM_ID} noValidate onSubmit={sendOnce}>
        <input type="hidden" {...loginIntents.field("code")} />
        <CodeFields
          label={t("code")}
          field={fields.code}
          attempt={attempt}
          sending={sending}
          bySms={code.channel === "sms"}
        />
        <Button size="l" wide pending={sending}>
          {submit ?? t("checkCode")}
        </Button>
        <FormSwitches />
      </Form>
      <ResendCode view={view} code={code} errors={errors} typed={typed} />
    </>
  );
}

/** The upstream's message about the code, in the language in which the code was requested. */
export function CodeMessage({ view }: { view: Pick<LoginView, "notification" | "notification_language"> }) {
  return (
    view.notification && (
      <Notice live>
        <span lang={view.notification_language}>{view.notification}</span>
      </Notice>
    )
  );
}

/** A complete code is sent by itself. A press of the button meanwhile must not send it again before the answer. */
function useSendOnce(attempt: object) {
  const sent = useRef<{ code: unknown; attempt: object }>();
  return (event: FormEvent<HTMLFormElement>) => {
    const code = new FormData(event.currentTarget).get("code");
    if (sent.current?.code === code && sent.current?.attempt === attempt) return event.preventDefault();
    sent.current = { code, attempt };
  };
}

/** With scripts a countdown; without them a clock time and a reload link. */
function ResendCode({
  view: { request, page },
  code,
  errors,
  typed,
}: Pick<Props, "view" | "code" | "errors" | "typed">) {
  const { t } = useTranslation("account");
  const { Form, inModal } = usePage();
  const left = useSecondsLeft(code);
  if (left.seconds > 0) {
    return (
      <p className={styles.again}>
        {left.running ? t("againIn", { time: formatSeconds(left.seconds) }) : t("againAt", { time: code.again_at })}
        {!left.running && !inModal && (
          <>
            {" "}
            <a href={page}>{t("refresh")}</a>
          </>
        )}
      </p>
    );
  }
  return (
    <Form className={styles.resend}>
      <p className={styles.again}>{t("notCome")}</p>
      <Captcha
        request={request}
        id={loginFieldId("captcha_user_token")}
        error={errors.captcha_user_token}
        typed={typed}
      />
      <input type="hidden" {...loginIntents.field("resend")} />
      {request.channels.map((channel) => (
        <Fragment key={channel}>
          <Button
            {...sends({ notify_channel: channel })}
            variant="outline"
            icon={channelIcons[channel]}
            className={styles.channel}
          >
            {t(`resend.${channel}`)}
          </Button>{" "}
        </Fragment>
      ))}
    </Form>
  );
}

/** Seconds left, counted from the first render; starts after hydration. */
function useSecondsLeft(code: CodeView) {
  const [left, setLeft] = useState({ seconds: code.seconds_left, running: false });
  useEffect(() => {
    const shown = performance.now();
    const tell = () => {
      const seconds = Math.max(0, code.seconds_left - Math.floor((performance.now() - shown) / 1000));
      setLeft({ seconds, running: true });
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tell, 1000);
    tell();
    return () => clearInterval(timer);
  }, [code]);
  return left;
}
