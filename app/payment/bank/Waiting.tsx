import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dots } from "../../ui/Dots";
import { useHydrated } from "../../hooks/use-hydrated";
import styles from "./Waiting.module.css";

type Props = {
  /** The path of the page that waits. */
  path: string;
  /** The page looks for the answer by itself. */
  isOn: boolean;
  /** When it last looked, as the city's clock shows it. */
  checked: string;
  /** A link to look now, where no button offers it. */
  now?: boolean;
};

/** That the bank's answer is awaited and, where the page itself refreshes for it, how to look now and to stop refreshing (WCAG 2.2.1). */
export function Waiting({ path, isOn, checked, now }: Props) {
  const { t } = useTranslation("payment");
  const hydrated = useHydrated();
  const still = `${path}?refresh=off`;
  return (
    <div className={styles.waiting}>
      {isOn && (
        <p role="status" className={styles.awaited}>
          <Dots /> {t("wait.waiting")}
        </p>
      )}
      {isOn && hydrated ? (
        <p>{t("wait.soon")}</p>
      ) : (
        <>
          <p>
            {t(isOn ? "wait.on" : "wait.off")} {t("wait.checked", { time: checked })}
          </p>
          <p className={styles.links}>
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
