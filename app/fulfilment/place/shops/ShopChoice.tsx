import { useTranslation } from "react-i18next";
import row from "../../../shared/ui/buttons/RowButton.module.css";
import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import type { TakeawayShopView } from "../place.view";
import styles from "./ShopChoice.module.css";
import { ShopButton } from "./ShopButton";

/** Shops for takeaway, each a button. A stopped shop shows the reason and cannot be chosen. */
export function ShopChoice({ shops }: { shops: readonly TakeawayShopView[] }) {
  return (
    <ul className="plain-list">
      {shops.map((shop) => (
        <li key={shop.id}>{shop.stopped ? <Stopped shop={shop} /> : <Open shop={shop} />} </li>
      ))}
    </ul>
  );
}

type RowProps = { shop: TakeawayShopView };

function Open({ shop }: RowProps) {
  const { t } = useTranslation("place");
  return (
    <ShopButton shop_id={shop.id}>
      {(press) => (
        <button {...press} className={classes("row", row.row, styles.shop, styles.link, shop.chosen && styles.chosen)}>
          <Words shop={shop} />{" "}
          {shop.chosen && (
            <span className={styles.mark}>
              <Icon name="check" size={18} /> {t("shop.chosen")}
            </span>
          )}
          <Icon name="chevron-right" className={styles.chevron} />
        </button>
      )}
    </ShopButton>
  );
}

function Stopped({ shop }: RowProps) {
  return (
    <div className={classes("row", row.row, styles.shop, styles.stopped)}>
      <Words shop={shop} />
    </div>
  );
}

function Words({ shop: { name, street, distance, stopped, alert, hours, open, note } }: { shop: TakeawayShopView }) {
  return (
    <span className={`grow ${styles.words}`}>
      <span className={styles.street}>{street}</span>
      <Line className={`muted ${styles.name}`}>{[name, distance].filter(Boolean).join(" · ")}</Line>
      {!stopped && hours && <Line className={classes("muted", styles.hours, open && styles.open)}>{hours}</Line>}
      {!stopped && note && <Line className={`muted ${styles.hours}`}>{note}</Line>}
      {alert && <Line className={`error-text ${styles.alert}`}>{alert}</Line>}
    </span>
  );
}

/** A line break for sighted readers, a full stop for screen readers. */
function Line({ className, children }: { className?: string; children: string }) {
  return (
    <span className={className}>
      <span className="visually-hidden">. </span>
      {children}
    </span>
  );
}
