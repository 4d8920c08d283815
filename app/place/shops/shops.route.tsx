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
import type { ShopMapView, ShopView } from "../place.view";
import { shopMap } from "./shop-map.server";
import { shopViews } from "./shop-view.server";
import { cityPath } from "../../../rules/city-alias";
import { ShopButton } from "./ShopButton";
import { ShopMap } from "./ShopMap";
import styles from "./shops.module.css";

export type ShopsView = {
  heading: string;
  title: string;
  /** Undefined if they could not be loaded. */ shops?: ShopView[];
  map?: ShopMapView;
  takeaway: boolean;
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const heading = visit.t("place:shops.title", { city: city.name });
  const title = `${heading} · ${visit.settings.name}`;
  try {
    const shops = await shopViews(visit, city);
    const view: ShopsView = { heading, title, shops, map: shopMap(city, shops), takeaway: city.order_types.takeaway };
    return visit.answer(view);
  } catch (error) {
    asFailure(error);
    const view: ShopsView = { heading, title, takeaway: false };
    return visit.answer(view, 503);
  }
}

export { skipRevalidationForModals as shouldRevalidate } from "../../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** The city's shops with their hours on a map and in a list. */
export default function ShopsPage() {
  const { t } = useTranslation("place");
  const { heading, shops, map, takeaway } = useLoaderData<typeof loader>();
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
        <div className={styles.columns}>
          <ol className={styles.shops}>
            {shops.map((shop) => (
              <Shop key={shop.id} shop={shop} takeaway={takeaway} />
            ))}
          </ol>
          {map && <ShopMap map={map} />}
        </div>
      )}
    </div>
  );
}

function Shop({ shop, takeaway }: { shop: ShopView; takeaway: boolean }) {
  const { t } = useTranslation("place");
  const { city } = useCityFrame();
  const { id, name, street, description, stopped, alert, open, hours, week, chosen } = shop;
  return (
    <li id={`shop-${id}`} className={styles.shop}>
      <h2 className={styles.street}>
        <span className={classes(styles.badge, stopped && styles.badgeStopped)} />
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
