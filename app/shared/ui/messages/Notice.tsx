import { type ReactNode } from "react";
import { classes } from "../styles/class-names";
import { Icon, type IconName } from "../icons/Icon";
import styles from "./Notice.module.css";

type Tone = "good" | "danger" | "info";

type NoticeProps = {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Replaces the icon of the tone. */
  icon?: IconName;
  action?: ReactNode;
  /** Announces a notice that appears after an action of the visitor to screen readers. */
  live?: boolean;
  className?: string;
};

const icons = { good: "circle-check", danger: "circle-alert", info: "info" } as const;

export function Notice({ tone = "info", title, children, icon, action, live, className }: NoticeProps) {
  const role = live ? (tone === "danger" ? "alert" : "status") : undefined;
  return (
    <div role={role} className={classes("ways edged below-4", styles.notice, styles[tone], className)}>
      <div className={styles.text}>
        <Icon name={icon ?? icons[tone]} className={styles.icon} />
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** The result of the last action, at the top of the page. `close` is a button or a form that removes it. */
export function FlashNotice({
  tone = "good",
  children,
  close,
}: {
  tone?: Tone;
  children: ReactNode;
  close?: ReactNode;
}) {
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={classes("ways edged below-4", styles.flash, styles[tone])}
    >
      <div className={styles.text}>
        <Icon name={icons[tone]} className={styles.icon} />
        {children}
      </div>
      {close}
    </div>
  );
}
