import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classes } from "../styles/class-names";
import { Icon, type IconName } from "../icons/Icon";
import styles from "./RowButton.module.css";

type RowButtonProps = { icon?: IconName; title: ReactNode; note?: ReactNode } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "title" | "children"
>;

type RowWords = Pick<RowButtonProps, "icon" | "title" | "note">;

/**
 * A submit button as a row of 64 pixels with a note under its title, for two or three equal choices. Spaces keep it apart
 * from its neighbours where no style sheet makes it a row.
 */
export function RowButton({ icon, title, note, className, ...rest }: RowButtonProps) {
  return (
    <>
      {" "}
      <button {...rest} className={classes("row", styles.row, className)}>
        <Content icon={icon} title={title} note={note} />
      </button>{" "}
    </>
  );
}

export function RowLink({ icon, title, note, className, ...rest }: RowWords & Omit<LinkProps, "title">) {
  return (
    <>
      {" "}
      <Link {...rest} className={classes("row", styles.row, className)}>
        <Content icon={icon} title={title} note={note} />
      </Link>{" "}
    </>
  );
}

function Content({ icon, title, note }: RowWords) {
  return (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      <span className={`grow ${styles.words}`}>
        <b className="strong">{title}</b>
        {note && <span className="visually-hidden">. </span>}
        {note && <span className="muted block">{note}</span>}
      </span>
      <Icon name="chevron-right" className={styles.chevron} />
    </>
  );
}
