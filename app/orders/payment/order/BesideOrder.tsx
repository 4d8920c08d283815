import type { ReactNode } from "react";
import { BackLink } from "../../../shared/ui/buttons/Links";
import { OrderSummary } from "./OrderSummary";
import type { PaidOrderView } from "../payment.view";
import styles from "./BesideOrder.module.css";

type Props = {
  title: string;
  back: { to: string; words: string };
  order: PaidOrderView;
  /** The path of the order form, as long as the order may change. */
  change?: string;
  errors?: ReactNode;
  children: ReactNode;
};

/** In a narrow window the order stands above the page's content. */
export function BesideOrder({ title, back, order, change, errors, children }: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      {errors}
      <BackLink to={back.to}>{back.words}</BackLink>
      <h1 id="page-title" className={styles.title}>
        {title}
      </h1>
      <div className={`columns ${styles.columns}`}>
        <OrderSummary order={order} change={change} />
        <div className={`grow ${styles.main}`}>{children}</div>
      </div>
    </div>
  );
}
