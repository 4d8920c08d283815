import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CartLineList } from "../cart/CartLineList";
import { CartReceipt, CartTotal } from "../cart/CartReceipt";
import { Icon } from "../ui/Icon";
import type { PaidOrderView } from "./payment.view";
import styles from "./payment.module.css";

/** What is paid for, beside the payment. `change`: the path of the order form. */
export function OrderSummary({ order, change }: { order: PaidOrderView; change: string }) {
  const { t } = useTranslation("checkout");
  return (
    <section aria-labelledby="summary" className={styles.summary}>
      <div className={styles.head}>
        <h2 id="summary" className={styles.heading}>
          {t("yourOrder")}
        </h2>
        <Link to={change} className={styles.change}>
          {t("change")}
        </Link>
      </div>
      <CartLineList lines={order.lines} />
      <CartReceipt view={order} />
      <CartTotal total={order.total} label={t("total")} />
      {order.where && (
        <p className={styles.where}>
          <Icon name="map-pin" size={20} /> <span>{order.where}</span>
        </p>
      )}
    </section>
  );
}
