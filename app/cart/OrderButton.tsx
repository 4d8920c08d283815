import { useNavigate } from "@remix-run/react";
import { useState, type FormEvent, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { ModalButton } from "../shared/web/modal/ModalButton";
import { isPlainClick, useModalLink, useOpenModal } from "../shared/web/modal/use-modal-link";
import { useOnline } from "../shared/ui/hooks/use-online";
import { Button, ButtonLink } from "../shared/ui/buttons/Button";
import { useCart } from "./store/CartProvider";
import { useCityAlias } from "../shared/ui/hooks/use-city-alias";
import type { CartLineView, CartView } from "../shared/basket/cart.view";
import { isOrderDisabled } from "../../rules/cart";
import { cityPath } from "../../rules/city-alias";
import { keepOnPressed } from "../shared/ui/hooks/focus";

/**
 * Leads to checkout or to the page where the missing input is given. If there is no such page, it shows the reason
 * (docs/specification/product.md#order-button).
 */
export function OrderButton({
  view: { block, minimum, lines, others = [] },
}: {
  view: Pick<CartView, "block" | "minimum" | "lines" | "others">;
}) {
  const { t } = useTranslation("cart");
  const city = useCityAlias();
  const isOnline = useOnline();
  const look = { wide: true, size: "l" } as const;
  if (!isOnline && !isOrderDisabled(block)) return <Button {...look} blocked={t("go.offline")} />;
  switch (block) {
    case "empty":
      return null;
    case "guest":
      return <ToGroupOrder />;
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
          <p className="error-text below-2">{t("closedNote")}</p>
          <ModalButton {...look} icon="store" modal="OrderTypesModal" parameters={{ order_type: "takeaway" }}>
            {t("go.closed")}
          </ModalButton>
        </>
      );
    case "city_stopped":
      return <Button {...look} blocked={t("go.city_stopped")} />;
    case "nothing_left":
      return <Button {...look} blocked={t("go.nothing_left")} />;
    case "unavailable_line":
      return <WithoutLost lost={[...lines, ...others].filter(({ alert }) => alert)} />;
    case "below_minimum":
      return (
        <ButtonLink {...look} blocked to={minimum?.dishes ?? cityPath(city, "#dishes")}>
          {t("go.below", { sum: minimum?.missing ?? "" })}
        </ButtonLink>
      );
    case "sign_in":
      return <ToCheckout signsIn />;
    default:
      return <ToCheckout />;
  }
}

/** The host places the order of the guests. */
function ToGroupOrder() {
  const { t } = useTranslation("cart");
  const city = useCityAlias();
  return (
    <ButtonLink to={cityPath(city, "together")} wide size="l" icon="users">
      {t("go.guest")}
    </ButtonLink>
  );
}

/** With scripts the address is entered in a modal, without them in the order form. */
function ToAddress() {
  const { t } = useTranslation("cart");
  const city = useCityAlias();
  const { onClick } = useModalLink({ modal: "OrderTypesModal", parameters: { order_type: "delivery" } });
  return (
    <ButtonLink to={cityPath(city, "checkout")} wide size="l" icon="map-pin" onClick={onClick}>
      {t("go.no_address")}
    </ButtonLink>
  );
}

/**
 * Opens checkout after all changes of the cart are answered. Visitors who are not signed in sign in first; without
 * scripts they do so in the order form.
 */
function useCheckout() {
  const city = useCityAlias();
  const cart = useCart();
  const navigate = useNavigate();
  const openModal = useOpenModal();
  const [waiting, setWaiting] = useState(false);
  const to = cityPath(city, "checkout");
  const signIn = () => openModal("UserLoginModal", { request_uri: to });

  function whenSaved() {
    setWaiting(true);
    void cart.whenIdle().then(() => {
      setWaiting(false);
      const { block } = cart.view();
      if (block === "sign_in") signIn();
      else if (!block) navigate(to);
    });
  }
  return { cart, to, waiting, signIn, whenSaved };
}

function ToCheckout({ signsIn = false }: { signsIn?: boolean }) {
  const { t } = useTranslation("cart");
  const { cart, to, waiting, signIn, whenSaved } = useCheckout();

  function goOn(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    if (!signsIn && !cart.hasUnanswered()) return;
    event.preventDefault();
    keepOnPressed(event.currentTarget);
    if (signsIn) signIn();
    else whenSaved();
  }
  return (
    <ButtonLink to={to} wide size="l" iconEnd="arrow-right" pending={waiting} onClick={goOn}>
      {t(signsIn ? "go.sign_in" : "go.checkout")}
    </ButtonLink>
  );
}

/** Removes the unavailable lines and continues to checkout. */
function WithoutLost({ lost }: { lost: CartLineView[] }) {
  const { t } = useTranslation("cart");
  const city = useCityAlias();
  const { cart, to, waiting, whenSaved } = useCheckout();

  function goOn(event: FormEvent) {
    // The page's cart has no counts of a guest's lines.
    if (lost.some(({ line_key }) => !cart.view().lines.some((line) => line.line_key === line_key))) return;
    event.preventDefault();
    for (const { line_key } of lost) cart.setLineCount(line_key, 0);
    whenSaved();
  }
  return (
    <form method="post" action={cityPath(city, "cart")} onSubmit={goOn}>
      <p className="muted below-2">
        <LeftOut lost={lost} />
      </p>
      {lost.map(({ line_key }) => (
        <input key={line_key} type="hidden" name={`count.${line_key}`} value="0" />
      ))}
      <input type="hidden" name="return_to" value={to} />
      <Button wide size="l" iconEnd="arrow-right" pending={waiting}>
        {t("go.without", { count: lost.length })}
      </Button>
    </form>
  );
}

/** The names of the dishes that will not be part of the order. */
export function LeftOut({ lost }: { lost: Pick<CartLineView, "name">[] }) {
  const { t } = useTranslation("cart");
  return t("leftOut", { count: lost.length, names: lost.map(({ name }) => name).join(", ") });
}
