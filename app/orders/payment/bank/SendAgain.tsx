import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NO_REFRESH_QUERY, useSelfRefreshing } from "../../../shared/ui/hooks/use-self-refreshing";
import { Button } from "../../../shared/ui/buttons/Button";
import { waitIntents, type WaitView } from "../payment.view";
import styles from "./SendAgain.module.css";

export function SendAgain({ path, again: { from } }: { path: string; again: NonNullable<WaitView["again"]> }) {
  const { t } = useTranslation("payment");
  const refreshes = useSelfRefreshing();
  if (from) return <p className="muted above-4">{t("app.again.from", { time: from })}</p>;
  if (refreshes)
    return (
      <p className={`taps ${styles.again}`}>
        <a href={`${path}${NO_REFRESH_QUERY}#again`}>{t("app.again.action")}</a>
      </p>
    );
  return (
    <Form method="post" action={path} id="again" className={`taps ${styles.again}`}>
      <Button {...waitIntents.button("again")} variant="quiet">
        {t("app.again.action")}
      </Button>
    </Form>
  );
}
