import { Link } from "@remix-run/react";
import { Fragment, type ButtonHTMLAttributes } from "react";
import { classes } from "./class-names";
import styles from "./Segmented.module.css";

type Common = { label: string; current: boolean };
export type Segment = Common &
  ({ to: string; preventScrollReset?: boolean } | ({ to?: never } & ButtonHTMLAttributes<HTMLButtonElement>));

type SegmentedProps = {
  /** The group's label for screen readers. */
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
          <Part item={item} />{" "}
        </Fragment>
      ))}
    </div>
  );
}

function Part({ item }: { item: Segment }) {
  const { label, current, ...rest } = item;
  const className = classes(styles.part, current && styles.current);
  return rest.to === undefined ? (
    <button type="submit" {...rest} className={className} aria-pressed={current}>
      {label}
    </button>
  ) : (
    <Link {...rest} className={className} aria-current={current || undefined}>
      {label}
    </Link>
  );
}
