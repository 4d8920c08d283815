import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { canAdd, MAX_COUNT, nextCount, previousCount } from "../../../../rules/counts";
import { formatFor, formatPrice } from "../../../../rules/money";
import { Button } from "../../../shared/ui/buttons/Button";
import type { ProductView } from "../product.view";
import styles from "./OrderFoot.module.css";
import { Stepper } from "./Stepper";
import type { ProductChoice } from "./use-choice";

type OrderFootProps = { view: ProductView; choice: ProductChoice; sending: boolean; error?: string };

/** The price of a portion, the counter, and the button that adds to the cart and shows the sum. */
export function OrderFoot({ view, choice, sending, error }: OrderFootProps) {
  const { t } = useTranslation(["product", "menu"]);
  const { sale_multiplicity: step, name } = view;
  const { count, setCount } = choice;
  const { extras, base, portion, sum } = pricesOf(view, choice);
  const news = useSettled(t("price.now", { price: portion, sum }));
  return (
    <div className={`ways ${styles.foot}`} data-foot="tall">
      {(choice.one !== view.price || count > 1) && (
        <p className={`flow muted ${styles.prices}`}>
          {extras && <span>{t("price.extras", { price: base, extras })}</span>}{" "}
          <span className={styles.portion}>{t("price.portion", { price: portion })}</span>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {news}
      </p>
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
      <Button size="l" wide pending={sending} end={sum} className={styles.order}>
        {choice.isChange ? t("save") : t("add")}
      </Button>
    </div>
  );
}

/** Prices with the same number of decimals. `extras` is undefined if there are none. */
function pricesOf({ price, money }: ProductView, { one, count }: ProductChoice) {
  const extras = one - price;
  const format = formatFor([price, extras, one * count], money);
  return {
    base: formatPrice(price, format),
    extras: price > 0 && extras > 0 ? formatPrice(extras, format) : undefined,
    portion: formatPrice(one, format),
    sum: formatPrice(one * count, format),
  };
}

const SETTLED_MS = 800;

/**
 * Returns a changed text after it has been stable for a while, so that not every press of plus is announced. Empty at
 * first.
 */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled((last) => (last === "" && text === first ? "" : text)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, first]);
  return settled;
}
