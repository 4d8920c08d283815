import styles from "./Honeypot.module.css";

/** A hidden field, which only programs fill in. */
export const HONEYPOT = "contact_time";

/** `label`: for browsers without style sheets. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <p className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </p>
  );
}
