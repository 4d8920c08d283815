import styles from "./Trap.module.css";

/** A field that no person sees: what is in it was typed by a program. */
export const TRAP = "contact_time";

/** `label`: for a browser without style sheets. */
export function Trap({ id, label }: { id: string; label: string }) {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={TRAP} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
