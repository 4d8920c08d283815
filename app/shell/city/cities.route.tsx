import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { returnTo } from "../../../server/guard/safe-path";
import { openVisit } from "../../../server/visitor/visit";
import { CachedFragment } from "../../shared/web/hydration/CachedFragment";
import { usePage } from "../../shared/web/modal/page";
import { classes } from "../../shared/ui/styles/class-names";
import { Button } from "../../shared/ui/buttons/Button";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { Notice } from "../../shared/ui/messages/Notice";
import { BackLink } from "../../shared/ui/buttons/Links";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";
import { cityRows, searchOf } from "./cities-view.server";
import styles from "./cities.module.css";
import type { CityRow } from "./cities";
import { CityList } from "./CityList";
import { CitySearch, useCitySearch } from "./CitySearch";

export type CitiesView = WithSavedForm & {
  title: string;
  return_to: string;
  page: string;
  current: string;
  search: string;
  cities?: CityRow[];
  message?: string;
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const [city, { cities, message }] = await Promise.all([visit.city(), cityRows(visit)]);
  const view: CitiesView = {
    title: `${visit.t("city:title")} · ${visit.settings.name}`,
    return_to: returnTo(args.request, visit.path()),
    page: visit.path("cities"),
    current: city.alias,
    search: searchOf(args.request),
    cities,
    message,
    saved_form: cities && true,
  };
  return visit.answer(view, cities ? 200 : 503);
}

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** CitiesModal and its page. */
export default function CitiesPage() {
  const { t } = useTranslation(["city", "common"]);
  const { view, titleId, inModal, Back } = usePage<CitiesView>();
  return (
    <div className={inModal ? undefined : `wrap ${styles.page}`}>
      {!inModal && <BackLink as={Back}>{t("common:back")}</BackLink>}
      <h1 id={titleId} className={classes(inModal && "dialog-title", styles.title)}>
        {t("title")}
      </h1>
      {view.cities && view.message && <Notice>{view.message}</Notice>}
      {view.cities ? <Cities view={view} cities={view.cities} /> : <Unreachable view={view} />}
    </div>
  );
}

function Cities({ view, cities }: { view: CitiesView; cities: CityRow[] }) {
  const { page, return_to, current, search } = view;
  const narrowed = useCitySearch(cities, search);
  const all = `${page}?${new URLSearchParams({ return_to })}`;
  return (
    <>
      <CitySearch state={narrowed} action={page} hidden={{ return_to }} />
      <CachedFragment name="cities" of={[cities, current, search]}>
        <CityList
          cities={narrowed.found}
          current={current}
          search={narrowed.text.trim()}
          all={all}
          onAll={narrowed.clear}
          level={2}
        />
      </CachedFragment>
    </>
  );
}

function Unreachable({ view: { page, message } }: { view: CitiesView }) {
  const { t } = useTranslation(["city", "common"]);
  return (
    <EmptyState
      icon="wifi-off"
      title={t("down")}
      action={
        <Form action={page} reloadDocument>
          <Button variant="outline">{t("common:errors.retry")}</Button>
        </Form>
      }
    >
      {message ?? t("downText")}
    </EmptyState>
  );
}
