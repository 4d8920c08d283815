import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CartLineList } from "../cart/CartLineList";
import { CartReceipt, CartTotal } from "../cart/CartReceipt";
import { Icon } from "../ui/Icon";
import type { PaidOrderView } from "./payment.view";
import { Plates } from "./Plates";
import styles from "./payment.module.css";

/** `change`: the path of the order form, as long as the order may change. */
type Props = { order: PaidOrderView; change?: string };

/** What is paid for, beside the payment. Narrow windows show OrderDetails instead. */
export function OrderSummary({ order, change }: Props) {
  const { t } = useTranslation("checkout");
  return (
    <section aria-labelledby="summary" className={styles.summary}>
      <div className={styles.head}>
        <h2 id="summary" className={styles.heading}>
          {t("yourOrder")}
        </h2>
        {change && (
          <Link to={change} className={styles.change}>
            {t("change")}
          </Link>
        )}
      </div>
      <Lines order={order} />
    </section>
  );
}

/** The same for a narrow window, above the payment: pictures and the sum; the rest opens. */
export function OrderDetails({ order, change }: Props) {
  const { t } = useTranslation("checkout");
  const { t: ofPayment } = useTranslation("payment");
  return (
    <details className={styles.details}>
      <summary className={styles.brief}>
        <Plates pictures={order.pictures} size={52} />{" "}
        <span className={styles.what}>
          <b>{order.count}</b>{" "}
          <span>
            {ofPayment("inside")} <Icon name="chevron-down" size={18} />
          </span>
        </span>{" "}
        <b className={styles.total}>{order.total}</b>
      </summary>
      <Lines order={order} />
      {change && (
        <Link to={change} className={styles.change}>
          {t("change")}
        </Link>
      )}
    </details>
  );
}

function Lines({ order }: { order: PaidOrderView }) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <CartLineList lines={order.lines} />
      <CartReceipt view={order} />
      <CartTotal total={order.total} label={t("total")} />
      {order.where && (
        <p className={styles.where}>
          <Icon name="map-pin" size={20} /> <span>{order.where}</span>
        </p>
      )}
    </>
  );
}
