import { type ReactNode, useRef } from "react";
import { classes } from "../styles/class-names";
import { Icon, type IconName } from "../icons/Icon";
import styles from "./Menu.module.css";
import list from "./MenuList.module.css";
import { useCloseOutside } from "../hooks/use-close-outside";

type MenuProps = {
  label: ReactNode;
  /** A name for the label's value, such as "Language", hidden by CSS. */
  title?: string;
  icon?: IconName;
  align?: "start" | "end";
  /** The link of browsers without `<details>`, to a page with the list. */
  href?: string;
  /** The items are single words, which text browsers show in one line. Each item needs the same flag. */
  brief?: boolean;
  children?: ReactNode;
  className?: string;
};

/**
 * A list that opens below its button. It is a `<details>`, so it works without scripts. With scripts only one is open
 * at a time, and Escape, a click outside and a choice close it.
 */
export function Menu({ label, title, icon, align = "start", href, brief, children, className }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details, { onLink: true });
  const List = brief ? "span" : "ul";
  const name = (
    <>
      {icon && <Icon name={icon} />}
      {title && <span className="visually-hidden">{title}: </span>}
      <span className={styles.label}>{label}</span>
      <Icon name="chevron-down" size={18} className={styles.chevron} />
    </>
  );
  if (href)
    return (
      <a href={href} className={`row ${styles.summary}`}>
        {name}
      </a>
    );
  return (
    <details ref={details} name="menu" className={classes(styles.menu, className)}>
      <summary className={`row ${styles.summary}`}>{name}</summary>
      <List className={classes(styles.list, "edged", list.list, align === "end" && list.end)} data-ground="light">
        {children}
      </List>
    </details>
  );
}

type MenuItemProps = { current?: boolean; brief?: boolean; children: ReactNode };

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
