import { Picture } from "../ui/Picture";
import { Price } from "../ui/Price";
import styles from "./OrderCard.module.css";
import type { OrderCardView } from "./tracking.view";

export function OrderCard({ card: { pictures, count, payment, total } }: { card: OrderCardView }) {
  return (
    <div className={styles.card}>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((src) => (
            <span key={src} className={styles.picture}>
              <Picture src={src} sizes="line" alt="" width={64} height={64} />
            </span>
          ))}
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.count}>{count}</p>
        <p className={styles.payment}>{payment}</p>
      </div>
      <Price text={total} size="card" />
    </div>
  );
}
