import { Link } from "@remix-run/react";
import { Fragment, type ButtonHTMLAttributes } from "react";
import { classes } from "../styles/class-names";
import styles from "./Segmented.module.css";

type Common = { label: string; current: boolean };
export type Segment = Common &
  ({ to: string; preventScrollReset?: boolean } | ({ to?: never } & ButtonHTMLAttributes<HTMLButtonElement>));

type SegmentedProps = {
  label: string;
  items: Segment[];
  wide?: boolean;
  className?: string;
};

/** Two or three options side by side: links to other pages, or submit buttons of the form around them. */
export function Segmented({ label, items, wide, className }: SegmentedProps) {
  return (
    <div role="group" aria-label={label} className={classes(styles.segmented, wide && styles.wide, className)}>
      {items.map((item) => (
        <Fragment key={item.label}>
          <Option item={item} className={styles.part} current={styles.current} />{" "}
        </Fragment>
      ))}
    </div>
  );
}

type OptionProps = {
  item: Segment;
  className?: string;
  current?: string;
};

/** One of several options: a link to another page, or a submit button. */
export function Option({ item: { label, current: isCurrent, ...rest }, className, current }: OptionProps) {
  const look = classes(className, isCurrent && current);
  return rest.to === undefined ? (
    <button type="submit" {...rest} className={look} aria-pressed={isCurrent}>
      {label}
    </button>
  ) : (
    <Link {...rest} className={look} aria-current={isCurrent || undefined}>
      {label}
    </Link>
  );
}
