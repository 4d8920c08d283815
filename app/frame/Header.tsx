import { Form, Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CartButton } from "../cart/panel/CartButton";
import { Icon } from "../ui/Icon";
import { Menu, MenuItem } from "../ui/Menu";
import { classes } from "../ui/class-names";
import { BrandLogo } from "../page/BrandLogo";
import { useCityFrame } from "../page/city-frame";
import styles from "./Header.module.css";
import { HydrateLater } from "../hydration/HydrateLater";
import { Bonuses } from "./Bonuses";
import { LanguageMenu } from "./LanguageMenu";
import { useSelfRefreshing } from "../page/live/use-self-refreshing";
import { withoutModals } from "../modal/modals";
import { ModalLink } from "../modal/ModalLink";
import { WherePill } from "./WherePill";
import { cityPath } from "../../rules/city-alias";

/** Spec 1 §2 "Header": two rows on a desktop, one on a tablet, logo and where-pill on a phone. */
export function Header() {
  const { t } = useTranslation("common");
  const { city } = useCityFrame();
  const { pathname } = useLocation();
  return (
    <header className={styles.header} data-ground="dark">
      <a className="skip" href="#main">
        {t("skip")}
      </a>{" "}
      {pathname === cityPath(city.alias) && (
        <a className="skip" href="#dishes">
          {t("skipToDishes")}
        </a>
      )}
      <HydrateLater>
        <div className={classes("wrap", styles.company)}>
          <CompanyLinks /> <span className={styles.spacer} />
          {city.phone && (
            <a className={styles.phone} href={city.phone_href}>
              <Icon name="phone" size={18} />
              <b>{city.phone}</b>
              {city.is_free_call && <span>{t("freeCall")}</span>}
            </a>
          )}
        </div>
      </HydrateLater>
      <HydrateLater>
        <div className={classes("wrap", styles.main)}>
          <HomeLink className={styles.logo} />{" "}
          <ModalLink modal="CitiesModal" className={styles.city}>
            <Icon name="map-pin" />
            <span>
              <span className="visually-hidden">{t("city")}: </span>
              {city.name}
            </span>
          </ModalLink>
          <WherePill />
          <span className={styles.spacer} />
          <a href={cityPath(city.alias, "?search=#menu-search")} className={styles.search}>
            <Icon name="search" size={25} />
            <span className="visually-hidden">{t("search")}</span>
          </a>
          <div className={styles.language}>
            <LanguageMenu />
          </div>
          <Bonuses className={classes(styles.profile, styles.bonuses)} /> <Profile />
          <div className={styles.cart}>
            <CartButton />
          </div>
        </div>
      </HydrateLater>
    </header>
  );
}

/** On a payment's pages: the order is fixed, so there is nothing to choose. */
export function ShortHeader() {
  const { t } = useTranslation("common");
  const { t: ofPayment } = useTranslation("payment");
  const { city } = useCityFrame();
  return (
    <header className={styles.header} data-ground="dark">
      <a className="skip" href="#main">
        {t("skip")}
      </a>{" "}
      <HydrateLater>
        <div className={classes("wrap", styles.short)}>
          <HomeLink className={styles.logo} /> <span className={styles.spacer} />
          {city.phone && (
            <a className={classes(styles.phone, styles.call)} href={city.phone_href}>
              <span className={styles.help}>{ofPayment("help")} </span>
              <Icon name="phone" />
              <b>{city.phone}</b>
            </a>
          )}{" "}
          <div className={styles.language}>
            <LanguageMenu />
          </div>
        </div>
      </HydrateLater>
    </header>
  );
}

/** The logo, with the words where it leads. */
export function HomeLink({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  const { city } = useCityFrame();
  return (
    <Link to={cityPath(city.alias)} className={className}>
      <BrandLogo />
      <span className="visually-hidden">. {t("home", { city: city.name })}</span>
    </Link>
  );
}

function CompanyLinks() {
  const { t } = useTranslation("common");
  const { city, offers } = useCityFrame();
  const link = (page: string, words: string) => <Link to={cityPath(city.alias, page)}>{words}</Link>;
  return (
    <nav aria-label={t("nav.company")} className={styles.links}>
      {link("promotions", t("promotions"))} {link("about", t("about"))}{" "}
      {offers.delivery && link("delivery", t("delivery"))} {link("shops", t("shops"))} {link("vacancies", t("jobs"))}{" "}
      {link("franchise", t("franchise"))}
    </nav>
  );
}

function Profile() {
  const { t } = useTranslation("common");
  const { city, user, is_auth_enabled } = useCityFrame();
  const here = useLocation();
  const refreshes = useSelfRefreshing();
  if (!is_auth_enabled) {
    return (
      <ModalLink modal="UserOrderModal" className={styles.profile}>
        <Icon name="receipt-text" />
        <span>{t("myOrder")}</span>
      </ModalLink>
    );
  }
  if (!user) {
    return (
      <ModalLink modal="UserLoginModal" className={styles.profile}>
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
        {refreshes ? (
          <Link to={cityPath(city.alias, "logout")}>
            <Icon name="log-out" />
            {t("signOut")}
          </Link>
        ) : (
          <Form method="post" action={cityPath(city.alias, "logout")} reloadDocument>
            <input type="hidden" name="return_to" value={withoutModals(here)} />
            <button type="submit">
              <Icon name="log-out" />
              {t("signOut")}
            </button>
          </Form>
        )}
      </MenuItem>
    </Menu>
  );
}
