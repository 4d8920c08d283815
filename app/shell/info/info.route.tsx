import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../server/visitor/visit";
import { LanguageMenu } from "../frame/header/LanguageMenu";
import { CachedFragment } from "../../shared/web/hydration/CachedFragment";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { describedMeta } from "../../shared/web/site/described-meta";
import { useCityFrame, type CityFrameView } from "../../shared/web/context/city-frame";
import { isOffered, mainMenu, modalOf, smallLinks, type SitePage } from "../../shared/web/links/site-links";
import { Icon } from "../../shared/ui/icons/Icon";
import { shopCount } from "./city-facts.server";
import { offersOf, pageLinks } from "./info-view.server";
import type { InfoView } from "./info.view";
import styles from "./info.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const shops = await shopCount(visit, city);
  const offers = offersOf(visit, city);
  const offered = mainMenu.filter(({ page }) => isOffered(page, offers));
  const rows = offered.map(({ page, icon }) => ({
    ...(pageLinks(visit, city, [page])[0] ?? { to: "", words: "" }),
    page,
    icon,
    note: page === "shops" && shops ? String(shops) : undefined,
  }));
  const view: InfoView = {
    title: `${visit.t("common:info")} · ${visit.settings.name}`,
    rows,
    small: pageLinks(visit, city, smallLinks),
  };
  return visit.answer(view);
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => describedMeta(view);

/** The main menu (docs/specification/product.md#bottom-bar-and-main-menu). */
export default function InfoPage() {
  const view = useLoaderData<typeof loader>();
  const { city } = useCityFrame();
  return (
    <CachedFragment name="main menu" of={[view, city]}>
      <MainMenu view={view} city={city} />
    </CachedFragment>
  );
}

type MainMenuProps = { view: InfoView; city: CityFrameView["city"] };

function MainMenu({ view: { rows, small }, city }: MainMenuProps) {
  const { t } = useTranslation("common");
  const { t: ofPage } = useTranslation("info");
  return (
    <div className={styles.page}>
      <div className={styles.top} data-ground="dark">
        <div className="wrap">
          <h1 className={`row ${styles.city}`}>
            <Icon name="map-pin" /> <span>{city.name}</span>
          </h1>{" "}
          <ModalLink modal="CitiesModal" className={styles.change}>
            {t("cities")}
          </ModalLink>{" "}
          {city.phone && (
            <a href={city.phone_href} className={`middle ${styles.phone}`}>
              <Icon name="phone" /> <b>{city.phone}</b>
            </a>
          )}{" "}
          {city.is_free_call && <p className={styles.free}>{t("freeCall")}</p>}
        </div>
      </div>
      <nav aria-label={ofPage("menu")} className="wrap">
        <ul className={styles.rows}>
          {rows.map(({ page, to, words, icon, note }) => (
            <li key={page} className={styles.row}>
              <PageLink page={page as SitePage} to={to}>
                <Icon name={icon} /> <b>{words}</b> {note && <span className={styles.note}>{note}</span>}{" "}
                <Icon name="chevron-right" size={18} />
              </PageLink>
            </li>
          ))}
        </ul>
        <p className={`flow ${styles.small}`}>
          {small.map(({ to, words }) => (
            <Fragment key={to}>
              <Link to={to} className="tap plain-link">
                {words}
              </Link>{" "}
            </Fragment>
          ))}
        </p>
        <div className={styles.language}>
          <LanguageMenu />
        </div>
      </nav>
    </div>
  );
}

function PageLink({ page, to, children }: { page: SitePage; to: string; children: React.ReactNode }) {
  const modal = modalOf[page];
  return modal ? <ModalLink modal={modal}>{children}</ModalLink> : <Link to={to}>{children}</Link>;
}
