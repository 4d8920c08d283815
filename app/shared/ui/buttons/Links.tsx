import { Link, type LinkProps } from "@remix-run/react";
import type { ElementType } from "react";
import { classes } from "../styles/class-names";
import { Icon } from "../icons/Icon";
import styles from "./Links.module.css";

type BackLinkProps = Omit<LinkProps, "to"> & ({ to: LinkProps["to"] } | { as: ElementType });

/** A link back, above a heading. `as` is a component that determines the target by itself. */
export function BackLink({ className, children, ...rest }: BackLinkProps) {
  const { as: Back = Link, ...props } = { as: undefined, ...rest };
  return (
    <Back {...props} className={classes("tap", styles.back, className)}>
      <Icon name="arrow-left" /> <span>{children}</span>
    </Back>
  );
}

/** A text link with a touch target of 44 pixels. */
export function TextLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes("tap muted", className)}>
      {children}
    </Link>
  );
}

type Crumb = { label: string; to?: string };

/** Breadcrumbs. The last one is the page itself. */
export function Breadcrumb({ label, items }: { label: string; items: Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={`ways muted ${styles.crumbs}`}>
        {items.map(({ label: name, to }) => (
          <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
