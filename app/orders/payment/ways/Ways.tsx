import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { RowButton } from "../../../shared/ui/buttons/RowButton";
import { Panel } from "../../../shared/ui/layout/Panel";
import { doorIntent, paymentIntents, type PaymentWay } from "../payment.view";
import styles from "./Ways.module.css";

type Props = {
  ways: PaymentWay[];
  /** Types on receipt. Their buttons send the order form again, to the path `form`. */
  atDoor: PaymentWay[];
  /** Types on receipt are no longer offered, which the page explains. */
  isDoorOver: boolean;
  form?: string;
  attempt: string;
};

/** Online types and types on receipt are separate forms, because w3m does not support `formaction`. */
export function Ways({ ways, atDoor, isDoorOver, form, attempt }: Props) {
  const { t } = useTranslation("payment");
  const over = isDoorOver && <p className="soft above-1 below-3">{t("doorIsOver")}</p>;
  if (ways.length + atDoor.length === 0) return over || null;
  return (
    <Panel title={t("others")} titleId="others">
      <div className={styles.ways}>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="attempt" value={attempt} />
          {ways.map((way) => (
            <div key={way.alias}>
              <RowButton {...paymentIntents.button("way", way.alias)} {...row(way)} />
            </div>
          ))}
        </Form>
        {atDoor.length > 0 && (
          <Form method="post" action={form} className={styles.form}>
            <input type="hidden" name="attempt" value={attempt} />
            {atDoor.map((way) => (
              <div key={way.alias}>
                <RowButton {...doorIntent.button("door", way.alias)} {...row(way)} />
              </div>
            ))}
          </Form>
        )}
      </div>
      {over}
    </Panel>
  );
}

const row = ({ name, note, icon }: PaymentWay) => ({ title: name, note, icon, className: styles.row });
