import { type ReactNode, useRef } from "react";
import { classes } from "./class-names";
import { Icon, type IconName } from "./Icon";
import styles from "./Menu.module.css";
import list from "./MenuList.module.css";
import { useCloseOutside } from "./use-close-outside";

type MenuProps = {
  label: ReactNode;
  /** What the label is a value of ("Language"), hidden by the style sheet. */
  title?: string;
  icon?: IconName;
  /** The side to which the list is aligned. */
  align?: "start" | "end";
  children: ReactNode;
  className?: string;
};

/** A list that opens below its button. It is a `<details>`, so it works without scripts, one open at a time; with them Escape, a click outside and a choice close it. */
export function Menu({ label, title, icon, align = "start", children, className }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details, { onLink: true });
  return (
    <details ref={details} name="menu" className={classes(styles.menu, className)}>
      <summary className={styles.summary}>
        <MenuLabel label={label} title={title} icon={icon} />
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </summary>
      <ul className={classes(styles.list, list.list, align === "end" && list.end)} data-ground="light">
        {children}
      </ul>
    </details>
  );
}

type MenuLinkProps = Pick<MenuProps, "label" | "title" | "icon"> & { href: string };

/** A link that looks like the button of a menu: where a list cannot open, it leads to the page where it can. */
export function MenuLink({ label, title, icon, href }: MenuLinkProps) {
  return (
    <a href={href} className={styles.summary}>
      <MenuLabel label={label} title={title} icon={icon} />
    </a>
  );
}

function MenuLabel({ label, title, icon }: Pick<MenuProps, "label" | "title" | "icon">) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {title && <span className="visually-hidden">{title}: </span>}
      <span className={styles.label}>{label}</span>
    </>
  );
}

/** One row of a menu; holds a link or a button. */
export function MenuItem({ current, children }: { current?: boolean; children: ReactNode }) {
  return <li className={classes(list.item, current && list.current)}>{children}</li>;
}
