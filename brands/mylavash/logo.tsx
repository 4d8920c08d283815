import styles from "../logo.module.css";

/** A wrap in its striped paper, on the yellow of the plate. */
function Mark() {
  return (
    <svg width="42" height="42" viewBox="0 0 42 42" aria-hidden="true" focusable="false">
      <circle cx="21" cy="21" r="21" fill="#f7ae24" />
      <g transform="rotate(36 21 21)" stroke="#2b1c10" strokeWidth="2.2" strokeLinejoin="round">
        <path d="M15.4 9.6v20.6c0 2.6 2.5 4.4 5.6 4.4s5.6-1.8 5.6-4.4V9.6z" fill="#fff1d0" />
        <ellipse cx="21" cy="9.6" rx="5.6" ry="2.9" fill="#2f8a4c" />
        <path d="M15.4 28.2c1 1.8 3 2.8 5.6 2.8s4.6-1 5.6-2.8" fill="none" />
      </g>
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      <span className={`${styles.word} ${styles.long}`} data-word>
        mylavash
      </span>
    </span>
  );
}
