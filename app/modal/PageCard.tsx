import type { ReactNode } from "react";
import styles from "./PageCard.module.css";

/** A modal's content where it is a page: on a card. `bare`: in the dialog, which is a card already. */
export function PageCard({ bare, children }: { bare?: boolean; children: ReactNode }) {
  return bare ? <>{children}</> : <div className={styles.card}>{children}</div>;
}
