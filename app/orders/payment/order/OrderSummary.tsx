import { useTranslation } from "react-i18next";
import { SummaryLines } from "../../../cart/lines/SummaryLines";
import { CartReceipt, CartTotal } from "../../../cart/CartReceipt";
import { TextLink } from "../../../shared/ui/buttons/Links";
import { Icon } from "../../../shared/ui/icons/Icon";
import type { PaidOrderView } from "../payment.view";
import panel from "../../../shared/ui/layout/Panel.module.css";
import { Plates } from "../../../shared/ui/pictures/Plates";
import { Title } from "../../../shared/ui/text/Title";
import styles from "./OrderSummary.module.css";

/**
 * A narrow window folds the lines. They stand beside the `<details>`, because inside they could not stay open in a wide
 * window. `change`: the path of the order form, as long as the order may change.
 */
export function OrderSummary({ order, change }: { order: PaidOrderView; change?: string }) {
  const { t } = useTranslation("checkout");
  const { t: ofPayment } = useTranslation("payment");
  return (
    <section aria-labelledby="summary" className={`${panel.panel} ${panel.flat} ${styles.summary}`}>
      <Title level={2} look="panel" id="summary" className={`desktop-only ${styles.heading}`}>
        {t("yourOrder")}
      </Title>
      <details className={styles.details}>
        <summary className={`ways ${styles.brief}`}>
          <Plates pictures={order.pictures} large />{" "}
          <span className={styles.what}>
            <b className="strong">{order.count ?? t("yourOrder")}</b>{" "}
            <span className="muted block">
              {ofPayment("inside")} <Icon name="chevron-down" size={18} />
            </span>
          </span>{" "}
          <b className={styles.total}>{order.total}</b>
        </summary>
      </details>
      <div className={styles.content}>
        <SummaryLines lines={order.lines} />
        <CartReceipt view={order} />
        <CartTotal total={order.total} label={t("total")} />
        {order.where && (
          <p className={`row-top ${styles.where}`}>
            <Icon name="map-pin" size={20} /> <span>{order.where}</span>
          </p>
        )}
        {order.when && (
          <p className={`row-top ${styles.when}`}>
            <Icon name="clock" size={20} /> <span>{order.when}</span>
          </p>
        )}
        {change && (
          <TextLink to={change} className={styles.change}>
            {t("change")}
          </TextLink>
        )}
      </div>
    </section>
  );
}
