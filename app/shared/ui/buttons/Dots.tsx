import styles from "./Dots.module.css";

/** Three animated dots for a pending request. The text beside them says the same to screen readers. */
export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
