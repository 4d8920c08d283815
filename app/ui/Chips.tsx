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
};

/** Options that may be many, as chips of 44 pixels: days, filters. */
export function Chips({ label, items, sideways }: ChipsProps) {
  return (
    <div role="group" aria-label={label} className={classes(styles.chips, sideways && styles.sideways)}>
      {items.map((item) => (
        <Fragment key={item.label}>
          <Option item={item} className={styles.chip} current={styles.current} />{" "}
        </Fragment>
      ))}
    </div>
  );
}
