import styles from "./Skeleton.module.css";

type SkeletonProps = {
  /** A text such as "Loading", for screen readers. */
  label: string;
  /** The id of the future heading, if the label replaces it. */
  titleId?: string;
  shape?: "lines" | "card" | "form";
};

/** A placeholder, without animation, for content that is loading. */
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
