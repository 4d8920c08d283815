import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import { useCityFrame } from "../page/city-frame";
import { classes } from "../ui/class-names";
import styles from "./Footer.module.css";
import { HomeLink } from "./Header";
import { LiteSwitch } from "./LiteSwitch";
import { ModalLink } from "../modal/ModalLink";
import { cityPath } from "../../rules/city-alias";

/** Links, contacts and the company's requisites (spec 1 §2 "Footer"). */
export function Footer({ short = false }: { short?: boolean }) {
  const { t } = useTranslation("common");
  const { city, company_name, requisites, email, links, demo } = useCityFrame();
  return (
    <footer className={classes(styles.footer, !short && styles.overBar)} data-ground="dark">
      <div className="wrap">
        <div className={styles.top}>
          <HomeLink className={styles.logo} />{" "}
          <nav aria-label={t("nav.main")} className={styles.links}>
            <Link to={cityPath(city.alias)}>{t("menu")}</Link>{" "}
            <Link to={cityPath(city.alias, "shops")}>{t("shops")}</Link>{" "}
            <ModalLink modal="CitiesModal">{t("cities")}</ModalLink>{" "}
            <ModalLink modal="UserOrderModal">{t("myOrder")}</ModalLink>{" "}
            {links.job && <a href={links.job}>{t("jobs")}</a>}
            {links.franchise && <a href={links.franchise}>{t("franchise")}</a>}
          </nav>
          <div className={styles.contact}>
            {city.phone && (
              <a href={city.phone_href} className={styles.phone}>
                <Icon name="phone" />
                {city.phone}
              </a>
            )}{" "}
            <a href={`mailto:${email}`}>{email}</a>
          </div>
        </div>
        <Apps />
        <div className={styles.bottom}>
          <span>{[company_name, ...requisites].join(", ")}</span> {demo && <span>{t("demo")}</span>}{" "}
          <LiteSwitch className={styles.lite} /> <a href="#main">{t("toTop")}</a>
        </div>
      </div>
    </footer>
  );
}

/** App stores; their names are not translated. */
const stores = [
  ["apple", "App Store"],
  ["android", "Google Play"],
  ["huawei", "AppGallery"],
] as const;

function Apps() {
  const { t } = useTranslation("common");
  const {
    links: { apps },
  } = useCityFrame();
  const there = stores.flatMap(([store, name]) => (apps?.[store] ? [{ name, href: apps[store] }] : []));
  if (there.length === 0) return null;
  return (
    <nav aria-label={t("nav.apps")} className={styles.links}>
      {there.map(({ name, href }) => (
        <Fragment key={name}>
          <a href={href}>{name}</a>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
