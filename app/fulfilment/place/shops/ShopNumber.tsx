import { classes } from "../../../shared/ui/styles/class-names";
import styles from "./ShopNumber.module.css";

type ShopNumberProps = { number: number; chosen?: boolean; stopped?: boolean };

/**
 * The number of a shop's pin on the map, beside the shop in a list. It is hidden from screen readers, because the map
 * names its pins by their streets.
 */
export function ShopNumber({ number, chosen, stopped }: ShopNumberProps) {
  return (
    <span
      data-number={number}
      className={classes("edged", styles.number, chosen && styles.chosen, stopped && styles.stopped)}
    />
  );
}
