import { Fragment } from "react";
import { classes } from "./class-names";
import styles from "./Chips.module.css";
import { Option, type Segment } from "./Segmented";

type ChipsProps = {
  /** The group's label for screen readers. */
  label: string;
  items: Segment[];
  /** In one row on phones, which scrolls sideways. */
  sideways?: boolean;
  /** Values for a field, not views of the page. */
  outlined?: boolean;
};

/** Options that may be many, as chips of 44 pixels: days, filters. */
export function Chips({ label, items, sideways, outlined }: ChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classes(styles.chips, sideways && styles.sideways, outlined && styles.outlined)}
    >
      {items.map((item) => (
        <Fragment key={item.label}>
          <Option item={item} className={styles.chip} current={styles.current} />{" "}
        </Fragment>
      ))}
    </div>
  );
}
