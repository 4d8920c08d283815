import { useState, type ReactNode } from "react";
import { Icon } from "../../shared/ui/icons/Icon";
import styles from "./checkout.module.css";

/** Fields that few customers need: folded until they hold something, and never closed while they are in use. */
export function Folded({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(open);
  if (open && !isOpen) setOpen(true);
  return (
    <details open={isOpen} className={styles.folded}>
      <summary className="tap strong">
        {title} <Icon name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  );
}
