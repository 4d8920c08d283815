import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { CartButton } from "../../../cart/panel/CartButton";
import { HydrateLater } from "../../../shared/web/hydration/HydrateLater";
import { CachedFragment } from "../../../shared/web/hydration/CachedFragment";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import { Bonuses } from "./Bonuses";
import styles from "./Header.module.css";
import { HomeLink } from "./HomeLink";
import { LanguageMenu } from "./LanguageMenu";
import { Profile } from "./Profile";
import { WherePill } from "./WherePill";

/** Two rows on a desktop, one on a tablet, logo and where-pill on a phone (docs/specification/product.md#header). */
export function Header({ kind }: { kind?: "slim" | "brief" }) {
  const { t } = useTranslation("common");
  const { city, offers, order_type, place, place_note, bonuses, user, is_auth_enabled } = useCityFrame();
  return (
    <header className={classes("not-printed", styles.header, kind && styles[kind])} data-ground="dark">
      <HydrateLater>
        <CachedFragment name="company links" of={[city.alias, offers.delivery]}>
          <CompanyLinks />
        </CachedFragment>
      </HydrateLater>
      <HydrateLater>
        <div className={classes("wrap", "ways", styles.main)}>
          <CachedFragment name="logo and city" of={[city.alias, city.name]}>
            <HomeLink className={`tap plain-link ${styles.logo}`} />{" "}
            <ModalLink modal="CitiesModal" className={`plain-link ${styles.city}`}>
              <Icon name="map-pin" />
              <span>
                <span className="visually-hidden">{t("city")}: </span>
                {city.name.split(" ").map((word, place) => (
                  <Fragment key={place}>
                    {place > 0 && " "}
                    <span className={styles.word}>{word}</span>
                  </Fragment>
                ))}
              </span>
            </ModalLink>
          </CachedFragment>
          {/* The place may be a customer's address. */}
          <CachedFragment name="where" of={place ? undefined : [city.alias, offers, order_type, place_note]}>
            <WherePill className={styles.where} />
          </CachedFragment>
          <span className={styles.spacer} />
          <CachedFragment name="search, phone, languages" of={[city]}>
            <a href={cityPath(city.alias, "?search=#menu-search")} className={`plain-link ${styles.search}`}>
              <Icon name="search" size={25} />
              <span className="visually-hidden">{t("search")}</span>
            </a>
            <div className={styles.language}>
              {city.phone && (
                <a className={styles.phone} href={city.phone_href}>
                  <Icon name="phone" size={18} /> <b>{city.phone}</b> {city.is_free_call && t("freeCall")}
                </a>
              )}{" "}
              <LanguageMenu />
            </div>
            <Link to={cityPath(city.alias, "promotions")} className={`plain-link ${styles.item}`}>
              <Icon name="percent" /> <span>{t("promotions")}</span>
            </Link>
          </CachedFragment>{" "}
          <CachedFragment name="bonuses" of={bonuses && [city.alias, bonuses]}>
            <Bonuses className={`plain-link ${styles.item}`} />
          </CachedFragment>{" "}
          <CachedFragment name="sign-in" of={user ? undefined : [city.alias, is_auth_enabled]}>
            <Profile />
          </CachedFragment>
          {/* The bar at the bottom of narrow windows has the cart, too. */}
          <div className={`desktop-only ${styles.cart}`} data-header-cart="">
            <CartButton />
          </div>
        </div>
      </HydrateLater>
    </header>
  );
}

/** Narrower windows have these links in the footer only. */
function CompanyLinks() {
  const { t } = useTranslation("common");
  const { city, offers } = useCityFrame();
  const link = (page: string, words: string) => <Link to={cityPath(city.alias, page)}>{words}</Link>;
  return (
    <div className={classes("wrap", styles.company)}>
      <nav aria-label={t("nav.company")}>
        {link("about", t("about"))} {offers.delivery && link("delivery", t("delivery"))} {link("shops", t("shops"))}{" "}
        {link("vacancies", t("jobs"))} {link("franchise", t("franchise"))}
      </nav>
    </div>
  );
}
