import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useSelfRefreshing } from "../hooks/use-self-refreshing";
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
  const closing = useNavigation().formAction?.startsWith("/cookie-consent");
  const refreshes = useSelfRefreshing();
  if (closing || refreshes) return null;
  return (
    <Form
      method="post"
      action="/cookie-consent"
      className={`ways not-printed ${styles.notice}`}
      data-notice=""
      aria-label={t("cookies.label")}
      preventScrollReset
    >
      <input type="hidden" name="return_to" value={withoutModals(here)} />
      <p>{t("cookies.text")}</p>
      <Button variant="ink" size="s">
        {t("cookies.accept")}
      </Button>
    </Form>
  );
}
