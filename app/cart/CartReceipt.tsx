import { useTranslation } from "react-i18next";
import { useCountry } from "../shared/web/context/city-frame";
import { Progress } from "../shared/ui/layout/Panel";
import styles from "./Cart.module.css";
import type { CartView } from "../shared/basket/cart.view";
import { useIsSumOld } from "./store/CartProvider";

export function CartReceipt({ view: { receipt } }: { view: Pick<CartView, "receipt"> }) {
  const { t } = useTranslation("cart");
  return (
    <dl className={styles.receipt} aria-label={t("receipt.label")}>
      {receipt.map(({ name, label, text, tone }) => (
        <div key={`${name} ${label}`} className={`flow ${styles.row}`}>
          <dt>{label}</dt>
          <dd className={tone === "good" ? styles.good : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CartTotal({ total, label }: { total: string; label?: string }) {
  const { t } = useTranslation("cart");
  const context = useCountry();
  const isOld = useIsSumOld();
  return (
    <p className={`split ${styles.total}`} aria-busy={isOld || undefined}>
      <span>{label ?? t("receipt.total", { context })}</span> <b className={isOld ? styles.old : undefined}>{total}</b>
    </p>
  );
}

export function CartProgress({
  view: { minimum, free_delivery },
}: {
  view: Pick<CartView, "minimum" | "free_delivery">;
}) {
  const { t } = useTranslation("cart");
  const goal = minimum ?? free_delivery;
  if (!goal) return null;
  return (
    <div className={styles.progress}>
      <Progress
        text={minimum ? t("minimum", minimum) : t("freeDelivery", { sum: goal.missing })}
        value={goal.share}
        max={1}
        look={minimum ? "need" : "gift"}
      />
    </div>
  );
}
