import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData, type ClientLoaderFunctionArgs } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../../../server/visitor/visit";
import { isBeingMade, isFinal } from "../../../../rules/order";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { Button, ButtonLink } from "../../../shared/ui/buttons/Button";
import { Notice } from "../../../shared/ui/messages/Notice";
import { Steps } from "../../../shared/ui/layout/Steps";
import { Contents } from "./Contents";
import { countPurchase } from "../purchases/count-purchase";
import { CourierWords } from "./CourierWords";
import { Notify } from "./Notify";
import { OrderMap } from "./OrderMap";
import { ownOrder } from "../own-order.server";
import { Refresh } from "./Refresh";
import { repeatIntent, type OrderView, type TrackingView } from "../tracking.view";
import { trackingView } from "./tracking-view.server";
import styles from "./tracking.module.css";
import { useNotification, useTelling } from "./use-notification";
import { isAnswer } from "../../../shared/web/hydration/keep-page";
import { useOrderView } from "./use-order-view";
import { cityPath } from "../../../../rules/city-alias";

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
    if (isAnswer(error)) throw error;
    return {
      title: document.title,
      path: new URL(request.url).pathname,
      number: params.order_id ?? "",
      updated_at: "",
      refresh: true,
    };
  }
}

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

export default function TrackingPage() {
  const { t } = useTranslation("tracking");
  const { t: common } = useTranslation("common");
  const loaded = useLoaderData<typeof loader>() as TrackingView;
  const notification = useNotification(loaded.path);
  const { view, isBehind, isRefreshing, refresh } = useOrderView(loaded, notification.state === "asked");
  const { order } = view;
  const name = t("number", { number: view.number });
  useTelling(notification, view.path, name, order);
  useEffect(() => (loaded.purchase ? countPurchase(loaded.purchase) : undefined), [loaded.purchase]);
  const awaited = loaded.refresh && order && isBeingMade(order.status) ? order : undefined;
  const goesOn = !isFinal(order?.status ?? "");
  return (
    <div className={`stack ${styles.page}`}>
      <div className={styles.story}>
        <div className={styles.head}>
          <div className={`ends ${styles.name}`}>
            <p className={styles.number}>{name}</p>{" "}
            {awaited && <Notify notification={notification} order_type={awaited.order_type} />}
          </div>
          {awaited && (notification.state === "denied" || notification.state === "failed") && (
            <Notice live className={styles.notice}>
              {notification.state === "denied" ? t("notify.denied") : common("failure.unreachable")}
            </Notice>
          )}
          <h1 className={styles.headline} aria-live="polite">
            {order ? order.headline : t("down")}
          </h1>
          {order?.note && <p className="soft large above-3">{order.note}</p>}
          <CourierWords courier={order?.courier} className="strong large above-3" />
          {(order ? order.where : t("downText")) && (
            <p className="soft large above-3">{order ? order.where : t("downText")}</p>
          )}
          {order?.money && <Notice className={styles.notice}>{order.money}</Notice>}
          {order && isBehind && (
            <Notice tone="danger" live className={styles.notice}>
              {common("behind")}
            </Notice>
          )}
        </div>
        {order && order.steps.length > 0 && (
          <div className={styles.steps}>
            <Steps steps={order.steps} />
          </div>
        )}
        <div className={styles.rest}>
          {order && !order.contents && <Notice className="below-5">{t("contentsDown")}</Notice>}
          {order && goesOn && (
            <Notice icon="receipt-text" title={t("keepNumber.title", { number: view.number })} className="below-5">
              {t("keepNumber.text")}
            </Notice>
          )}
          <Ways view={view} order={order} />
          {order?.cancel_by_call && <p className="soft">{t("cancelByCall")}</p>}
          {goesOn && <Refresh view={view} on={loaded.refresh} refreshing={isRefreshing} refresh={refresh} />}
        </div>
      </div>
      {order && (order.map || order.contents) && (
        <div className={styles.aside}>
          {order.map && (
            <OrderMap
              map={order.map}
              hrefOf={(there) => `?${loaded.refresh ? "" : "refresh=off&"}map=${there}#map`}
              className={`not-printed ${styles.map}`}
            />
          )}
          {order.contents && (
            <div className={styles.contents}>
              <Contents contents={order.contents} canceled={order.status === "canceled"} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** The main action is to pay, to repeat or, if neither is possible, to open the menu. */
function Ways({ view, order }: { view: TrackingView; order: OrderView | undefined }) {
  const { t } = useTranslation(["tracking", "common"]);
  const { city } = useCityFrame();
  const isOver = isFinal(order?.status ?? "");
  return (
    <div className={`ways not-printed ${styles.ways}`}>
      {order?.pay && (
        <ButtonLink to={order.pay.to} icon="credit-card">
          {t("pay", { sum: order.pay.sum })}
        </ButtonLink>
      )}{" "}
      {order?.repeat && (
        <Form method="post" action={order.repeat}>
          <Button {...repeatIntent.button("repeat", view.number)} icon="refresh-cw">
            {t("repeat")}
          </Button>
        </Form>
      )}{" "}
      {isOver && !order?.repeat && (
        <ButtonLink to={cityPath(city.alias)} icon="utensils">
          {t("common:errors.toMenu")}
        </ButtonLink>
      )}{" "}
      {order?.calendar && (
        <ButtonLink to={order.calendar} variant="outline" icon="calendar" reloadDocument>
          {t("calendar.add")}
        </ButtonLink>
      )}{" "}
      {city.phone && (
        <ButtonLink to={city.phone_href ?? ""} variant="outline" icon="phone" reloadDocument>
          {t("ask")}
        </ButtonLink>
      )}{" "}
      {order?.can_cancel && (
        <Link to={view.path.replace(/tracking$/, "cancel")} className="tap danger">
          {t("cancel")}
        </Link>
      )}
    </div>
  );
}
