import { Form as PlainForm } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCityFrame } from "../page/city-frame";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { Notice } from "../ui/Notice";
import { ModalButton } from "../modal/ModalButton";
import type { OrderTypeView } from "./place.view";
import styles from "./place.module.css";
import { ShopChoice } from "./shops/ShopChoice";
import { cityPath } from "../../rules/city-alias";

/** The choice of a shop for takeaway; the previous one needs one press. */
export function TakeawayChoice({ view: { shops, shop, current, return_to } }: { view: OrderTypeView }) {
  const { t } = useTranslation("place");
  const { city, cart_count } = useCityFrame();
  if (!shops) {
    return (
      <EmptyState
        icon="wifi-off"
        title={t("shops.down")}
        action={
          <PlainForm action={cityPath(city.alias, "order-type")} reloadDocument>
            <input type="hidden" name="order_type" value="takeaway" />
            <input type="hidden" name="return_to" value={return_to} />
            <Button variant="outline">{t("retry")}</Button>
          </PlainForm>
        }
      >
        {t("shops.downText")}
      </EmptyState>
    );
  }
  if (shops.length === 0)
    return (
      <EmptyState icon="store" title={t("shops.none")}>
        {t("shops.noneText")}
      </EmptyState>
    );
  const isSwitch = current === "delivery";
  return (
    <>
      {isSwitch && cart_count > 0 && <Notice>{t("reprices")}</Notice>}
      {isSwitch && shop && (
        <div className={styles.again}>
          <ModalButton modal="ConfirmChangeTakeaway" wide>
            {t("takeFrom", { street: shop.street })}
          </ModalButton>
        </div>
      )}
      <ShopChoice shops={shops} />
    </>
  );
}
