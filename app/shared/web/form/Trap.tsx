import styles from "./Trap.module.css";

/** A hidden field, which only programs fill in. */
export const TRAP = "contact_time";

/** `label`: for browsers without style sheets. */
export function Trap({ id, label }: { id: string; label: string }) {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={TRAP} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
