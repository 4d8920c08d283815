import { classes } from "../styles/class-names";
import styles from "./Price.module.css";

type PriceProps = {
  /** A formatted price with no-break spaces. */
  text: string;
  old?: string;
  /** For example "−15 %". */
  percent?: string;
  /** A label of the old price for screen readers. */
  oldLabel?: string;
  size?: "plain" | "strip" | "card" | "total";
  className?: string;
};

/** A price that never wraps, with the old price struck through above it. */
export function Price({ text, old, percent, oldLabel, size = "card", className }: PriceProps) {
  return (
    <span className={classes(styles.price, className)}>
      {old && (
        <span className={styles.was}>
          {oldLabel && <span className="visually-hidden">{oldLabel} </span>}
          <s>{old}</s> {percent && <b className={styles.percent}>{percent}</b>}{" "}
        </span>
      )}
      <span className={classes("nowrap block", styles[size])}>{text}</span>
    </span>
  );
}
