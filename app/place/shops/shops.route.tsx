import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../server/upstream/failure";
import { openVisit } from "../../../server/visitor/visit";
import { useCityFrame } from "../../page/city-frame";
import { Button } from "../../ui/Button";
import { classes } from "../../ui/class-names";
import { EmptyState } from "../../ui/EmptyState";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { ModalLink } from "../../modal/ModalLink";
import { cityMap } from "../../maps/city-map.server";
import { CityMap } from "../../maps/CityMap";
import type { CityMapView } from "../../maps/map.view";
import { viewText } from "../../maps/view";
import { Segmented } from "../../ui/Segmented";
import type { ShopView } from "../place.view";
import { shopPins } from "./shop-pins.server";
import { shopViews } from "./shop-view.server";
import { cityPath } from "../../../rules/city-alias";
import { ShopButton } from "./ShopButton";
import styles from "./shops.module.css";

export type ShopsView = {
  heading: string;
  title: string;
  /** Undefined if they could not be loaded. */ shops?: ShopView[];
  map?: CityMapView;
  /** On a phone the map is shown instead of the list. */ on_map: boolean;
  takeaway: boolean;
};

/** The part of the map's window that surely shows every shop, in pixels: a view stands up to 64 pixels aside. */
const DESKTOP = { width: 560, height: 560 };
const PHONE = { width: 220, height: 320 };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const heading = visit.t("place:shops.title", { city: city.name });
  const title = `${heading} · ${visit.settings.name}`;
  try {
    const shops = await shopViews(visit, city);
    const on_map = new URL(args.request.url).searchParams.get("view") === "map";
    const chosen = shops.find((shop) => shop.chosen);
    const map = await cityMap(visit, city, shops, {
      pins: shopPins(visit, shops),
      description: visit.t("place:shops.map"),
      window: on_map ? PHONE : DESKTOP,
      near: on_map ? chosen : undefined,
    });
    const view: ShopsView = { heading, title, shops, map, on_map, takeaway: city.order_types.takeaway };
    return visit.answer(view);
  } catch (error) {
    asFailure(error);
    const view: ShopsView = { heading, title, on_map: false, takeaway: false };
    return visit.answer(view, 503);
  }
}

export { skipRevalidationForModals as shouldRevalidate } from "../../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** The city's shops with their hours on a map and in a list. */
export default function ShopsPage() {
  const { t } = useTranslation("place");
  const { heading, shops, map, on_map, takeaway } = useLoaderData<typeof loader>();
  return (
    <div className={classes("wrap", styles.page)}>
      <h1>{heading}</h1>
      {!shops && (
        <EmptyState
          icon="wifi-off"
          title={t("shops.down")}
          action={
            <Form reloadDocument>
              <Button variant="outline">{t("retry")}</Button>
            </Form>
          }
        >
          {t("shops.downText")}
        </EmptyState>
      )}
      {shops?.length === 0 && (
        <EmptyState icon="store" title={t("shops.none")}>
          {t("shops.noneText")}
        </EmptyState>
      )}
      {shops && shops.length > 0 && (
        <>
          {map && (
            <div className={styles.switch}>
              <Segmented
                label={t("shops.how")}
                wide
                items={[
                  { label: t("shops.list"), to: "?", current: !on_map, preventScrollReset: true },
                  { label: t("shops.onMap"), to: "?view=map", current: on_map, preventScrollReset: true },
                ]}
              />
            </div>
          )}
          <div className={classes(styles.columns, map && (on_map ? styles.onMap : styles.onList))}>
            <ol className={styles.shops}>
              {shops.map((shop, index) => (
                <Shop key={shop.id} shop={shop} number={index + 1} takeaway={takeaway} />
              ))}
            </ol>
            {map && (
              <CityMap
                key={viewText(map.view)}
                map={map}
                hrefOf={(view) => `?${on_map ? "view=map&" : ""}map=${view}#map`}
                className={styles.map}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

function Shop({ shop, number, takeaway }: { shop: ShopView; number: number; takeaway: boolean }) {
  const { t } = useTranslation("place");
  const { city } = useCityFrame();
  const { id, name, street, description, stopped, alert, open, hours, week, chosen } = shop;
  return (
    <li id={`shop-${id}`} className={classes(styles.shop, chosen && styles.chosen)}>
      <h2 className={styles.street}>
        <span
          data-number={number}
          className={classes(styles.badge, chosen && styles.badgeChosen, stopped && styles.badgeStopped)}
        />
        {takeaway && !stopped ? (
          <ModalLink modal="ConfirmShopModal" parameters={{ shop_id: String(id) }}>
            {street}
          </ModalLink>
        ) : (
          <span>{street}</span>
        )}
      </h2>
      <p className={styles.name}>{name}</p>
      {hours && !stopped && (
        <p className={classes(styles.now, open && styles.open)}>
          <Icon name="clock" size={18} /> <span>{hours}</span>
        </p>
      )}
      {alert && (
        <Notice tone={stopped ? "danger" : "info"} className={styles.alert}>
          {alert}
        </Notice>
      )}
      {description && <p className={styles.way}>{description}</p>}
      {week.length > 0 && (
        <dl className={styles.week}>
          {week.map(({ days, hours: text, today }) => (
            <div key={days} className={classes(styles.row, today && styles.today)}>
              <dt>
                {days}
                {today && <span className="visually-hidden"> ({t("shop.today")})</span>}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.foot}>
        {takeaway && !stopped && (
          <ShopButton shop_id={id} return_to={cityPath(city.alias)}>
            {(press) => (
              <Button {...press} variant={chosen ? "outline" : "soft"} icon={chosen ? "check" : undefined}>
                {t(chosen ? "shop.chosen" : "shop.orderHere")}
                <span className="visually-hidden">: {street}</span>
              </Button>
            )}
          </ShopButton>
        )}{" "}
        {city.phone && (
          <a href={city.phone_href} className={styles.phone}>
            {city.phone}
          </a>
        )}
      </div>
    </li>
  );
}
