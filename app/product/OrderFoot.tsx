import { useTranslation } from "react-i18next";
import { canAdd, MAX_COUNT, nextCount, previousCount } from "../../rules/counts";
import { Button } from "../ui/Button";
import type { ProductView } from "./product.view";
import styles from "./Product.module.css";
import { Stepper } from "./Stepper";
import type { ProductChoice } from "./use-choice";

type OrderFootProps = { view: ProductView; choice: ProductChoice; sending: boolean; error?: string };

/** The counter, and the button that adds to the cart and shows the sum. */
export function OrderFoot({ view, choice, sending, error }: OrderFootProps) {
  const { t } = useTranslation(["product", "menu"]);
  const { sale_multiplicity: step, name } = view;
  const { count, setCount } = choice;
  return (
    <div className={styles.foot} data-foot="">
      <Stepper
        name="count"
        size="l"
        value={count}
        min={step}
        max={MAX_COUNT}
        step={step}
        label={t("count")}
        less={t("menu:less", { name })}
        more={t("menu:more", { name })}
        onLess={count > step ? () => setCount(previousCount(count, step)) : undefined}
        onMore={canAdd(count, step) ? () => setCount(nextCount(count, step)) : undefined}
        onType={setCount}
        invalid={Boolean(error)}
      />
      <Button
        size="l"
        wide
        pending={sending}
        end={<span aria-live="polite">{choice.sum}</span>}
        className={styles.order}
      >
        {choice.isChange ? t("save") : t("add")}
      </Button>
    </div>
  );
}
