import type { ReactNode } from "react";
import { Icon, type IconName } from "../ui/Icon";
import { Picture } from "../ui/Picture";
import { classes } from "../ui/class-names";
import type { PaidOrderView } from "./payment.view";
import styles from "./payment.module.css";

type Props = {
  icon: IconName;
  tone?: "good" | "danger";
  /** What the money is for: seen before the visitor leaves. */
  order?: Pick<PaidOrderView, "pictures" | "total">;
  title: string;
  text: ReactNode;
  /** Small print under the button. */
  note?: ReactNode;
  /** The one button. */
  children?: ReactNode;
};

/** A page between two others on the way to a paid order: what happens, for what sum, and one button. */
export function Between({ icon, tone, order, title, text, note, children }: Props) {
  return (
    <div className={`wrap ${styles.between}`}>
      <div className={styles.panel}>
        <div className={styles.top}>
          <span className={classes(styles.circle, tone && styles[tone])}>
            <Icon name={icon} />
          </span>
          {order && (
            <span className={styles.sum}>
              {order.pictures.map((src) => (
                <span key={src} className={styles.plate}>
                  <Picture src={src} sizes="line" alt="" width={44} height={44} />
                </span>
              ))}{" "}
              <b>{order.total}</b>
            </span>
          )}
        </div>
        <h1 id="page-title" className={styles.betweenTitle}>
          {title}
        </h1>
        <p className={styles.lead}>{text}</p>
        {children}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
