import { useLocation } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useSelfRefreshing } from "../hooks/use-self-refreshing";
import { postQuietly } from "../hydration/post-quietly";
import { Button } from "../ui/buttons/Button";
import styles from "./CookieNotice.module.css";
import { withoutModals } from "../modal/modals";

/**
 * The first element of the page. If scripts are enabled, the style sheet shows it after 2 s
 * (docs/specification/rules-and-calls.md#times), even before they have loaded. A form closes it.
 */
export function CookieNotice() {
  const { t } = useTranslation("common");
  const here = useLocation();
  const [isClosed, setClosed] = useState(false);
  const refreshes = useSelfRefreshing();
  if (isClosed || refreshes) return null;
  function close(event: FormEvent) {
    event.preventDefault();
    postQuietly("/noted", {});
    setClosed(true);
  }
  return (
    <form
      method="post"
      action="/noted"
      className={`ways not-printed ${styles.notice}`}
      data-notice=""
      aria-label={t("cookies.label")}
      onSubmit={close}
    >
      <input type="hidden" name="return_to" value={withoutModals(here)} />
      <p>{t("cookies.text")}</p>
      <Button variant="ink" size="s">
        {t("cookies.accept")}
      </Button>
    </form>
  );
}
