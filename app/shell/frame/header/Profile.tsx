import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { Icon } from "../../../shared/ui/icons/Icon";
import { Menu, MenuItem } from "../../../shared/ui/overlays/Menu";
import styles from "./Profile.module.css";

/** If sign-in is disabled, it is a link to the order look-up (docs/specification/product.md#header). */
export function Profile() {
  const { t } = useTranslation("common");
  const { user, is_auth_enabled } = useCityFrame();
  if (!is_auth_enabled) {
    return (
      <ModalLink modal="UserOrderModal" className={`plain-link ${styles.profile}`}>
        <Icon name="receipt-text" />
        <span>{t("myOrder")}</span>
      </ModalLink>
    );
  }
  if (!user) {
    return (
      <ModalLink modal="UserLoginModal" className={`plain-link ${styles.profile}`}>
        <Icon name="user" />
        <span>{t("signIn")}</span>
      </ModalLink>
    );
  }
  return (
    <Menu icon="user" align="end" label={user.name || t("profile")} className={styles.profileMenu}>
      {user.links.map(({ to, words, icon }) => (
        <MenuItem key={to}>
          <Link to={to}>
            <Icon name={icon} />
            {words}
          </Link>
        </MenuItem>
      ))}
      <MenuItem>
        <ModalLink modal="ConfirmLogoutModal">
          <Icon name="log-out" />
          {t("signOut")}
        </ModalLink>
      </MenuItem>
    </Menu>
  );
}
