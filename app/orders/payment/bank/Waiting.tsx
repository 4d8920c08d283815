import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dots } from "../../../shared/ui/buttons/Dots";
import { useHydrated } from "../../../shared/ui/hooks/use-hydrated";
import styles from "./Waiting.module.css";

type Props = {
  path: string;
  /** Whether the page refreshes itself. */
  isOn: boolean;
  /** The city's clock time of the last refresh. */
  checked: string;
  /** The last refresh failed. */
  isBehind?: boolean;
  /** No other button refreshes the page. */
  now?: boolean;
};

/** A page that refreshes itself offers to refresh now and to stop refreshing (WCAG 2.2.1). */
export function Waiting({ path, isOn, checked, isBehind, now }: Props) {
  const { t } = useTranslation("payment");
  const { t: common } = useTranslation("common");
  const hydrated = useHydrated();
  const still = `${path}?refresh=off`;
  return (
    <div className="muted above-5">
      {isOn && (
        <p role="status" className={styles.awaited}>
          <Dots /> {t("wait.waiting")}
        </p>
      )}
      {isOn && hydrated ? (
        <p>{isBehind ? common("behind") : t("wait.soon")}</p>
      ) : (
        <>
          <p>
            {!isOn && t("wait.off")} {t("wait.checked", { time: checked })}
          </p>
          <p className={`taps ${styles.links}`}>
            {now && <a href={isOn ? path : still}>{t("wait.now")}</a>}{" "}
            <Link to={isOn ? still : path} replace>
              {t(isOn ? "wait.stop" : "wait.start")}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
