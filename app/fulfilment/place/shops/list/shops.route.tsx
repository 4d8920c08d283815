import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formData } from "../../../../../server/guard/form";
import { returnTo } from "../../../../../server/guard/safe-path";
import { asFailure } from "../../../../../server/upstream/failure";
import { forgetPosition } from "../../../../../server/visitor/position";
import { openVisit } from "../../../../../server/visitor/visit";
import { CachedFragment } from "../../../../shared/web/hydration/CachedFragment";
import { CityMap } from "../../../maps/live/CityMap";
import { isShop } from "../../../maps/map.view";
import { viewText } from "../../../maps/view";
import { ModalLink } from "../../../../shared/web/modal/ModalLink";
import { withoutModals } from "../../../../shared/web/modal/modals";
import { describedMeta } from "../../../../shared/web/site/described-meta";
import { keepFormOffline } from "../../../../shared/web/form/keep-form-offline";
import { Button, ButtonLink } from "../../../../shared/ui/buttons/Button";
import links from "../../../../shared/ui/buttons/Links.module.css";
import { Chips } from "../../../../shared/ui/buttons/Chips";
import { classes } from "../../../../shared/ui/styles/class-names";
import { EmptyState } from "../../../../shared/ui/messages/EmptyState";
import { Segmented } from "../../../../shared/ui/buttons/Segmented";
import { savePosition } from "./save-position.server";
import { NearMe } from "./NearMe";
import { ShopRow } from "./ShopRow";
import { shopsView } from "./shops-view.server";
import { shopsIntents, type ShopsView } from "./shops.view";
import styles from "./shops.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const brand = visit.settings.name;
  const about = {
    // The header beside the heading names the city.
    heading: visit.t("common:shops"),
    title: `${visit.t("place:shops.title", { city: city.name })} · ${brand}`,
    description: visit.t("place:shops.description", { brand, city: city.name }),
  };
  try {
    const view: ShopsView = { ...about, ...(await shopsView(visit, city)) };
    return visit.answer(view);
  } catch (error) {
    asFailure(error);
    const down = { filters: [], on_map: false, list_search: "?", map_search: "?", takeaway: false, noindex: true };
    const view: ShopsView = { ...about, ...down };
    return visit.answer(view, 503);
  }
}

/** Stores or deletes the browser's position. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const form = await formData(args.request);
  const intent = shopsIntents.take(form);
  if (intent?.name === "near") savePosition(visit, form);
  if (intent?.name === "forget") forgetPosition(visit);
  return visit.finish(form, returnTo(args.request, visit.path("shops")));
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => describedMeta(view);

export default function ShopsPage() {
  const { t } = useTranslation("place");
  const view = useLoaderData<typeof loader>() as ShopsView;
  const { heading, shops, filters, nothing, map, on_map } = view;
  const isShown = map && !nothing;
  return (
    <div className={classes("wrap", styles.page, isShown && (on_map ? styles.onMap : styles.onList))}>
      <div className={styles.head}>
        <h1>{heading}</h1>
        {shops && <Nearest nearest_to={view.nearest_to} />}
        {map && shops && (
          <div className={styles.switch}>
            <Segmented
              label={t("shops.how")}
              wide
              items={[
                { label: t("shops.list"), to: view.list_search, current: !on_map, preventScrollReset: true },
                { label: t("shops.onMap"), to: view.map_search, current: on_map, preventScrollReset: true },
              ]}
            />
          </div>
        )}
        {filters.length > 0 && (
          <Chips
            label={t("shops.filters")}
            sideways
            items={filters.map(({ search, ...filter }) => ({ ...filter, to: search, preventScrollReset: true }))}
          />
        )}
        {!shops && <Down />}
        {nothing && <Nothing nothing={nothing} />}
        {shops?.length === 0 && !nothing && (
          <EmptyState icon="store" title={t("shops.none")}>
            {t("shops.noneText")}
          </EmptyState>
        )}
      </div>
      {shops && shops.length > 0 && (
        <ol className={styles.shops}>
          {shops.map((shop) => (
            // A distance is from the visitor's address or position.
            <CachedFragment key={shop.id} name="restaurant" of={shop.distance ? undefined : [shop, view.takeaway]}>
              <ShopRow shop={shop} takeaway={view.takeaway} />
            </CachedFragment>
          ))}
        </ol>
      )}
      {isShown && (
        // Besides restaurants it shows the visitor's place.
        <CachedFragment
          name="restaurants on a map"
          of={map.pins.every(isShop) ? [map, on_map, view.list_search, view.map_search] : undefined}
        >
          <CityMap
            key={viewText(map.view)}
            map={map}
            hrefOf={(at) => `${on_map ? view.map_search : view.list_search}&map=${at}#map`}
            className={styles.map}
          />
        </CachedFragment>
      )}
    </div>
  );
}

/** The origin of the distances, and the button that changes it. */
function Nearest({ nearest_to }: Pick<ShopsView, "nearest_to">) {
  const { t } = useTranslation("place");
  const action = useOwnAction();
  const address = nearest_to?.address;
  return (
    <>
      {nearest_to && address === undefined && (
        <Form method="post" action={action} preventScrollReset className="soft below-3">
          {t("shops.nearYou")}{" "}
          <button {...shopsIntents.button("forget")} className={`${links.button} ${styles.link}`}>
            {t("shops.forget")}
          </button>
        </Form>
      )}
      {nearest_to && address !== undefined && (
        <p className="soft below-3">
          {t("shops.nearAddress", { address })}{" "}
          <ModalLink
            modal="OrderTypesModal"
            parameters={{ order_type: "delivery" }}
            className={`${links.button} ${styles.link}`}
          >
            {t("otherAddress")}
          </ModalLink>
        </p>
      )}
      {(!nearest_to || address !== undefined) && <NearMe action={action} />}
    </>
  );
}

/** The URL for this page's forms. Its action redirects back to the page with its current query. */
function useOwnAction(): string {
  const here = useLocation();
  return `${here.pathname}?${new URLSearchParams({ return_to: withoutModals(here) })}`;
}

function Down() {
  const { t } = useTranslation(["place", "common"]);
  const again = (
    <Form reloadDocument>
      <Button variant="outline">{t("common:errors.retry")}</Button>
    </Form>
  );
  return (
    <EmptyState icon="wifi-off" title={t("shops.down")} action={again}>
      {t("shops.downText")}
    </EmptyState>
  );
}

function Nothing({ nothing: { street, hours, search } }: { nothing: NonNullable<ShopsView["nothing"]> }) {
  const { t } = useTranslation("place");
  const ways = (
    <>
      <ButtonLink to={search} wide>
        {t("shops.showIt")}
      </ButtonLink>{" "}
      <ButtonLink to="?" variant="outline" wide className="above-2">
        {t("shops.noFilters")}
      </ButtonLink>
    </>
  );
  return (
    <EmptyState icon="store" title={t("shops.nothing")} action={ways}>
      {t("shops.nothingText", { street })} {hours && `${hours}.`}
    </EmptyState>
  );
}
