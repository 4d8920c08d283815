import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classes } from "../styles/class-names";
import { Icon } from "../icons/Icon";
import styles from "./RowButton.module.css";

type RowButtonProps = { title: ReactNode; note?: ReactNode } & Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "title" | "children"
>;

type RowWords = Pick<RowButtonProps, "title" | "note">;

/** A submit button as a row of 64 pixels with a note under its title, for two or three equal choices. */
export function RowButton({ title, note, className, ...rest }: RowButtonProps) {
  return (
    <button {...rest} className={classes(styles.row, className)}>
      <Content title={title} note={note} />
    </button>
  );
}

export function RowLink({ title, note, className, ...rest }: RowWords & Omit<LinkProps, "title">) {
  return (
    <Link {...rest} className={classes(styles.row, className)}>
      <Content title={title} note={note} />
    </Link>
  );
}

function Content({ title, note }: RowWords) {
  return (
    <>
      <span className={styles.words}>
        <b>{title}</b>
        {note && <span className="visually-hidden">. </span>}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <Icon name="chevron-right" className={styles.chevron} />
    </>
  );
}
