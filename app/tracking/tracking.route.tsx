import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Link, useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../server/visitor/visit";
import { isFinal } from "../../rules/order";
import { useCityFrame } from "../page/city-frame";
import { ButtonLink } from "../ui/Button";
import { Notice } from "../ui/Notice";
import { Steps } from "../ui/Steps";
import { classes } from "../ui/class-names";
import { OrderCard } from "./OrderCard";
import { OrderMap } from "./OrderMap";
import { ownOrder } from "./own-order.server";
import { Refresh } from "./Refresh";
import type { TrackingView } from "./tracking.view";
import { trackingView } from "./tracking-view.server";
import styles from "./tracking.module.css";
import { usePolledView } from "./use-polling";
import { cityPath } from "../../rules/city-alias";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const [, order] = await Promise.all([visit.city(), ownOrder(visit, args.params.order_id)]);
  return visit.answer(await trackingView(visit, args.params.order_id, order), order ? 200 : 503);
}

/** A poll without network keeps the last view instead of showing the error page. */
export async function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs): Promise<TrackingView> {
  try {
    return (await serverLoader<typeof loader>()) as TrackingView;
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error) || !(error instanceof Error)) throw error;
    return {
      title: document.title,
      path: new URL(request.url).pathname,
      number: params.order_id ?? "",
      updated_at: "",
      refresh: true,
    };
  }
}

export { skipRevalidationForModals as shouldRevalidate } from "../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

export default function TrackingPage() {
  const { t } = useTranslation("tracking");
  const loaded = useLoaderData<typeof loader>() as TrackingView;
  const { view, behind, refreshing, refresh } = usePolledView(loaded);
  const { city } = useCityFrame();
  const { order } = view;
  const goesOn = !isFinal(order?.status ?? "");
  return (
    <div className={classes(styles.page, order?.map && styles.withMap)}>
      <div className={styles.story}>
        <p className={styles.number}>{t("number", { number: view.number })}</p>
        {order ? (
          <>
            <h1 className={styles.headline} aria-live="polite">
              {order.headline}
            </h1>
            {order.where && <p className={styles.where}>{order.where}</p>}
            {order.money && <Notice>{order.money}</Notice>}
            {behind && (
              <Notice tone="danger" live>
                {t("behind")}
              </Notice>
            )}
            {order.steps.length > 0 && (
              <div className={styles.steps}>
                <Steps steps={order.steps} />
              </div>
            )}
            <OrderCard card={order.card} />
            {goesOn && (
              <Notice
                icon="receipt-text"
                title={t("keepNumber.title", { number: view.number })}
                className={styles.keepNumber}
              >
                {t("keepNumber.text")}
              </Notice>
            )}
          </>
        ) : (
          <>
            <h1 className={styles.headline}>{t("down")}</h1>
            <p className={styles.where}>{t("downText")}</p>
          </>
        )}
        <p className={styles.ways}>
          {order?.pay && (
            <ButtonLink to={order.pay} icon="credit-card">
              {t("pay")}
            </ButtonLink>
          )}{" "}
          {city.phone && (
            <ButtonLink to={city.phone_href ?? ""} variant="outline" icon="phone" reloadDocument>
              {t("ask")}
            </ButtonLink>
          )}{" "}
          {!goesOn && (
            <ButtonLink to={cityPath(city.alias)} icon="utensils">
              {t("toMenu")}
            </ButtonLink>
          )}{" "}
          {order?.can_cancel && (
            <Link to={view.path.replace(/tracking$/, "cancel")} className={styles.cancel}>
              {t("cancel")}
            </Link>
          )}
        </p>
        {order?.cancel_by_call && <p className={styles.byCall}>{t("cancelByCall")}</p>}
        {goesOn && <Refresh view={view} on={loaded.refresh} refreshing={refreshing} refresh={refresh} />}
      </div>
      {order?.map && <OrderMap map={order.map} className={styles.map} />}
    </div>
  );
}
