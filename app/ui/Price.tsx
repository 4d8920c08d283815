import { classes } from "./class-names";
import styles from "./Price.module.css";

type PriceProps = {
  /** Already formatted, with unbreakable spaces. */
  text: string;
  old?: string;
  /** Already formatted: "−15 %". */
  percent?: string;
  /** Words before the old price, for those who listen. */
  oldLabel?: string;
  size?: "plain" | "strip" | "card" | "total";
  className?: string;
};

/** A price in one unbreakable piece, the old one struck above it. */
export function Price({ text, old, percent, oldLabel, size = "card", className }: PriceProps) {
  return (
    <span className={classes(styles.price, className)}>
      {old && (
        <span className={styles.was}>
          {oldLabel && <span className="visually-hidden">{oldLabel} </span>}
          <s>{old}</s> {percent && <b className={styles.percent}>{percent}</b>}{" "}
        </span>
      )}
      <span className={classes(styles.sum, styles[size])}>{text}</span>
    </span>
  );
}
