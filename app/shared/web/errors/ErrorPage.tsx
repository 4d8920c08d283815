import { Link, useLocation, useParams, useRouteError } from "@remix-run/react";
import { Fragment, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../ui/buttons/Button";
import { Icon } from "../../ui/icons/Icon";
import { useFailedRequest } from "../hydration/failed-request";
import { useBrand } from "../context/brand";
import { kindOf } from "./error-kind";
import styles from "./ErrorPage.module.css";
import type { MissingView } from "./missing.view";
import { useFrameAround } from "../context/city-frame";
import { modalsOf, pageOf, withoutModals } from "../modal/modals";
import { useCityAlias } from "../../ui/hooks/use-city-alias";
import { cityPath } from "../../../../rules/city-alias";

export function ErrorPage() {
  const { t } = useTranslation("common");
  const error = useRouteError();
  const here = useLocation();
  const { city } = useParams();
  const frame = useFrameAround();
  const kind = kindOf(error);
  const near = (error as { data?: MissingView | null } | undefined)?.data?.near;
  const id = useFailedRequest();
  const failedRequest = kind === "down" || kind === "broken" ? id : undefined;
  useModalFallback();
  const Place = frame ? "div" : "main";
  const back = frame ? cityPath(frame.city.alias) : "/";
  const text = kind === "notFound" && frame ? t("errors.notFoundHere") : t(`errors.${kind}Text`);
  return (
    <>
      {!frame && <Mast />}
      <Place {...(!frame && { id: "main", tabIndex: -1 })} className={styles.page}>
        <span className={styles.mark}>
          <Icon name={kind === "notFound" ? "utensils" : kind === "down" ? "wifi-off" : "circle-alert"} size={40} />
        </span>
        <h1>{t(`errors.${kind}Title`)}</h1>
        <p>{text}</p>
        {failedRequest && (
          <p className={styles.request}>
            {t("errors.request")} <code>{failedRequest}</code>
          </p>
        )}
        {near && (
          <p>
            {near.words}
            {near.cities.map(({ alias, name }) => (
              <Fragment key={alias}>
                {" "}
                <a href={cityPath(alias)}>{name}</a>
              </Fragment>
            ))}
          </p>
        )}
        <div className={`flow ${styles.ways}`}>
          {(kind === "down" || kind === "broken") && (
            <form action={here.pathname}>
              {[...new URLSearchParams(here.search)].map(([name, value], place) => (
                <input key={place} type="hidden" name={name} value={value} />
              ))}
              <Button>{t("errors.retry")}</Button>
            </form>
          )}
          <ButtonLink to={back} reloadDocument variant={kind === "notFound" ? "main" : "outline"}>
            {frame ? t("errors.toMenu") : t("errors.toCities")}
          </ButtonLink>{" "}
          {!frame && city && kind === "forbidden" && <Link to={cityPath(city)}>{t("errors.toMenu")}</Link>}
        </div>
      </Place>
    </>
  );
}

function Mast() {
  const { Logo } = useBrand();
  return (
    <header className={styles.mast} data-ground="dark">
      <Link to="/">
        <Logo />
      </Link>
    </header>
  );
}

/** A modal that could not be loaded is left for its page, whose error page is more specific. */
function useModalFallback() {
  const here = useLocation();
  const city = useCityAlias();
  useEffect(() => {
    const search = new URLSearchParams(here.search);
    const name = modalsOf(search).slice(-1)[0];
    const page = name && city && pageOf(name, city, search, withoutModals(here));
    if (page) window.location.replace(page);
  }, [here, city]);
}
