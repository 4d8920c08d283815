import type { ReactNode } from "react";
import styles from "./PageCard.module.css";

/** `bare`: without the card, inside a dialog. */
export function PageCard({ bare, children }: { bare?: boolean; children: ReactNode }) {
  return bare ? <>{children}</> : <div className={`box ${styles.card}`}>{children}</div>;
}
