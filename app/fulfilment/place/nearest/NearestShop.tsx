import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../shared/ui/icons/Icon";
import type { NearestShopView } from "../place.view";
import styles from "./NearestShop.module.css";

/** The shop nearest to an address out of every zone. `children` are the buttons that lead to it. */
export function NearestShop({ shop, children }: { shop: NearestShopView; children?: ReactNode }) {
  const { t } = useTranslation("place");
  return (
    <div className={`ways edged ${styles.shop}`}>
      <Icon name="store" className={styles.mark} />
      <p className={styles.words}>
        <span className="muted block">{t("unserved.nearest")}</span> <b className="block">{shop.street}</b>{" "}
        <span className="muted block">
          {[shop.distance && t("unserved.away", { distance: shop.distance }), shop.hours].filter(Boolean).join(" · ")}
        </span>
      </p>
      {children}
    </div>
  );
}
