import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { withoutModals } from "../shared/web/modal/modals";
import { ModalLink } from "../shared/web/modal/ModalLink";
import { Notice } from "../shared/ui/messages/Notice";
import { PathSteps } from "../shared/ui/layout/Steps";
import { classes } from "../shared/ui/styles/class-names";
import styles from "./Cart.module.css";
import { useCartCount, useCartView } from "./store/CartProvider";
import type { CartMessageView, CartView } from "../shared/basket/cart.view";

/**
 * The steps of an order (docs/specification/product.md#cart-page-and-panel): the cart, then the order form. A guest of a
 * group order has no order form.
 */
export function CartSteps({ view: { block } }: { view: Pick<CartView, "block"> }) {
  const { t } = useTranslation("cart");
  if (block === "guest") return null;
  const steps = [
    { label: t("steps.cart"), current: true },
    { label: t("steps.checkout"), current: false },
  ];
  return <PathSteps label={t("steps.label")} steps={steps} />;
}

/**
 * The heading of the cart, the number of dishes, and the link that empties it
 * (docs/specification/product.md#cart-page-and-panel). `children` is the heading.
 */
export function CartHead({ children, className }: { children: ReactNode; className?: string }) {
  const { t } = useTranslation("cart");
  const count = useCartCount();
  const { lines } = useCartView();
  return (
    <div className={classes("split", "above-1 below-2", className)}>
      {children}{" "}
      {count > 0 && (
        <span className={`muted ${styles.counter}`}>
          {count} {t("dishes", { count })}
        </span>
      )}{" "}
      {!lines.some(({ locked }) => locked) && <ClearLink />}
    </div>
  );
}

function ClearLink() {
  const { t } = useTranslation("cart");
  return (
    <ModalLink modal="ConfirmEmptyCartModal" className={`muted ${styles.clear}`}>
      {t("clear")}
    </ModalLink>
  );
}

export function CartMessages({
  view: { messages },
  position,
  className = styles.message,
}: {
  view: Pick<CartView, "messages">;
  position: CartMessageView["position"];
  className?: string;
}) {
  return messages
    .filter((message) => message.position === position)
    .map(({ tone, title, text, icon }) => (
      <Notice key={`${title} ${text}`} tone={tone} title={title} icon={icon} className={className}>
        {text}
      </Notice>
    ));
}

/** The path that forms of the cart return to without scripts: the page that they are on. */
export function useReturnTo(): string {
  return withoutModals(useLocation()).replace(/\/cart\/(add|gifts)(?=$|\?)/, "/cart");
}
