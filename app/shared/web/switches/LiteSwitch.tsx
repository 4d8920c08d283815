import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { withoutModals } from "../modal/modals";
import { sendWithForm, SWITCHES_LINK, useSavedForm } from "./saved-form";
import { useSelfRefreshing } from "../../ui/hooks/use-self-refreshing";
import { useLite } from "../../ui/hooks/lite";
import { classes } from "../../ui/styles/class-names";
import styles from "./LiteSwitch.module.css";
import { sends } from "../../../../rules/sent-fields";

/**
 * The choice is a cookie, so it needs a POST (docs/specification/behaviour.md#lite-pages). The switch's state is also
 * visible without scripts.
 */
export function LiteSwitch({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  const here = useLocation();
  const lite = useLite();
  const refreshes = useSelfRefreshing();
  const keptForm = useSavedForm();
  if (refreshes) return null;
  if (keptForm)
    return (
      <div className={className}>
        <a href={SWITCHES_LINK}>{t("lite.name")}</a>
      </div>
    );
  return (
    <Form
      method="post"
      action="/lite"
      reloadDocument
      onSubmit={(event) => sendWithForm(event, "lite")}
      className={className}
    >
      <input type="hidden" name="return_to" value={withoutModals(here)} />
      <button
        {...sends({ lite: lite ? "off" : "on" })}
        role="switch"
        aria-checked={lite}
        className={classes(styles.switch, lite && styles.on)}
      >
        <span className={styles.track} />
        <span>
          {t("lite.name")} <small className="block">{t("lite.note")}</small>
        </span>
      </button>
    </Form>
  );
}
