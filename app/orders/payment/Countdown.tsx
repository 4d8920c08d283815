import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../shared/ui/icons/Icon";
import { PAY_WITHIN_MS, timeToPay } from "../../../rules/payment";
import { classes } from "../../shared/ui/styles/class-names";
import { useHydrated } from "../../shared/ui/hooks/use-hydrated";
import type { DeadlineView } from "./payment.view";
import styles from "./Countdown.module.css";

/** Counts down by the upstream's clock; without scripts it shows a clock time. `onOver` is called once at zero. */
export function Countdown({ deadline, onOver }: { deadline: DeadlineView; onOver?: () => void }) {
  const { t } = useTranslation("payment");
  const left = useTimeLeft(deadline, onOver);
  const isLate = left !== undefined && left <= 60_000;
  const seconds = Math.ceil((left ?? 0) / 1000);
  return (
    <div className={styles.deadline}>
      <div className={classes("edged", "inset", styles.held, isLate && styles.late)}>
        <div className={`ways ${styles.hold}`}>
          <Icon name="clock" />
          <div className={styles.words}>
            <p className={styles.until}>{t("deadline.until", { time: deadline.until })}</p>
            {left === undefined && <p>{t("deadline.clock", { time: deadline.clock })}</p>}
            <p>{t(isLate ? "deadline.late" : "deadline.fixed")}</p>
          </div>
          {left !== undefined && (
            <p className={styles.count} role="timer" aria-live="off">
              {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
            </p>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {left !== undefined &&
            [300, 60, 0].includes(seconds) &&
            t("deadline.left", { count: Math.floor(seconds / 60) })}
        </p>
        {left !== undefined && (
          <svg className={styles.bar} width="100%" height="4" aria-hidden="true" focusable="false">
            <rect width="100%" height="4" rx="2" className={styles.track} />
            <rect width={`${(100 * left) / PAY_WITHIN_MS}%`} height="4" rx="2" />
          </svg>
        )}
      </div>
    </div>
  );
}

/** In milliseconds. Undefined until hydration, because the server's page shows clock times. */
function useTimeLeft({ pay_until, now }: DeadlineView, onOver?: () => void): number | undefined {
  const hydrated = useHydrated();
  const [left, setLeft] = useState(timeToPay(pay_until, now));
  /** When the page learned the upstream's time: another render must not count from there again. */
  const learned = useRef({ now, at: performance.now() });
  if (learned.current.now !== now) learned.current = { now, at: performance.now() };
  useEffect(() => {
    const look = () => {
      const rest = timeToPay(pay_until, now + performance.now() - learned.current.at);
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      onOver?.();
    };
    const timer = setInterval(look, 1_000);
    look();
    return () => clearInterval(timer);
  }, [pay_until, now, onOver]);
  return hydrated ? left : undefined;
}
