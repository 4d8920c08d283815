import { type ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import styles from "./EmptyState.module.css";

type EmptyStateProps = {
  /** Either a picture (96 pixels wide) or an icon in a circle. */
  picture?: ReactNode;
  icon?: IconName;
  title: ReactNode;
  titleId?: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
};

/** Stands for content that is empty or could not be loaded, with an explanation and an action. */
export function EmptyState({ picture, icon, title, titleId, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {icon && !picture && (
        <div className={styles.circle}>
          <Icon name={icon} size={36} />
        </div>
      )}
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
