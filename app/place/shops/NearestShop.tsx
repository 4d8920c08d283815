import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { NearestShopView } from "../place.view";
import styles from "./NearestShop.module.css";

/** The shop nearest to an address out of every zone; `children` is the button that chooses it. */
export function NearestShop({ shop, children }: { shop: NearestShopView; children: ReactNode }) {
  const { t } = useTranslation("place");
  return (
    <div className={styles.shop}>
      <p className={styles.words}>
        <b>{t("unserved.nearest", { street: shop.street })}</b>{" "}
        <span>{[shop.distance, shop.hours].filter(Boolean).join(" · ")}</span>
      </p>
      {children}
    </div>
  );
}
