import { Form as PlainForm } from "@remix-run/react";
import { useEffect, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { CityMap } from "../../maps/live/CityMap";
import { usePage } from "../../modal/page";
import { isPlainClick, useOpenModal } from "../../modal/use-modal-link";
import { useCityFrame } from "../../context/city-frame";
import { Button } from "../../ui/buttons/Button";
import { EmptyState } from "../../ui/messages/EmptyState";
import { Notice } from "../../ui/messages/Notice";
import { ModalButton } from "../../modal/ModalButton";
import type { OrderTypeView } from "../place.view";
import styles from "../place.module.css";
import { NearMe } from "../shops/list/NearMe";
import { useCityAlias } from "../../hooks/use-city-alias";
import { ShopChoice } from "../shops/ShopChoice";
import { cityPath } from "../../../rules/city-alias";

/** The choice of a shop for takeaway, on a map and in a list. The previous shop takes one press. */
export function TakeawayChoice({ view }: { view: OrderTypeView }) {
  const { shops, shop, current, return_to, map } = view;
  const { t } = useTranslation("place");
  const { city, cart_count } = useCityFrame();
  const { inModal } = usePage<OrderTypeView>();
  const open = useOpenModal();
  const page = cityPath(city.alias, `order-type?${new URLSearchParams({ order_type: "takeaway", return_to })}`);
  /**
   * In the dialog a pin opens the shop's confirmation, as its row of the list does. On the page the pin is a link to
   * the shop.
   */
  function askForPin(event: MouseEvent<HTMLElement>) {
    const pin = event.target instanceof Element ? event.target.closest("a") : null;
    const [, shop_id] = /\/shops\/(\d+)$/.exec(pin?.getAttribute("href") ?? "") ?? [];
    if (!inModal || !shop_id || !isPlainClick(event)) return;
    event.preventDefault();
    open("ConfirmShopModal", { shop_id });
  }
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
      {map && (
        // The links inside the map receive the presses, also those by keyboard.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClick={askForPin}>
          <CityMap map={map} hrefOf={(at) => `${page}&map=${at}#map`} className={styles.map} />
        </div>
      )}
      <Nearest view={view} />
      <ShopChoice shops={shops} numbered={Boolean(map)} />
    </>
  );
}

const NEAR_FORM = "near-me";

/** The origin of the distances, and the button that sets it to the visitor's position. */
function Nearest({ view: { nearest_to, return_to } }: { view: OrderTypeView }) {
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
        <p className={styles.nearest}>
          {nearest_to.address === undefined
            ? t("shops.nearYou")
            : t("shops.nearAddress", { address: nearest_to.address })}
        </p>
      )}
      {(!nearest_to || nearest_to.address !== undefined) && (
        <NearMe
          action={cityPath(city, `order-type?${new URLSearchParams({ order_type: "takeaway", return_to })}`)}
          send={inModal ? setPlace : undefined}
          sending={inModal && sending}
        />
      )}
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
