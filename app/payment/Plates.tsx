import { Picture } from "../ui/Picture";
import styles from "./payment.module.css";

/** Some of what is paid for, as round pictures that overlap. */
export function Plates({ pictures, size }: { pictures: string[]; size: number }) {
  return (
    <span className={styles.plates}>
      {pictures.map((src) => (
        <span key={src} className={styles.plate}>
          <Picture src={src} sizes="line" alt="" width={size} height={size} />
        </span>
      ))}
    </span>
  );
}
