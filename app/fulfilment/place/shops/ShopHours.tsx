import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import type { ShopView } from "../place.view";
import styles from "./ShopHours.module.css";

export function ShopHours({ shop: { hours, open, closes_soon } }: { shop: ShopView }) {
  if (!hours) return null;
  return (
    <p className={classes("row-top", styles.hours, open && "good", closes_soon && "danger")}>
      <Icon name="clock" size={18} /> <span>{hours}</span>
    </p>
  );
}
