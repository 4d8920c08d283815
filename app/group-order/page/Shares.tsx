import { useTranslation } from "react-i18next";
import type { SharesView } from "../group-order.view";
import { Send } from "./GuestLink";
import styles from "./Shares.module.css";

/** Each one's share of an order, and the same as a text to send on. */
export function Shares({ shares: { rows, total, text } }: { shares: SharesView }) {
  const { t } = useTranslation("group");
  return (
    <>
      <dl className={styles.shares}>
        {rows.map((row) => (
          <div key={row.name} className={`split ${styles.row}`}>
            <dt>
              <b>{row.name}</b>{" "}
              <span className={`muted ${styles.parts}`}>
                {[
                  t("shares.detail", { dishes: row.dishes }),
                  row.discount && t("shares.discount", { sum: row.discount }),
                  row.extra && t("shares.extra", { sum: row.extra }),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </dt>{" "}
            <dd>
              <b>{row.total}</b>
            </dd>
          </div>
        ))}
        <div className={`split ${styles.row}`}>
          <dt>{t("shares.total")}</dt> <dd>{total}</dd>
        </div>
      </dl>
      <p className="muted">
        {rows.some(({ discount }) => discount) && t("shares.discountNote")} {t("shares.extraNote")}
      </p>
      <div className="not-printed">
        <label htmlFor="shares-text" className={styles.label}>
          {t("shares.text")}
        </label>
        <textarea id="shares-text" readOnly rows={rows.length + 1} value={text} className={styles.text} />
        <Send text={text} title={t("shares.title")} />
      </div>
    </>
  );
}
