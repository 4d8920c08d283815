import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ASK_EVERY } from "../../rules/payment";
import { useHydrated } from "../ui/use-hydrated";
import { Between } from "./Between";
import type { WaitView } from "./payment.view";
import styles from "./payment.module.css";

type Props = { view: WaitView; app: NonNullable<WaitView["app"]>; note: ReactNode };

/**
 * SBP and SberPay: the code to scan, and the way to the bank's app. On a phone, where the code cannot be scanned, the app's button comes
 * first; elsewhere it follows after 5 seconds (spec 2 §9), without scripts at once.
 */
export function BankApp({ view: { order, number }, app: { qr, link, said }, note }: Props) {
  const { t } = useTranslation("payment");
  const isLater = useLater(ASK_EVERY);
  const button = link && (
    <a href={link} className={qr && !isLater ? `${styles.go} ${styles.phoneFirst}` : styles.go}>
      {t("app.open")}
    </a>
  );
  return (
    <Between
      icon="qr-code"
      order={order}
      title={t(qr ? "app.title" : "app.pushTitle")}
      text={said ?? t(qr ? "app.text" : "app.pushText")}
      note={note}
    >
      {button}
      {qr && (
        <p className={styles.qr}>
          <img
            src={qr}
            width={320}
            height={320}
            alt={number ? t("app.qrOf", { sum: order.total, number }) : t("app.qr", { sum: order.total })}
          />
        </p>
      )}
    </Between>
  );
}

/** True without scripts, and after so many seconds with them. */
function useLater(seconds: number): boolean {
  const hydrated = useHydrated();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return !hydrated || isLater;
}
