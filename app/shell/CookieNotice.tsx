import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button";
import styles from "./CookieNotice.module.css";
import { withoutModals } from "./modals";

const APPEARS_AFTER = 2_000;

/** In the page at once without scripts; with them it slides in after 2 s (spec 2 §9). Closing it is a form. */
export function CookieNotice() {
  const { t } = useTranslation("shell");
  const here = useLocation();
  const closing = useNavigation().formAction?.startsWith("/cookie-consent");
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    setWaiting(true);
    const timer = setTimeout(() => setWaiting(false), APPEARS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (waiting || closing) return null;
  return (
    <Form method="post" action="/cookie-consent" className={styles.notice} aria-label={t("cookies.label")} preventScrollReset>
      <input type="hidden" name="return_to" value={withoutModals(here)} />
      <p>{t("cookies.text")}</p>
      <Button variant="ink" size="s">{t("cookies.accept")}</Button>
    </Form>
  );
}
