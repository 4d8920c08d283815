import type { LoaderFunctionArgs } from "@remix-run/node";
import { phoneLink } from "../../../rules/phone";
import { Link, Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bannerBlock } from "../../browse/banners/banner-view.server";
import { openVisit } from "../../../server/visitor/visit";
import { Frame } from "../frame/Frame";
import { catchUp } from "../frame/catch-up.server";
import { frameView, type CityView } from "../frame/frame-view.server";
import { LiteSwitch } from "../../shared/web/switches/LiteSwitch";
import { LanguageMenu } from "../frame/header/LanguageMenu";
import { HydrateLater } from "../../shared/web/hydration/HydrateLater";
import { BrandLogo } from "../../shared/web/context/BrandLogo";
import { ErrorPage } from "../../shared/web/errors/ErrorPage";
import { PageFlash } from "../../shared/web/form/FlashMessage";
import { Icon } from "../../shared/ui/icons/Icon";
import { StandingCity } from "../../shared/ui/hooks/use-city-alias";
import { standingCity } from "./legal-view.server";
import styles from "./legal-frame.module.css";

type LegalFrameView = {
  /** Absent for a visitor without a city. */
  frame?: CityView;
  phone: string;
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await standingCity(visit);
  if (city) visit.standIn(city);
  const view: LegalFrameView = {
    frame: city && (await frameView(visit, catchUp(visit))),
    phone: visit.settings.default_phone,
  };
  return visit.answer(view, 200, city && { banner: await bannerBlock(visit) });
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

/**
 * Legal texts belong to no city, so the frame is that of the visitor's city or, without one, a link to the city list.
 */
export default function LegalFrame() {
  const view = useLoaderData<typeof loader>() as LegalFrameView;
  return (
    <Around view={view}>
      <HydrateLater>
        <Outlet />
      </HydrateLater>
    </Around>
  );
}

export function ErrorBoundary() {
  const view = useRouteLoaderData<typeof loader>("shell/info/legal-frame.route") as LegalFrameView | undefined;
  return view?.frame ? (
    <Around view={view}>
      <ErrorPage />
    </Around>
  ) : (
    <ErrorPage />
  );
}

function Around({ view: { frame, phone }, children }: { view: LegalFrameView; children: ReactNode }) {
  if (!frame) return <NoCity phone={phone}>{children}</NoCity>;
  return (
    <StandingCity.Provider value={frame.city.alias}>
      <Frame cart={frame.cart}>{children}</Frame>
    </StandingCity.Provider>
  );
}

function NoCity({ phone, children }: { phone: string; children: ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <div className={`stack ${styles.page}`}>
      <header className={`not-printed ${styles.header}`} data-ground="dark">
        <div className={`wrap row ${styles.bar}`}>
          <Link to="/" className={`tap plain-link ${styles.logo}`}>
            <BrandLogo />
          </Link>{" "}
          <Link to="/" className={`tap plain-link iconed ${styles.city}`}>
            <Icon name="map-pin" /> {t("errors.toCities")}
          </Link>{" "}
          <a href={phoneLink(phone)} className={`tap plain-link ${styles.phone}`}>
            <Icon name="phone" /> <b className="from-tablet">{phone}</b>
          </a>{" "}
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageFlash />
        {children}
      </main>
      <footer className={`wrap ends muted not-printed ${styles.footer}`}>
        <Link to="/">{t("errors.toCities")}</Link> <LiteSwitch />
      </footer>
    </div>
  );
}
