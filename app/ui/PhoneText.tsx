import styles from "./PhoneText.module.css";

const NUMBER = /(\+\d[\d\s()-]{6,}\d)/;

/** A sentence whose phone number stays on one line: browsers break lines after hyphens. */
export function PhoneText({ words }: { words: string }) {
  return words.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
