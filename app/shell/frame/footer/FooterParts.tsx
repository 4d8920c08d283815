import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { useCityFrame, useIsOffered } from "../../../shared/web/context/city-frame";
import { footerGroups, isOffered, modalOf, sitePath, type SitePage } from "../../../shared/web/links/site-links";
import { Icon } from "../../../shared/ui/icons/Icon";
import styles from "./Footer.module.css";
import { HomeLink } from "../header/HomeLink";
import { LiteSwitch } from "../../../shared/web/switches/LiteSwitch";

export default function FooterParts() {
  const { t } = useTranslation("frame");
  const { t: common } = useTranslation("common");
  const { city, company_name, requisites, demo } = useCityFrame();
  return (
    <div className="wrap">
      <div className={styles.top}>
        <Contact />
        <Group name="order" open />
        <Group name="company" />
        <Group name="help" />
        <div className={styles.more}>
          <Apps />
          <LiteSwitch className={styles.lite} />
        </div>
      </div>
      <div className={`ways ${styles.bottom}`}>
        <span>{[company_name, ...requisites].join(", ")}</span>{" "}
        <Link to={sitePath(city.alias, "user-agreement")}>{t("links.user-agreement")}</Link>{" "}
        {demo && <span>{t("demo")}</span>}{" "}
        <a href="#main">
          {common("toTop")} <Icon name="arrow-up" size={18} />
        </a>
      </div>
    </div>
  );
}

function Contact() {
  const { t } = useTranslation("common");
  const { t: ofFooter } = useTranslation("frame");
  const { city, email } = useCityFrame();
  return (
    <div className={`stack ${styles.contact}`}>
      <HomeLink className="below-3" />{" "}
      {city.phone && (
        <a href={city.phone_href} className={styles.phone}>
          <span className={`narrow-only ${styles.call}`}>
            <Icon name="phone" size={18} /> {ofFooter("call")}
          </span>{" "}
          <b>{city.phone}</b>
        </a>
      )}{" "}
      {city.is_free_call && <span className={styles.note}>{t("freeCall")}</span>}{" "}
      <a href={`mailto:${email}`}>{email}</a>{" "}
      {useIsOffered("contact forms") && (
        <ModalLink modal="FeedbackModal" className={styles.ask}>
          {ofFooter("links.feedback")}
        </ModalLink>
      )}
    </div>
  );
}

/** A phone folds the group; wider windows show all of it. */
function Group({ name, open }: { name: keyof typeof footerGroups; open?: boolean }) {
  const { t } = useTranslation("frame");
  const { offers, bonuses } = useCityFrame();
  const words = t(`groups.${name}`);
  const offered = { delivery: offers.delivery, bonuses: Boolean(bonuses), contact: useIsOffered("contact forms") };
  const pages = footerGroups[name].filter((page) => isOffered(page, offered));
  return (
    <div className={styles.group}>
      <details open={open} className={styles.name}>
        <summary className="ends">
          {words} <Icon name="chevron-down" />
        </summary>
      </details>{" "}
      <nav aria-label={words} className={`stack ${styles.links}`}>
        {pages.map((page) => (
          <Fragment key={page}>
            <PageLink page={page} />{" "}
          </Fragment>
        ))}
      </nav>
    </div>
  );
}

function PageLink({ page }: { page: SitePage }) {
  const { t } = useTranslation("frame");
  const { city } = useCityFrame();
  const words = t(`links.${page}`);
  const modal = modalOf[page];
  return modal ? <ModalLink modal={modal}>{words}</ModalLink> : <Link to={sitePath(city.alias, page)}>{words}</Link>;
}

/** These names are not translated. */
const stores = [
  ["apple", "App Store"],
  ["android", "Google Play"],
  ["huawei", "AppGallery"],
] as const;

function Apps() {
  const { t } = useTranslation("frame");
  const {
    links: { apps, mobileApplications },
  } = useCityFrame();
  const there = stores.flatMap(([store, name]) => (apps?.[store] ? [{ name, href: apps[store] }] : []));
  if (there.length === 0 && !mobileApplications) return null;
  return (
    <nav aria-label={t("apps")} className={`flow ${styles.apps}`}>
      {there.map(({ name, href }) => (
        <Fragment key={name}>
          <a href={href} className={`iconed ${styles.app}`}>
            <Icon name="smartphone" /> {name}
          </a>{" "}
        </Fragment>
      ))}
      {mobileApplications && <a href={mobileApplications}>{t("aboutApp")}</a>}
    </nav>
  );
}
