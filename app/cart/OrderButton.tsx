import { useNavigate, useParams } from "@remix-run/react";
import { useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { ModalButton } from "../modal/ModalButton";
import { isPlainClick } from "../modal/use-modal-link";
import { Button, ButtonLink } from "../ui/Button";
import { useCart } from "./store/CartProvider";
import styles from "./Cart.module.css";
import type { CartView } from "./cart.view";
import { cityPath } from "../../rules/city-alias";

/** Leads to checkout or to the page of what is missing; says why if there is no such page (spec 1 §4 "Order button"). */
export function OrderButton({ view: { block, minimum } }: { view: Pick<CartView, "block" | "minimum"> }) {
  const { t } = useTranslation("cart");
  const { city = "" } = useParams();
  const look = { wide: true, size: "l" } as const;
  switch (block) {
    case "empty":
      return null;
    case "no_address":
      return (
        <ModalButton {...look} icon="map-pin" modal="OrderTypesModal" parameters={{ order_type: "delivery" }}>
          {t("go.no_address")}
        </ModalButton>
      );
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
    case "unavailable_line":
      return <Button {...look} blocked={t("go.unavailable")} />;
    case "below_minimum":
      return <Button {...look} blocked={t("go.below", { sum: minimum?.missing ?? "" })} />;
    case "sign_in":
      return (
        <ModalButton
          {...look}
          iconEnd="arrow-right"
          modal="UserLoginModal"
          parameters={{ request_uri: cityPath(city, "checkout") }}
        >
          {t("go.checkout")}
        </ModalButton>
      );
    default:
      return <ToCheckout />;
  }
}

/** Opens checkout after all changes of the cart are answered. */
function ToCheckout() {
  const { t } = useTranslation("cart");
  const { city = "" } = useParams();
  const cart = useCart();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  const to = cityPath(city, "checkout");

  function waitForCart(event: MouseEvent) {
    if (!isPlainClick(event) || !cart.hasUnanswered()) return;
    event.preventDefault();
    setWaiting(true);
    void cart.whenIdle().then(() => {
      setWaiting(false);
      if (!cart.view().block) navigate(to);
    });
  }
  return (
    <ButtonLink to={to} wide size="l" iconEnd="arrow-right" pending={waiting} onClick={waitForCart}>
      {t("go.checkout")}
    </ButtonLink>
  );
}
