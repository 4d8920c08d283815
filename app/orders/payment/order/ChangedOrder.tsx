import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../../shared/web/modal/page";
import { ButtonLink } from "../../../shared/ui/buttons/Button";
import { Panel } from "../../../shared/ui/layout/Panel";
import type { PaymentView } from "../payment.view";
import styles from "./ChangedOrder.module.css";
import { moveFocus } from "../../../shared/ui/hooks/focus";

type Props = {
  changed: NonNullable<PaymentView["changed"]>;
  form: string;
};

/** Replaces the payment types. After a press of "Pay" it takes the focus. */
export function ChangedOrder({ changed: { before, now, lines }, form }: Props) {
  const { t } = useTranslation("payment");
  const { t: ofCheckout } = useTranslation("checkout");
  const { answer } = usePage();
  const changes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) moveFocus(changes.current);
  }, [answer]);
  return (
    <div ref={changes} tabIndex={-1} className={styles.changed}>
      <Panel title={t("changed.title")} titleId="changed">
        <p className="lead below-4">{t("changed.text")}</p>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="visually-hidden">{t("changed.sums", { before, now })}</p>
        <p className={`split ${styles.sums}`} aria-hidden="true">
          <span>{ofCheckout("total")}</span>{" "}
          <span>
            <s>{before}</s> <b>{now}</b>
          </span>
        </p>
        <ButtonLink to={form} size="l" wide>
          {t("changed.action")}
        </ButtonLink>
      </Panel>
    </div>
  );
}
