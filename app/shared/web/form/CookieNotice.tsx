import { useLocation } from "@remix-run/react";
import { useEffect, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSelfRefreshing } from "../../ui/hooks/use-self-refreshing";
import { postQuietly } from "../hydration/post-quietly";
import { Button } from "../../ui/buttons/Button";
import styles from "./CookieNotice.module.css";
import { withoutModals } from "../modal/modals";
import { SWITCH_FIELD, useSavedForm } from "../switches/saved-form";
import { classes } from "../../ui/styles/class-names";
import { sends } from "../../../../rules/sent-fields";

/**
 * The first element of the page. If scripts are enabled, the style sheet shows it after 2 s
 * (docs/specification/rules-and-calls.md#times), even before they have loaded. A form closes it. On a page with a form to
 * fill in it is a part of that form until scripts run.
 */
export function CookieNotice() {
  const { t } = useTranslation("common");
  const here = useLocation();
  const [isClosed, setClosed] = useState(false);
  const refreshes = useSelfRefreshing();
  const keptForm = useSavedForm();
  const hasRisen = useHasRisen(keptForm);
  if (isClosed || refreshes || keptForm) return null;
  function close(event: FormEvent) {
    event.preventDefault();
    postQuietly("/noted", {});
    setClosed(true);
  }
  return (
    <form
      method="post"
      action="/noted"
      className={classes("ways not-printed", styles.notice, hasRisen && styles.risen)}
      data-notice=""
      aria-label={t("cookies.label")}
      onSubmit={close}
    >
      <input type="hidden" name="return_to" value={withoutModals(here)} />
      <Text />
      <Button variant="ink" size="s">
        {t("cookies.accept")}
      </Button>
    </form>
  );
}

/** Whether another element showed the notice until now, so that it must not come a second time. */
function useHasRisen(elsewhere: boolean): boolean {
  const [hasRisen, setRisen] = useState(false);
  useEffect(() => {
    if (elsewhere) setRisen(performance.now() > RISES_AFTER_MS);
  }, [elsewhere]);
  return hasRisen;
}

/** As the style sheet. */
const RISES_AFTER_MS = 2_000;

export function NoticeInForm() {
  const { t } = useTranslation("common");
  return (
    <div
      role="group"
      className={classes("ways not-printed", styles.notice, styles.inForm)}
      data-notice=""
      aria-label={t("cookies.label")}
    >
      <Text />
      <Button variant="ink" size="s" {...sends({ [SWITCH_FIELD]: "notice" })} formNoValidate>
        {t("cookies.accept")}
      </Button>
    </div>
  );
}

function Text() {
  const { t } = useTranslation("common");
  return <p>{t("cookies.text")}</p>;
}
