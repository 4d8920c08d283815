import { Link, useLocation, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CartBadge, CartLink } from "../../cart/panel/CartButton";
import { Icon, type IconName } from "../../shared/ui/icons/Icon";
import { classes } from "../../shared/ui/styles/class-names";
import styles from "./BottomBar.module.css";
import { useCityFrame } from "../../shared/web/context/city-frame";
import { CachedFragment } from "../../shared/web/hydration/CachedFragment";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { cityPath } from "../../../rules/city-alias";

export function BottomBar() {
  const { t } = useTranslation("common");
  const { t: inCart } = useTranslation("cart");
  const { city, is_auth_enabled, user, cart } = useCityFrame();
  const here = useLocation();
  // The pressed item is marked before its page has loaded.
  const { pathname } = useNavigation().location ?? here;
  const at = (page: string) => pathname === cityPath(city.alias, page);
  const item = (current: boolean) => ({
    className: classes("middle", styles.item, current && styles.current),
    "aria-current": current ? ("page" as const) : undefined,
  });
  return (
    <CachedFragment name="bottom bar" of={[city.alias, is_auth_enabled, Boolean(user), cart.count]}>
      <nav aria-label={t("nav.bottom")} className={styles.bar} data-bar="">
        <Link to={cityPath(city.alias, "info")} {...item(at("info"))}>
          <Mark icon="menu" text={t("info")} />
        </Link>{" "}
        <Link to={cityPath(city.alias, "promotions")} {...item(at("promotions"))}>
          <Mark icon="percent" text={t("promotions")} />
        </Link>{" "}
        <Link to={cityPath(city.alias)} {...item(at(""))}>
          <Mark icon="utensils" text={t("menu")} />
        </Link>{" "}
        {is_auth_enabled && !user && (
          <ModalLink modal="UserLoginModal" {...item(at("login"))}>
            <Mark icon="user" text={t("signIn")} />
          </ModalLink>
        )}
        {!is_auth_enabled && (
          <ModalLink modal="UserOrderModal" {...item(at("order-status"))}>
            <Mark icon="receipt-text" text={t("myOrderShort")} />
          </ModalLink>
        )}
        {user && (
          <Link to={cityPath(city.alias, "profile")} {...item(at("profile"))}>
            <Mark icon="user" text={t("profile")} />
          </Link>
        )}{" "}
        <CartLink {...item(at("cart"))} data-bar-cart="">
          <Mark icon="shopping-bag" text={inCart("title")} />
          <CartBadge />
        </CartLink>
      </nav>
    </CachedFragment>
  );
}

function Mark({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} size={25} />
      <span className={styles.label}>{text}</span>
    </>
  );
}
