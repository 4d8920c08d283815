import { type ReactNode, useRef } from "react";
import { classes } from "./class-names";
import { Icon, type IconName } from "./Icon";
import styles from "./Menu.module.css";
import list from "./MenuList.module.css";
import { useCloseOutside } from "../hooks/use-close-outside";

type MenuProps = {
  label: ReactNode;
  /** What the label is a value of ("Language"), hidden by the style sheet. */
  title?: string;
  icon?: IconName;
  /** The side to which the list is aligned. */
  align?: "start" | "end";
  /** Where no list can open: the page where it can. */
  href?: string;
  /** Its items are single words: text browsers show them in one line. Said of each item, too. */
  brief?: boolean;
  children?: ReactNode;
  className?: string;
};

/** A list that opens below its button. It is a `<details>`, so it works without scripts, one open at a time; with them Escape, a click outside and a choice close it. */
export function Menu({ label, title, icon, align = "start", href, brief, children, className }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details, { onLink: true });
  const List = brief ? "span" : "ul";
  const name = (
    <>
      {icon && <Icon name={icon} />}
      {title && <span className="visually-hidden">{title}: </span>}
      <span className={styles.label}>{label}</span>
    </>
  );
  if (href)
    return (
      <a href={href} className={styles.summary}>
        {name}
      </a>
    );
  return (
    <details ref={details} name="menu" className={classes(styles.menu, className)}>
      <summary className={styles.summary}>
        {name}
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <List className={classes(styles.list, list.list, align === "end" && list.end)} data-ground="light">
        {children}
      </List>
    </details>
  );
}

type MenuItemProps = { current?: boolean; brief?: boolean; children: ReactNode };

/** One row of a menu; holds a link or a button. */
export function MenuItem({ current, brief, children }: MenuItemProps) {
  const look = classes(list.item, current && list.current);
  if (!brief) return <li className={look}>{children}</li>;
  return (
    <>
      {" "}
      <span className={look}>{children}</span>
    </>
  );
}
