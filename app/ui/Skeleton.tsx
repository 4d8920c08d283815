import styles from "./Skeleton.module.css";

type SkeletonProps = {
  /** "Loading", for those who listen. */
  label: string;
  /** Set where the words stand for a heading that is not there yet. */
  titleId?: string;
  shape?: "lines" | "card";
};

/** Holds the place of what is coming. Stands still. */
export function Skeleton({ label, titleId, shape = "lines" }: SkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <p id={titleId} role="status" className="visually-hidden">
        {label}
      </p>
      {shape === "card" && <span className={styles.picture} />}
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.button} />
    </div>
  );
}
