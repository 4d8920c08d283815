import styles from "./Dots.module.css";

/** Three dots that breathe: an answer is awaited. The words beside them say so. */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
