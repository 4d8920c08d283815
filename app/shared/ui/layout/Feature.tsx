import type { ReactNode } from "react";
import { classes } from "../styles/class-names";
import styles from "./Feature.module.css";
import { Icon, type IconName } from "../icons/Icon";

type FeatureProps = {
  icon: IconName;
  title: string;
  /** The icon stands beside the text in windows of every width, as in a dialog. */
  narrow?: boolean;
  className?: string;
  children?: ReactNode;
};

/** One of a few facts in a list: an icon, a heading and a text. In a wide window the icon stands above. */
export function Feature({ icon, title, narrow, className, children }: FeatureProps) {
  return (
    <li className={classes("row-top", styles.feature, !narrow && styles.tall, className)}>
      <span className={`circle ${styles.circle}`}>
        <Icon name={icon} />
      </span>
      <div className={`grow ${styles.words}`}>
        <h2 className={styles.title}>{title}</h2> {children}
      </div>
    </li>
  );
}
