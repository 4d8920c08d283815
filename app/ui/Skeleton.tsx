import styles from "./Skeleton.module.css";

type SkeletonProps = {
  /** "Loading", for screen readers. */
  label: string;
  /** The id of the heading that is not there yet, if the label stands for it. */
  titleId?: string;
  shape?: "lines" | "card" | "form";
};

/** A placeholder for content that is loading. Not animated. */
export function Skeleton({ label, titleId, shape = "lines" }: SkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <p id={titleId} role="status" className="visually-hidden">
        {label}
      </p>
      {shape === "card" && <span className={styles.picture} />}
      <span className={styles.line} />
      <span className={styles.line} />
      {shape === "form" ? <Form /> : <span className={styles.button} />}
    </div>
  );
}

function Form() {
  return (
    <>
      <span className={styles.field} />
      <span className={styles.line} />
      <span className={styles.submit} />
    </>
  );
}
