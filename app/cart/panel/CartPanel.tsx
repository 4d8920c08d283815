import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { lazyPart } from "../../shared/web/hydration/lazy-part";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { useCart, useCartFilling, useCartView } from "../store/CartProvider";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "../Cart.module.css";
import frame from "./CartPanel.module.css";
import { EmptyCart, UnknownCart, useEmptied } from "../EmptyCart";

const FilledCart = lazyPart(() => import("./FilledCart"), ComingCart);

/**
 * The cart beside the menu, in windows from 1200 pixels. A change within a filled cart does not render this component:
 * if its content were not hydrated yet, React would replace the server's HTML (error 421).
 */
export function CartPanel() {
  const { t } = useTranslation("cart");
  const filling = useCartFilling();
  const full = filling === "filled";
  const emptied = useEmptied(full);
  return (
    <aside
      ref={useOpenWhereShown()}
      className={classes("not-printed", frame.panel, full && styles.panel)}
      aria-label={t("title")}
    >
      {!full && (filling === "unknown" ? <UnknownCart /> : <EmptyCart besideMenu emptied={emptied} />)}
      {full && (
        <Suspense fallback={<ComingCart />}>
          <FilledCart />
        </Suspense>
      )}
    </aside>
  );
}

/** The panel is hidden in narrow windows, where no answer has to contain its content. */
function useOpenWhereShown() {
  const cart = useCart();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const close = cart.open(() => element.offsetWidth > 0);
    const observer = new ResizeObserver(() => cart.complete());
    observer.observe(element);
    return () => {
      observer.disconnect();
      close();
    };
  }, [cart]);
  return panel;
}

/** Until the module of its contents is loaded, and where it cannot be. */
function ComingCart() {
  const { t } = useTranslation("cart");
  const { total } = useCartView();
  const city = useCityAlias();
  const link = (
    <ButtonLink to={cityPath(city, "cart")} variant="soft">
      {t("title")}
    </ButtonLink>
  );
  return (
    <EmptyState icon="shopping-bag" title={t("order")} action={link}>
      {total}
    </EmptyState>
  );
}
