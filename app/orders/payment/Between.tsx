import type { ReactNode } from "react";
import { Icon, type IconName } from "../../shared/ui/icons/Icon";
import type { PaidOrderView } from "./payment.view";
import { Plates } from "../../shared/ui/pictures/Plates";
import styles from "./Between.module.css";

type Props = {
  icon: IconName;
  order?: Pick<PaidOrderView, "pictures" | "total">;
  title: string;
  text: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
};

/** A page between two others on the way to a paid order, with one button. */
export function Between({ icon, order, title, text, note, children }: Props) {
  return (
    <div className={`wrap ${styles.between}`}>
      <div className={`edged ${styles.panel}`}>
        <div className="ways apart below-5">
          <span className={`circle ${styles.circle}`}>
            <Icon name={icon} size={26} />
          </span>
          {order && (
            <span className={styles.sum}>
              <Plates pictures={order.pictures} /> <b>{order.total}</b>
            </span>
          )}
        </div>
        <h1 id="page-title" className={styles.title}>
          {title}
        </h1>
        <p className="lead below-6">{text}</p>
        {children}
        {note && <div className="muted above-4">{note}</div>}
      </div>
    </div>
  );
}
