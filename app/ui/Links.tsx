import { Link, type LinkProps } from "@remix-run/react";
import { Icon } from "./Icon";
import styles from "./Links.module.css";

/** A link back, above a heading. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={styles.back}>
      <Icon name="arrow-left" />
      <span>{children}</span>
    </Link>
  );
}

/** A text link with a touch target of 44 pixels. */
export function TextLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={styles.text}>
      {children}
    </Link>
  );
}

type Crumb = { label: string; to?: string };

/** Breadcrumbs; the last one is the page itself. */
export function Breadcrumb({ label, items }: { label: string; items: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {items.map(({ label: name, to }) => (
          <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
