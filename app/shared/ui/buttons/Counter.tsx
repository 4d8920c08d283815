import { type ButtonHTMLAttributes } from "react";
import { blockedButton } from "./blocked";
import { classes } from "../styles/class-names";
import { Icon } from "../icons/Icon";
import styles from "./Counter.module.css";

/** A submit button that sends `name` and `value`. Its label is text that CSS hides, so that text browsers show it. */
export type CounterButton = { label: string } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "children" | "aria-label"
>;

type CounterProps = {
  count: number;
  decrease: CounterButton;
  increase: CounterButton;
  /** The tone is ink on the menu, quiet in the cart. */
  tone?: "ink" | "quiet";
  /** Heights in pixels: m 44, l 60 (product page). */
  size?: "m" | "l";
  /** Minus removes the last piece, so it is drawn as a bin. */
  bin?: boolean;
  /** The reason why no more can be added. The plus button fades, stays focusable and has this as its label. */
  atMax?: string;
  /** The reason why the count cannot be changed, in the same way for both buttons. Their `onClick` is still called. */
  locked?: string;
  pending?: boolean;
  /** The counter has just replaced an Add button, and is animated. */
  fresh?: boolean;
  className?: string;
};

/** Minus, number, plus. Both buttons submit, so it works in a plain form. */
export function Counter({
  count,
  decrease,
  increase,
  tone = "ink",
  size = "m",
  bin,
  locked,
  atMax,
  pending,
  fresh,
  className,
}: CounterProps) {
  const { label: less, ...minus } = decrease;
  const { label: more, ...plus } = increase;
  return (
    <span
      className={classes(
        "edged",
        styles.counter,
        styles[tone],
        size === "l" && styles.large,
        pending && styles.pending,
        fresh && styles.fresh,
        className,
      )}
    >
      <button type="submit" {...minus} {...(locked && off(locked))} className={styles.step}>
        {bin ? <Icon name="trash-2" size={20} /> : <span className={styles.sign} />}
        <span className="visually-hidden">{locked ?? less}</span>
      </button>{" "}
      <span className={styles.count}>{count}</span>{" "}
      <button
        type="submit"
        {...plus}
        {...(locked ? off(locked) : atMax && { ...off(atMax), onClick: undefined })}
        className={styles.step}
      >
        <span className={classes(styles.sign, styles.cross)} />
        <span className="visually-hidden">{locked ?? atMax ?? more}</span>
      </button>
    </span>
  );
}

const off = (reason: string) => ({ ...blockedButton, title: reason });
