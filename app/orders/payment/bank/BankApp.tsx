import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PAYMENT_POLL_SECONDS } from "../../../../rules/payment";
import { ButtonLink } from "../../../shared/ui/buttons/Button";
import { useHydrated } from "../../../shared/ui/hooks/use-hydrated";
import { classes } from "../../../shared/ui/styles/class-names";
import { NumberedList } from "../../../shared/ui/layout/NumberedList";
import { Panel } from "../../../shared/ui/layout/Panel";
import { Title } from "../../../shared/ui/text/Title";
import { BesideOrder } from "../order/BesideOrder";
import { Countdown } from "../Countdown";
import type { WaitView } from "../payment.view";
import { SendAgain } from "./SendAgain";
import styles from "./BankApp.module.css";

type Props = { view: WaitView; app: NonNullable<WaitView["app"]>; waiting: ReactNode };

/**
 * A phone cannot scan its own screen, so there the app's button comes first; elsewhere it appears after 5 seconds
 * (docs/specification/rules-and-calls.md#times), without scripts at once.
 */
export function BankApp({
  view: { path, order, number, deadline, other_way, again },
  app: { qr, link, notification },
  waiting,
}: Props) {
  const { t } = useTranslation("payment");
  const isLater = useLater(PAYMENT_POLL_SECONDS);
  return (
    <BesideOrder
      title={t(qr ? "app.title" : "app.pushTitle")}
      back={{ to: other_way, words: t("wait.otherWay") }}
      order={order}
    >
      <Countdown deadline={deadline} />
      <Panel>
        <div className={qr ? styles.scan : undefined}>
          <div className={styles.steps}>
            {qr && (
              <div className="wide-only">
                <Title level={2} look="panel">
                  {t("app.scan")}
                </Title>
                <div className="above-4">
                  <NumberedList steps={[t("app.steps.open"), t("app.steps.scan"), t("app.steps.confirm")]} />
                </div>
              </div>
            )}
            <p className={qr && !notification ? "lead below-6 narrow-only" : "lead below-6"}>
              {notification ?? t(qr ? "app.pick" : "app.pushText")}
            </p>
            {link && (
              <div className={qr ? classes(styles.open, !isLater && "narrow-only") : undefined}>
                <ButtonLink to={link} reloadDocument size="l" wide icon="smartphone">
                  {t("app.open")}
                </ButtonLink>
                {qr && <p className="wide-only">{t("app.here")}</p>}
              </div>
            )}
            {waiting}
            {again && <SendAgain path={path} again={again} />}
          </div>
          {qr && (
            <div className={`muted ${styles.qr}`}>
              <p className="narrow-only">{t("app.otherPhone")}</p>
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
      </Panel>
    </BesideOrder>
  );
}

/** True without scripts. */
function useLater(seconds: number): boolean {
  const hydrated = useHydrated();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return !hydrated || isLater;
}
