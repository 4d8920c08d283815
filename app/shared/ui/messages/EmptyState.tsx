import { useEffect, useRef, type ReactNode } from "react";
import { Icon, type IconName } from "../icons/Icon";
import styles from "./EmptyState.module.css";
import { isFocusFree, moveFocus } from "../hooks/focus";

type EmptyStateProps = {
  /** Either a picture, 96 pixels wide, or an icon in a circle. */
  picture?: ReactNode;
  icon?: IconName;
  title: ReactNode;
  titleId?: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
  /** It has replaced an element with the focus, so its heading takes the focus unless another element has it. */
  takesFocus?: boolean;
};

/** Replaces content that is empty or could not be loaded, with an explanation and an action. */
export function EmptyState({
  picture,
  icon,
  title,
  titleId,
  level = 2,
  children,
  action,
  takesFocus,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && isFocusFree()) moveFocus(heading.current, { preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {icon && !picture && (
        <div className={`circle ${styles.circle}`}>
          <Icon name={icon} size={36} />
        </div>
      )}
      <Heading ref={heading} id={titleId} tabIndex={takesFocus ? -1 : undefined} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={`muted ${styles.text}`}>{children}</div>}
      {action && <div className="above-4">{action}</div>}
    </div>
  );
}
