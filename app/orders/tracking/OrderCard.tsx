import { Plates } from "../../shared/ui/pictures/Plates";
import { Price } from "../../shared/ui/text/Price";
import styles from "./OrderCard.module.css";
import type { OrderCardView } from "./tracking.view";

export function OrderCard({ card }: { card: OrderCardView }) {
  return (
    <div className={`box row ${styles.card}`}>
      <CardContent card={card} />
    </div>
  );
}

export function CardContent({ card: { pictures, count, payment, total } }: { card: OrderCardView }) {
  return (
    <>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          <Plates pictures={pictures} />
        </span>
      )}
      <span className={`grow ${styles.words}`}>
        <span className="strong block">{count}</span>
        {payment && <span className="visually-hidden">, </span>}
        <span className="muted block">{payment}</span>
      </span>{" "}
      <Price text={total} size="card" />
    </>
  );
}
