import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { classes } from "../styles/class-names";
import { blockedButton } from "./blocked";
import { Dots } from "./Dots";
import { Icon, type IconName } from "../icons/Icon";
import base from "./Button.module.css";
import kinds from "./ButtonKinds.module.css";
import round from "./IconButton.module.css";

/** Variants that a new visitor's menu does not show are in a separate sheet. */
const styles = { ...base, ...kinds };

export type ButtonVariant = "main" | "soft" | "outline" | "ink" | "danger" | "quiet" | "gold";

export type ButtonLook = {
  variant?: ButtonVariant;
  /** Heights in pixels: m 48, s 44 (cards), l 60 (the final action of a page). */
  size?: "m" | "s" | "l";
  wide?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  /** A sum or a count at the right end. */
  end?: ReactNode;
};

/** With `pending` dots replace the icon while a request runs; the label stays. */
type Waiting = { pending?: boolean };

export type ButtonProps = ButtonLook &
  Waiting &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /**
     * The reason why the button cannot be pressed. It replaces the label; the button stays focusable and submits
     * nothing. `onClick` may lead to the missing input.
     */
    blocked?: string;
  };

/** For elements that cannot be a `Button` or `ButtonLink`. */
export function buttonClass(look: ButtonLook, more?: string, state?: string) {
  const { variant = "main", size = "m", wide } = look;
  return classes(styles.button, styles[state ?? variant], size !== "m" && styles[size], wide && styles.wide, more);
}

function Content({ icon, iconEnd, end, pending, children }: ButtonLook & Waiting & { children?: ReactNode }) {
  return (
    <>
      {pending ? <Dots /> : icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
      {end !== undefined && " "}
      {end !== undefined && <span className={styles.end}>{end}</span>}
      {iconEnd && !pending && <Icon name={iconEnd} />}
    </>
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconEnd, end, pending, blocked, className, children, onClick, type, ...rest } =
    props;
  const look = { variant, size, wide };
  if (blocked !== undefined) {
    return (
      <button {...rest} {...blockedButton} onClick={onClick} className={buttonClass(look, className, "blocked")}>
        <span className={styles.label}>{blocked}</span>
      </button>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type ?? "submit"}
      onClick={pending || onClick ? press : undefined}
      aria-busy={pending || undefined}
      className={buttonClass(look, className)}
    >
      <Content icon={icon} iconEnd={iconEnd} end={end} pending={pending}>
        {children}
      </Content>
    </button>
  );
}

/** A link that looks like a button. With `blocked` it looks like a disabled one and leads to the missing input. */
export function ButtonLink({
  blocked,
  variant,
  size,
  wide,
  icon,
  iconEnd,
  end,
  pending,
  className,
  children,
  ...rest
}: ButtonLook & Waiting & LinkProps & { blocked?: boolean }) {
  const look = buttonClass({ variant, size, wide }, className, blocked ? "blocked" : undefined);
  return (
    <Link {...rest} aria-busy={pending || undefined} className={look}>
      <Content icon={icon} iconEnd={iconEnd} end={end} pending={pending}>
        {children}
      </Content>
    </Link>
  );
}

type IconOnly = { icon: IconName; label: string; look?: "plain" | "sunken" | "surface" };

/** A round icon button of 44 pixels. Its label is hidden by CSS only. */
export function IconButton({
  icon,
  label,
  look = "plain",
  className,
  type,
  ...rest
}: IconOnly & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...rest} type={type ?? "submit"} className={classes(round.round, round[look], className)}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
