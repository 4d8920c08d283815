import { classes } from "../styles/class-names";
import { Picture } from "./Picture";
import styles from "./Plates.module.css";

/** Pictures of some dishes as overlapping circles. */
export function Plates({ pictures, large }: { pictures: string[]; large?: boolean }) {
  const size = large ? 52 : 44;
  return (
    <span className={styles.plates}>
      {pictures.map((src) => (
        <span key={src} className={classes(styles.plate, large && styles.large)}>
          <Picture src={src} sizes="line" alt="" width={size} height={size} />
        </span>
      ))}
    </span>
  );
}
