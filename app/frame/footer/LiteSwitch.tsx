import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { withoutModals } from "../../modal/modals";
import { intentField } from "../../page/intent";
import { KEPT_FORM_ID, useKeptForm } from "../../page/kept-form";
import { useSelfRefreshing } from "../../page/live/use-self-refreshing";
import { useLite } from "../../ui/lite";
import { classes } from "../../ui/class-names";
import styles from "./LiteSwitch.module.css";

/** Leads to the lite pages and back from them (decisions §6). The choice is a cookie, so it is a POST; without scripts, too, it says whether it is on. */
export function LiteSwitch({ className }: { className?: string }) {
  const { t } = useTranslation("frame");
  const here = useLocation();
  const lite = useLite();
  const refreshes = useSelfRefreshing();
  const keptForm = useKeptForm();
  const wanted = lite ? "off" : "on";
  if (refreshes) return null;
  return (
    <Form method="post" action="/lite" reloadDocument className={className}>
      <input type="hidden" name="return_to" value={withoutModals(here)} />
      <button
        {...(keptForm
          ? { form: KEPT_FORM_ID, formNoValidate: true, ...intentField("lite", wanted) }
          : { name: "lite", value: wanted })}
        role="switch"
        aria-checked={lite}
        className={classes(styles.switch, lite && styles.on)}
      >
        <span className={styles.track} />
        <span className={styles.words}>
          {t("lite.name")} <small>{t("lite.note")}</small>
        </span>
      </button>
    </Form>
  );
}
