import styles from "../logo.module.css";

/** A roll from above: rice, seaweed, rice, salmon. */
function Mark() {
  return (
    <svg width="42" height="42" viewBox="0 0 42 42" aria-hidden="true" focusable="false">
      <circle cx="21" cy="21" r="21" fill="#fbf8f3" />
      <circle cx="21" cy="21" r="16.2" fill="#15191c" />
      <circle cx="21" cy="21" r="12.2" fill="#fbf8f3" />
      <circle cx="21" cy="21" r="7" fill="#ff7e5a" />
      <g fill="none" stroke="#ffe8dc" strokeWidth="1.4" strokeLinecap="round">
        <path d="M15.8 21.3c2.4-.5 4.3-2.3 5-4.8" />
        <path d="M18 26c3.9-.9 7.1-3.9 8.1-7.7" />
      </g>
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      <span className={styles.word} data-word>
        nori
      </span>
    </span>
  );
}
