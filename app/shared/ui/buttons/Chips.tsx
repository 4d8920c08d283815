import { Fragment } from "react";
import { classes } from "../styles/class-names";
import styles from "./Chips.module.css";
import { Option, type Segment } from "./Segmented";

type ChipsProps = {
  label: string;
  items: Segment[];
  /** One row on phones, which scrolls sideways. */
  sideways?: boolean;
  /** The look of values of a field, instead of views of the page. */
  outlined?: boolean;
};

/** An unlimited number of options as chips of 44 pixels, such as days or filters. */
export function Chips({ label, items, sideways, outlined }: ChipsProps) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classes(styles.chips, sideways && styles.sideways, outlined && styles.outlined)}
    >
      {items.map((item) => (
        <Fragment key={item.label}>
          <Option item={item} className={`edged ${styles.chip}`} current={styles.current} />{" "}
        </Fragment>
      ))}
    </div>
  );
}
