import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { isPlainClick } from "../../../shared/web/modal/use-modal-link";
import styles from "./tracking.module.css";
import type { TrackingView } from "../tracking.view";

type Props = { view: TrackingView; on: boolean; refreshing: boolean; refresh: () => void };

/**
 * The time of the last update, a link to refresh now and one to stop refreshing (WCAG 2.2.1). Text browsers do not
 * refresh a page, so nothing says that it refreshes by itself.
 */
export function Refresh({ view: { path, updated_at }, on, refreshing, refresh }: Props) {
  const { t } = useTranslation("tracking");
  const still = `${path}?refresh=off`;
  function now(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    refresh();
  }
  return (
    <p className={`muted not-printed ${styles.refresh}`}>
      {!on && t("refresh.off")} {updated_at && t("refresh.updated", { time: updated_at })}{" "}
      <a href={on ? path : still} onClick={now} aria-busy={refreshing || undefined} className="tap">
        {t("refresh.now")}
      </a>{" "}
      <Link to={on ? still : path} replace preventScrollReset className="tap">
        {on ? t("refresh.stop") : t("refresh.start")}
      </Link>
    </p>
  );
}
