import { Link, useLocation, type LinkProps } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { classes } from "../../shared/ui/styles/class-names";
import { Icon } from "../../shared/ui/icons/Icon";
import { useCartCount, useCartView, useIsSumOld } from "../store/CartProvider";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { watchPassed } from "../../shared/ui/hooks/watch-passed";
import styles from "./CartButton.module.css";
import filled from "./CartPill.module.css";
import { cityPath } from "../../../rules/city-alias";

/** A link to the cart. With scripts it opens CartModal, except on the cart's page. */
export function CartLink(rest: Omit<LinkProps, "to">) {
  const city = useCityAlias();
  const page = cityPath(city, "cart");
  return useLocation().pathname === page ? <Link to={page} {...rest} /> : <ModalLink modal="CartModal" {...rest} />;
}

export function CartButton() {
  const { t } = useTranslation("cart");
  const count = useCartCount();
  const isOld = useIsSumOld();
  const { total, packaging } = useCartView();
  if (count === 0) {
    return (
      <CartLink className={classes("edged", styles.button, styles.empty)}>
        <Icon name="shopping-bag" />
        <span className={styles.sum}>{t("title")}</span>
      </CartLink>
    );
  }
  return (
    <CartLink className={classes("edged", styles.button, packaging && filled.named)}>
      <Icon name="shopping-bag" />
      <span className="visually-hidden">
        {t("title")}
        {total && ": "}
      </span>
      {total && (
        <span className={classes(styles.sum, isOld && styles.old)} aria-busy={isOld || undefined}>
          {total}
          <Packaging sum={packaging} />
        </span>
      )}
      <Dishes count={count} />
    </CartLink>
  );
}

function Packaging({ sum }: { sum: string | undefined }) {
  const { t } = useTranslation("cart");
  if (!sum) return null;
  return (
    <small className={filled.small}>
      <span className="visually-hidden">, </span>
      {t("withPackaging", { sum })}
    </small>
  );
}

/** The count in a circle, with a text for browsers that draw no circles. */
function Dishes({ count }: { count: number }) {
  const { t } = useTranslation("cart");
  return (
    <span className={`edged ${filled.count}`}>
      <span className="visually-hidden">, </span>
      {count}
      <span className="visually-hidden"> {t("dishes", { count })}</span>
    </span>
  );
}

export function CartBadge() {
  const count = useCartCount();
  if (count === 0) return null;
  return (
    <span className={`edged ${filled.badge}`}>
      <span className="visually-hidden">: </span>
      {count}
    </span>
  );
}

/**
 * The cart's link above the bottom bar on phones; hidden while the cart is empty, and in windows without that bar while
 * the header's button is in sight.
 */
export function CartPill() {
  const { t } = useTranslation("cart");
  const count = useCartCount();
  const isOld = useIsSumOld();
  const { total, packaging, free_delivery, minimum } = useCartView();
  const [isHeaderAway, setHeaderAway] = useState(false);
  useEffect(() => {
    const button = document.querySelector("[data-header-cart]");
    return button ? watchPassed(button, setHeaderAway) : undefined;
  }, []);
  if (count === 0) return null;
  const goal = minimum ?? free_delivery;
  return (
    <CartLink
      className={classes("edged", styles.button, "not-printed", filled.pill, isHeaderAway && filled.headerAway)}
      data-foot="pill"
    >
      <span className={filled.grow}>
        {t("title")}
        {goal && (
          <small className={filled.small}>
            <span className="visually-hidden">, </span>
            {t(minimum ? "go.below" : "freeSoon", { sum: goal.missing })}
          </small>
        )}
        {total && <span className="visually-hidden">: </span>}
      </span>
      <span className={classes(styles.sum, isOld && styles.old)} aria-busy={isOld || undefined}>
        {total}
        <Packaging sum={packaging} />
      </span>
      <Dishes count={count} />
    </CartLink>
  );
}
