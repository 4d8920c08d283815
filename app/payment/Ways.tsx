import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import { Panel } from "../ui/Panel";
import { paymentIntents, type PaymentWay } from "./payment.view";
import styles from "./Ways.module.css";

/** Other ways to pay the same order. Each is a button: it changes how the order is paid. */
export function Ways({ ways, attempt }: { ways: PaymentWay[]; attempt: string }) {
  const { t } = useTranslation("payment");
  if (ways.length === 0) return null;
  return (
    <Panel title={t("others")} titleId="others">
      <Form method="post" className={styles.ways}>
        <input type="hidden" name="attempt" value={attempt} />
        {ways.map(({ alias, name, note, icon }) => (
          <button key={alias} {...paymentIntents.field("way", alias)} className={styles.row}>
            <Icon name={icon} />{" "}
            <span className={styles.words}>
              <b>{name}</b> {note && <span>{note}</span>}
            </span>{" "}
            <Icon name="chevron-right" />
          </button>
        ))}
      </Form>
    </Panel>
  );
}
