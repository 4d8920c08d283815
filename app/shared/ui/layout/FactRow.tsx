import type { ReactNode } from "react";
import styles from "./FactRow.module.css";
import { Icon, type IconName } from "../icons/Icon";

type FactRowProps = {
  icon: IconName;
  note?: string;
  change?: ReactNode;
  children: ReactNode;
};

export function FactRow({ icon, note, change, children }: FactRowProps) {
  return (
    <div className={`ways ${styles.row}`}>
      <span className={`circle ${styles.icon}`}>
        <Icon name={icon} />
      </span>
      <p className={styles.words}>
        <b className="strong">{children}</b> {note && <span className="muted block">{note}</span>}
      </p>{" "}
      {change && <span className={styles.change}>{change}</span>}
    </div>
  );
}
