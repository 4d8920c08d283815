import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/class-names";
import type { ShopMapView } from "../place.view";
import styles from "./shops.module.css";

/** Numbered shops on the city's delivery zones; each number is a link to its card. */
export function ShopMap({ map: { width, height, zones, pins } }: { map: ShopMapView }) {
  const { t } = useTranslation("place");
  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t("shops.map")} className={styles.drawing}>
        {zones.map((zone) => (
          <path key={zone} d={zone} className={styles.zone} />
        ))}
        {pins.map(({ id, number, x, y, stopped }) => (
          <Fragment key={id}>
            <a href={`#shop-${id}`} aria-label={t("shops.pin", { number })}>
              <circle cx={x} cy={y} r={22} className={styles.target} />
              <circle cx={x} cy={y} r={15} className={classes(styles.pin, stopped && styles.pinStopped)} />
              <text x={x} y={y + 5} textAnchor="middle" className={styles.number}>
                {number}
              </text>
            </a>{" "}
          </Fragment>
        ))}
      </svg>
      {zones.length > 0 && <figcaption className={styles.caption}>{t("shops.zones")}</figcaption>}
    </figure>
  );
}
