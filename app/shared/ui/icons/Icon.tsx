import { type IconName } from "./icon-names";
import styles from "./Icon.module.css";
import sprite from "./icons.svg?url";

export type { IconName };

type IconProps = {
  name: IconName;
  /** The side in pixels; 22 beside text. */
  size?: number;
  /** The label of an icon without text. Without a label the icon is decoration. */
  label?: string;
  className?: string;
};

export function Icon({ name, size = 22, label, className = "" }: IconProps) {
  const words = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg {...words} className={`${styles.icon} ${className}`.trim()} width={size} height={size} focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
