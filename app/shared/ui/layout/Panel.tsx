import { type ReactNode } from "react";
import { classes } from "../styles/class-names";
import styles from "./Panel.module.css";

type PanelProps = {
  title?: ReactNode;
  titleId?: string;
  level?: 1 | 2 | 3;
  aside?: ReactNode;
  /** `flat` is for a page of panels, `raised` for a panel beside the content (the cart). */
  look?: "flat" | "raised";
  as?: "section" | "div" | "aside";
  className?: string;
  children: ReactNode;
};

/** A surface card. On phones it has the full width of `.wrap`. */
export function Panel({
  title,
  titleId,
  level = 2,
  aside,
  look = "flat",
  as: Element = "section",
  className,
  children,
}: PanelProps) {
  const Heading = `h${level}` as const;
  return (
    <Element
      className={classes(styles.panel, styles[look], className)}
      aria-labelledby={title && titleId ? titleId : undefined}
    >
      {title && (
        <div className={`split ${styles.head}`}>
          <Heading id={titleId} className={`panel-title ${styles.title}`}>
            {title}
          </Heading>
          {aside}
        </div>
      )}
      {children}
    </Element>
  );
}

export function Rule() {
  return <hr className={styles.rule} />;
}

type ProgressProps = {
  text: ReactNode;
  value: number;
  max: number;
  /** `gift` is progress to a reward (free delivery), `need` to a requirement (minimum order). */
  look?: "gift" | "need";
};

export function Progress({ text, value, max, look = "gift" }: ProgressProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (100 * value) / max)) : 100;
  return (
    <div className={classes(styles.progress, look === "need" && styles.need)}>
      <p>{text}</p>
      <svg className="block above-2" width="100%" height="6" aria-hidden="true" focusable="false">
        <rect width="100%" height="6" rx="3" className={styles.track} />
        <rect width={`${share}%`} height="6" rx="3" className={styles.share} />
      </svg>
    </div>
  );
}
