import { Picture } from "../../shared/ui/pictures/Picture";
import { classes } from "../../shared/ui/styles/class-names";
import type { CartLineView } from "../../shared/basket/cart.view";
import styles from "./OrderedLines.module.css";

type OrderedLinesProps = {
  lines: readonly CartLineView[];
  /** The side of a picture in pixels. */
  size: 52 | 60;
  /** On wide screens the dishes stand as plates beside each other. */
  plates?: boolean;
  canceled?: boolean;
};

/** The lines of a placed order, or of the other guests, without controls. */
export function OrderedLines({ lines, size, plates = false, canceled = false }: OrderedLinesProps) {
  const look = classes("plain-list", size === 60 && styles.large, plates && styles.plates, canceled && styles.canceled);
  return (
    <ul className={look}>
      {lines.map(({ line_key, name, note, picture, count, price, total, alert, lost }) => (
        <li key={line_key} className={`row ${styles.line}`}>
          <span className={styles.picture}>
            {size === 60 ? (
              <Picture src={picture} sizes="row" alt="" width={220} height={220} />
            ) : (
              <Picture src={picture} sizes="line" alt="" width={52} height={52} />
            )}
          </span>
          <span className={`grow ${styles.words}`}>
            <b className={styles.name}>{name}</b>{" "}
            {alert ? (
              <span className={`error-text ${styles.note}`}>{alert}</span>
            ) : (
              <span className={`muted ${styles.note}`}>
                {[note, count > 1 && `${count} × ${price}`].filter(Boolean).join(" · ")}
              </span>
            )}
          </span>{" "}
          {alert ? <span className={`muted ${styles.sum}`}>{lost?.sum}</span> : <b className={styles.sum}>{total}</b>}
        </li>
      ))}
    </ul>
  );
}
