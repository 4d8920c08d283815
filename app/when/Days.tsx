import { Link } from "@remix-run/react";
import { Fragment, type ButtonHTMLAttributes } from "react";
import { classes } from "../ui/class-names";
import styles from "./when.module.css";
import type { WhenView } from "./when.view";

type DaysProps = {
  /** The group's label for screen readers. */
  label: string;
  dates: NonNullable<WhenView["dates"]>;
} & ({ to(date: string): string } | { to?: never; button(date: string): ButtonHTMLAttributes<HTMLButtonElement> });

/** The days to choose from: links to the page of each, or submit buttons of the form around them. */
export function Days({ label, dates, ...way }: DaysProps) {
  return (
    <div role="group" aria-label={label} className={styles.days}>
      {dates.map(({ value, label: day, current }) => {
        const className = classes(styles.day, current && styles.current);
        return (
          <Fragment key={value}>
            {way.to ? (
              <Link to={way.to(value)} preventScrollReset aria-current={current || undefined} className={className}>
                {day}
              </Link>
            ) : (
              <button {...way.button(value)} formNoValidate aria-pressed={current} className={className}>
                {day}
              </button>
            )}{" "}
          </Fragment>
        );
      })}
    </div>
  );
}
