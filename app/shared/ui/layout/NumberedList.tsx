import type { ReactNode } from "react";
import styles from "./NumberedList.module.css";

/** Steps with their numbers in circles, one below the other. */
export function NumberedList({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => (
        <li key={place}>{step}</li>
      ))}
    </ol>
  );
}
