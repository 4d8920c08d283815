import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formData } from "../../../server/guard/form";
import { picturePath } from "../../../server/upstream/pictures";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { PageFlash } from "../../shared/web/form/FlashMessage";
import { keepFormOffline } from "../../shared/web/form/keep-form-offline";
import { savePosition } from "../../fulfilment/place/shops/list/save-position.server";
import { describedMeta } from "../../shared/web/site/described-meta";
import { BrandLogo } from "../../shared/web/context/BrandLogo";
import { LanguageMenu } from "../frame/header/LanguageMenu";
import { LiteSwitch } from "../../shared/web/switches/LiteSwitch";
import { Button, ButtonLink } from "../../shared/ui/buttons/Button";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { Icon } from "../../shared/ui/icons/Icon";
import { Notice } from "../../shared/ui/messages/Notice";
import { useLite } from "../../shared/ui/hooks/lite";
import { pictureUrl, widthFor } from "../../shared/ui/pictures/picture-url";
import styles from "./chooser.module.css";
import { keepLinkedPromocode } from "../../cart/offers/promocode.server";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";
import { cityRows, searchOf } from "./cities-view.server";
import type { CityRow } from "./cities";
import { CityList } from "./CityList";
import { CitySearch, useCitySearch } from "./CitySearch";
import { FindCity } from "./FindCity";
import { likelyCity } from "./likely-city.server";
import { cityPath } from "../../../rules/city-alias";
import { moveFocus } from "../../shared/ui/hooks/focus";

export type ChooserView = WithSavedForm & {
  title: string;
  description: string;
  search: string;
  /** Undefined if they could not be loaded. */
  cities?: CityRow[];
  /** The chain's announcement or, without cities, the reason why they are missing. */
  message?: string;
  offered?: { alias: string; name: string };
  /** The visitor gave their position, and no city is near it. */
  is_far?: boolean;
  /** A picture of one of the brand's dishes; path below /pictures. */
  plate?: string;
};

/** Redirects to the last city only from a shortcut of the installed app. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  keepLinkedPromocode(visit);
  const { cities, listed, message } = await cityRows(visit);
  const last = cities?.find(({ alias }) => alias === visit.lastCity);
  const shortcut = last && shortcutOf(visit, last.alias);
  if (shortcut) throw await visit.redirect(shortcut);
  const likely = await likelyCity(visit, listed);
  const view: ChooserView = {
    title: `${visit.t("city:title")} · ${visit.settings.name}`,
    description: `${visit.settings.name}. ${visit.t("city:promise")}`,
    search: searchOf(args.request),
    cities,
    message,
    saved_form: cities && true,
    offered: likely.city && { alias: likely.city.alias, name: likely.city.name },
    is_far: likely.isFar,
    plate: picturePath(visit.settings.welcome_picture),
  };
  return visit.answer(view, cities ? 200 : 503);
}

/** Keeps the position that the browser told on the visitor's press, to suggest the nearest city. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  savePosition(visit, await formData(args.request));
  return visit.redirect("/");
}

export const clientAction = keepFormOffline();

function shortcutOf({ request, settings }: Visit, city: string): string | undefined {
  const open = new URL(request.url).searchParams.get("open");
  if (open === "cart") return cityPath(city, "cart");
  if (open !== "orders") return undefined;
  return cityPath(city, settings.customers.is_auth_enabled ? "profile?tab=orders" : "order-status");
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => describedMeta(view);

export default function Chooser() {
  const { t } = useTranslation("city");
  const { cities, message, search, offered, is_far, plate } = useLoaderData<typeof loader>();
  const width = widthFor(960, useLite());
  return (
    <div className={styles.page}>
      <header className={styles.welcome} data-ground="dark">
        <span className={styles.logo}>
          <BrandLogo />
        </span>
        <h1 className={styles.question}>{t("question")}</h1>
        <p className={`wide-only ${styles.promise}`}>{t("promise")}</p>
        {plate && <img className={styles.plate} src={pictureUrl(plate, width)} alt="" width={820} height={820} />}
      </header>
      <div className={styles.choice}>
        <main id="main" tabIndex={-1}>
          <PageFlash />
          {cities && message && <Notice>{message}</Notice>}
          {cities ? (
            <Cities cities={cities} search={search} offered={offered} is_far={is_far} />
          ) : (
            <Unreachable message={message} />
          )}
        </main>
        <footer className="soft fine above-8">
          <LiteSwitch />
        </footer>
      </div>
    </div>
  );
}

function Cities({
  cities,
  search,
  offered,
  is_far,
}: Required<Pick<ChooserView, "cities">> & Pick<ChooserView, "search" | "offered" | "is_far">) {
  const narrowed = useCitySearch(cities, search);
  const guess = useRef<HTMLDivElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    if (offered && hasAsked.current) moveFocus(guess.current?.querySelector("a"));
  }, [offered]);
  return (
    <>
      <div className={`row-top ${styles.bar}`}>
        <CitySearch state={narrowed} action="/" />
        <LanguageMenu />
      </div>
      <div ref={guess} role="status">
        {offered && <Offer city={offered} />}
      </div>
      {!offered && <FindCity isFar={is_far} onAsk={() => (hasAsked.current = true)} />}
      <CityList cities={narrowed.found} search={narrowed.text.trim()} all="/" onAll={narrowed.clear} level={2} />
    </>
  );
}

function Offer({ city }: { city: { alias: string; name: string } }) {
  const { t } = useTranslation("city");
  return (
    <div className={`row ${styles.offer}`}>
      <Icon name="locate-fixed" size={26} />
      <p className={`grow ${styles.offered}`}>
        <b>{city.name}</b> <span>{t("offer")}</span>
      </p>
      <ButtonLink to={cityPath(city.alias)} variant="ink">
        {t("accept")}
      </ButtonLink>
    </div>
  );
}

function Unreachable({ message }: Pick<ChooserView, "message">) {
  const { t } = useTranslation(["city", "common"]);
  return (
    <>
      <div className={`row-top ${styles.bar}`}>
        <LanguageMenu />
      </div>
      <EmptyState
        icon="wifi-off"
        title={t("down")}
        action={
          <Form reloadDocument>
            <Button variant="outline">{t("common:errors.retry")}</Button>
          </Form>
        }
      >
        {message ?? t("downText")}
      </EmptyState>
    </>
  );
}
