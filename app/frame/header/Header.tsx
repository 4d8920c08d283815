import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { CartButton } from "../../cart/panel/CartButton";
import { HydrateLater } from "../../hydration/HydrateLater";
import { ModalLink } from "../../modal/ModalLink";
import { useCityFrame } from "../../context/city-frame";
import { classes } from "../../ui/styles/class-names";
import { Icon } from "../../ui/icons/Icon";
import { Bonuses } from "./Bonuses";
import styles from "./Header.module.css";
import { HomeLink } from "./HomeLink";
import { LanguageMenu } from "./LanguageMenu";
import { Profile } from "./Profile";
import { WherePill } from "./WherePill";

/** Two rows on a desktop, one on a tablet, logo and where-pill on a phone (docs/specification/product.md#header). */
export function Header({ kind }: { kind?: "slim" | "brief" }) {
  const { t } = useTranslation("common");
  const { city } = useCityFrame();
  return (
    <header className={classes("not-printed", styles.header, kind && styles[kind])} data-ground="dark">
      <HydrateLater>
        <CompanyLinks />
      </HydrateLater>
      <HydrateLater>
        <div className={classes("wrap", "ways", styles.main)}>
          <HomeLink className={`tap plain-link ${styles.logo}`} />{" "}
          <ModalLink modal="CitiesModal" className={`plain-link ${styles.city}`}>
            <Icon name="map-pin" />
            <span>
              <span className="visually-hidden">{t("city")}: </span>
              {city.name}
            </span>
          </ModalLink>
          <WherePill className={styles.where} />
          <span className={styles.spacer} />
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
          </Link>{" "}
          <Bonuses className={`plain-link ${styles.item}`} /> <Profile />
          <div className={styles.cart}>
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
