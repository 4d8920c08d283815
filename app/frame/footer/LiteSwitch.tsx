import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { withoutModals } from "../../modal/modals";
import { useSelfRefreshing } from "../../page/live/use-self-refreshing";
import { useLite } from "../../ui/lite";
import styles from "./LiteSwitch.module.css";

/** Leads to the lite pages and back from them (decisions §6). The choice is a cookie, so it is a POST. */
export function LiteSwitch({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  const here = useLocation();
  const lite = useLite();
  const refreshes = useSelfRefreshing();
  if (refreshes) return null;
  return (
    <Form method="post" action="/lite" reloadDocument className={className}>
      <input type="hidden" name="return_to" value={withoutModals(here)} />
      <button name="lite" className={styles.switch} value={lite ? "off" : "on"}>
        {t(lite ? "lite.off" : "lite.on")}
      </button>
    </Form>
  );
}
