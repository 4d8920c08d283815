import { Form as PlainForm } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../../shared/web/modal/page";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { Button, ButtonLink } from "../../../shared/ui/buttons/Button";
import { EmptyState } from "../../../shared/ui/messages/EmptyState";
import { Notice } from "../../../shared/ui/messages/Notice";
import { ModalButton } from "../../../shared/web/modal/ModalButton";
import type { OrderTypeView } from "../place.view";
import styles from "../place.module.css";
import { NearMe } from "../shops/list/NearMe";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import { ShopChoice } from "../shops/ShopChoice";
import { cityPath } from "../../../../rules/city-alias";

/** The choice of a shop for takeaway. The previous shop takes one press. */
export function TakeawayChoice({ view }: { view: OrderTypeView }) {
  const { shops, shop, current, return_to } = view;
  const { t } = useTranslation(["place", "common"]);
  const { city, cart } = useCityFrame();
  if (!shops) {
    return (
      <EmptyState
        icon="wifi-off"
        title={t("shops.down")}
        action={
          <PlainForm action={cityPath(city.alias, "order-type")} reloadDocument>
            <input type="hidden" name="order_type" value="takeaway" />
            <input type="hidden" name="return_to" value={return_to} />
            <Button variant="outline">{t("common:errors.retry")}</Button>
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
      {isSwitch && cart.count > 0 && <Notice>{t("reprices")}</Notice>}
      {isSwitch && shop && (
        <div className="below-5">
          <ModalButton modal="ConfirmChangeTakeaway" wide>
            {t("takeFrom", { street: shop.street })}
          </ModalButton>
        </div>
      )}
      <Nearest view={view} />
      <ShopChoice shops={shops} />
    </>
  );
}

const NEAR_FORM = "near-me";

/** The origin of the distances, the button that sets it to the visitor's position, and the page with the map. */
function Nearest({ view: { nearest_to, return_to, shops = [] } }: { view: OrderTypeView }) {
  const { t } = useTranslation("place");
  const city = useCityAlias();
  const { inModal, sending, Form } = usePage<OrderTypeView>();
  const [place, setPlace] = useState<Record<string, string>>();
  useEffect(() => {
    const form = document.getElementById(NEAR_FORM);
    if (place && form instanceof HTMLFormElement) form.requestSubmit();
  }, [place]);
  return (
    <>
      {nearest_to && (
        <p className="soft below-2">
          {nearest_to.address === undefined
            ? t("shops.nearYou")
            : t("shops.nearAddress", { address: nearest_to.address })}
        </p>
      )}
      <div className={`ways ${styles.waysToShop}`}>
        {(!nearest_to || nearest_to.address !== undefined) && (
          <NearMe
            action={cityPath(city, `order-type?${new URLSearchParams({ order_type: "takeaway", return_to })}`)}
            send={inModal ? setPlace : undefined}
            sending={inModal && sending}
          />
        )}
        {shops.length > 1 && (
          <ButtonLink
            to={cityPath(city, "shops?view=map")}
            variant="outline"
            size="s"
            icon="map-pin"
            className="below-4"
          >
            {t("shops.onMap")}
          </ButtonLink>
        )}
      </div>
      {inModal && (
        <Form noValidate id={NEAR_FORM}>
          {Object.entries(place ?? {}).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </Form>
      )}
    </>
  );
}
