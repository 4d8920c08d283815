import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { SharesView } from "../group-order.view";
import { Send } from "./GuestLink";
import styles from "./Shares.module.css";

/** Each one's share of an order, and the same as a text to send on. */
export function Shares({ shares: { rows, has_discount, total, text } }: { shares: SharesView }) {
  const { t } = useTranslation("group");
  return (
    <>
      <dl className="below-3">
        {rows.map((row) => (
          <div key={row.name} className={`split ${styles.row}`}>
            <dt>
              <b>{row.name}</b>
              {row.is_you && <span className="muted">, {t("people.you")}</span>}{" "}
              <span className="muted block">
                {row.parts.map((part, index, { length }) => (
                  <Fragment key={part}>
                    <span className={styles.part}>{index < length - 1 ? `${part},` : part}</span>{" "}
                  </Fragment>
                ))}
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
        {has_discount && t("shares.discountNote")} {t("shares.extraNote")}
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
