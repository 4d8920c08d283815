import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { openVisit } from "../../server/visitor/visit";
import { ownOrder, orderNumber } from "../tracking/own-order.server";
import { cardOf, expected, whereWords } from "../tracking/order-words.server";
import { OrderCard } from "../tracking/OrderCard";
import type { OrderCardView } from "../tracking/tracking.view";
import { ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import styles from "./finish.module.css";

type View = {
  title: string;
  number: string;
  canceled: boolean;
  menu: string;
  tracking: string;
  /** Undefined if the order could not be loaded; it exists nevertheless. */
  order?: { order_type: "delivery" | "takeaway"; when?: string; where: string; card: OrderCardView };
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const [city, order] = await Promise.all([visit.city(), ownOrder(visit, args.params.order_id)]);
  const number = String(orderNumber(args.params.order_id));
  const canceled = order?.status.alias === "canceled";
  const view: View = {
    title: `${visit.t(canceled ? "checkout:finish.canceled" : order ? "checkout:finish.title" : "tracking:number", { number })} · ${visit.settings.name}`,
    number,
    canceled,
    menu: visit.path(),
    tracking: visit.path(`order/${args.params.order_id}/tracking`),
    order: order && {
      order_type: order.order_type,
      when: expected(visit, city, order),
      where: whereWords(visit, order),
      card: cardOf(visit, city, order),
    },
  };
  return visit.answer(view, order ? 200 : 503);
}

export { skipRevalidationForModals as shouldRevalidate } from "../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/** Confirms the order: its number, time, place, products and total. */
export default function FinishPage() {
  const { t } = useTranslation("checkout");
  const { t: ofTracking } = useTranslation("tracking");
  const { number, canceled, menu, tracking, order } = useLoaderData<typeof loader>() as View;
  const title = canceled
    ? t("finish.canceled", { number })
    : order
      ? t("finish.title", { number })
      : ofTracking("number", { number });
  return (
    <div className={`wrap ${styles.page}`}>
      {order && !canceled && (
        <span className={styles.mark}>
          <Icon name="check" size={36} />
        </span>
      )}
      <h1 className={styles.title}>{title}</h1>
      {order ? (
        <>
          {!canceled && order.when && (
            <p className={styles.when}>{ofTracking(`expected.${order.order_type}`, { time: order.when })}</p>
          )}
          {order.where && (
            <p className={styles.where}>
              <Icon name={order.order_type === "delivery" ? "map-pin" : "store"} /> <span>{order.where}</span>
            </p>
          )}
          <OrderCard card={order.card} />
        </>
      ) : (
        <p className={styles.where}>{t("finish.down")}</p>
      )}
      <p className={styles.ways}>
        <ButtonLink to={tracking} size="l">
          {t("finish.track")}
        </ButtonLink>{" "}
        <ButtonLink to={menu} size="l" variant="outline">
          {t("toMenu")}
        </ButtonLink>
      </p>
    </div>
  );
}
