import { Link } from "@remix-run/react";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ASK_EVERY } from "../../rules/payment";
import { useHydrated } from "../ui/use-hydrated";
import { classes } from "../ui/class-names";
import { Icon } from "../ui/Icon";
import { BackLink } from "../ui/Links";
import { Panel } from "../ui/Panel";
import { Deadline } from "./Deadline";
import { OrderDetails, OrderSummary } from "./OrderSummary";
import type { WaitView } from "./payment.view";
import styles from "./payment.module.css";

type Props = { view: WaitView; app: NonNullable<WaitView["app"]>; waiting: ReactNode };

/**
 * SBP and SberPay: the code to scan, and the way to the bank's app. On a phone, where the code cannot be scanned, the app's button comes
 * first; elsewhere it follows after 5 seconds (spec 2 §9), without scripts at once.
 */
export function BankApp({ view: { order, number, deadline, other_way }, app: { qr, link, said }, waiting }: Props) {
  const { t } = useTranslation("payment");
  const isLater = useLater(ASK_EVERY);
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink to={other_way}>{t("app.ways")}</BackLink>
      <h1 id="page-title" className={styles.title}>
        {t(qr ? "app.title" : "app.pushTitle")}
      </h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OrderDetails order={order} />
          <Deadline deadline={deadline} />
          <Panel>
            <div className={qr ? styles.scan : undefined}>
              <div className={styles.steps}>
                {qr && (
                  <div className={styles.wideOnly}>
                    <h2 className={styles.heading}>{t("app.scan")}</h2>
                    <ol>
                      <li>{t("app.steps.open")}</li>
                      <li>{t("app.steps.scan")}</li>
                      <li>{t("app.steps.confirm")}</li>
                    </ol>
                  </div>
                )}
                <p className={qr && !said ? `${styles.lead} ${styles.narrowOnly}` : styles.lead}>
                  {said ?? t(qr ? "app.pick" : "app.pushText")}
                </p>
                {link && (
                  <div className={qr ? classes(styles.open, !isLater && styles.phoneFirst) : styles.push}>
                    <a href={link} className={styles.go}>
                      <Icon name="smartphone" /> <span>{t("app.open")}</span>
                    </a>
                    {qr && <p className={styles.wideOnly}>{t("app.here")}</p>}
                  </div>
                )}
                {waiting}
              </div>
              {qr && (
                <div className={styles.qr}>
                  <p className={styles.narrowOnly}>{t("app.otherPhone")}</p>
                  <img
                    src={qr}
                    width={320}
                    height={320}
                    alt={number ? t("app.qrOf", { sum: order.total, number }) : t("app.qr", { sum: order.total })}
                  />
                  <p className={styles.amount}>{order.total}</p>
                  {number && <p>{t("app.order", { number })}</p>}
                </div>
              )}
            </div>
            <p className={styles.otherWay}>
              <Link to={other_way}>{t("wait.otherWay")}</Link>
            </p>
          </Panel>
        </div>
        <OrderSummary order={order} />
      </div>
    </div>
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
