import { useNavigate, useParams } from "@remix-run/react";
import { useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { ModalButton } from "../modal/ModalButton";
import { isPlainClick, useModalLink, useOpenModal } from "../modal/use-modal-link";
import { Button, ButtonLink } from "../ui/Button";
import { useCart } from "./store/CartProvider";
import styles from "./Cart.module.css";
import type { CartView } from "./cart.view";
import { cityPath } from "../../rules/city-alias";

/** Leads to checkout or to the page of what is missing; says why if there is no such page (spec 1 §4 "Order button"). */
export function OrderButton({ view: { block, minimum } }: { view: Pick<CartView, "block" | "minimum"> }) {
  const { t } = useTranslation("cart");
  const look = { wide: true, size: "l" } as const;
  switch (block) {
    case "empty":
      return null;
    case "no_address":
      return <ToAddress />;
    case "no_shop":
      return (
        <ModalButton {...look} icon="store" modal="OrderTypesModal" parameters={{ order_type: "takeaway" }}>
          {t("go.no_shop")}
        </ModalButton>
      );
    case "closed":
      return (
        <>
          <p className={styles.danger}>{t("closedNote")}</p>
          <ModalButton {...look} icon="store" modal="OrderTypesModal" parameters={{ order_type: "takeaway" }}>
            {t("go.closed")}
          </ModalButton>
        </>
      );
    case "city_stopped":
      return <Button {...look} blocked={t("go.city_stopped")} />;
    case "unavailable_line":
      return <Button {...look} blocked={t("go.unavailable")} />;
    case "below_minimum":
      return <Button {...look} blocked={t("go.below", { sum: minimum?.missing ?? "" })} />;
    case "sign_in":
      return <ToCheckout signsIn />;
    default:
      return <ToCheckout />;
  }
}

/** With scripts the address is asked over the page. Without them it is typed into the order form. */
function ToAddress() {
  const { t } = useTranslation("cart");
  const { city = "" } = useParams();
  const { onClick } = useModalLink({ modal: "OrderTypesModal", parameters: { order_type: "delivery" } });
  return (
    <ButtonLink to={cityPath(city, "checkout")} wide size="l" icon="map-pin" onClick={onClick}>
      {t("go.no_address")}
    </ButtonLink>
  );
}

/** Opens checkout after all changes of the cart are answered. Who is not signed in signs in first or, without scripts, in the order form. */
function ToCheckout({ signsIn = false }: { signsIn?: boolean }) {
  const { t } = useTranslation("cart");
  const { city = "" } = useParams();
  const cart = useCart();
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const [waiting, setWaiting] = useState(false);
  const to = cityPath(city, "checkout");

  function goOn(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    if (signsIn) {
      event.preventDefault();
      event.currentTarget.focus();
      openModal("UserLoginModal", { request_uri: to });
      return;
    }
    if (!cart.hasUnanswered()) return;
    event.preventDefault();
    setWaiting(true);
    void cart.whenIdle().then(() => {
      setWaiting(false);
      if (!cart.view().block) navigate(to);
    });
  }
  return (
    <ButtonLink to={to} wide size="l" iconEnd="arrow-right" pending={waiting} onClick={goOn}>
      {t("go.checkout")}
    </ButtonLink>
  );
}
