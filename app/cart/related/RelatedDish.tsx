import type { ButtonHTMLAttributes, MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { canAdd, nextCount, previousCount } from "../../../rules/counts";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { Counter } from "../../shared/ui/buttons/Counter";
import { Dots } from "../../shared/ui/buttons/Dots";
import { Icon } from "../../shared/ui/icons/Icon";
import { Picture } from "../../shared/ui/pictures/Picture";
import { useCart, useProductCount } from "../store/CartProvider";
import { useFocusInside } from "../../shared/ui/hooks/use-focus-inside";
import type { RelatedView } from "./related.server";
import round from "../../shared/ui/buttons/IconButton.module.css";
import styles from "./Related.module.css";
import { sends } from "../../../rules/sent-fields";

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement>;

/** The submission without scripts: by forms of their own, or by submit buttons of the form around them. */
export type RelatedForm =
  | { return_to: string; add?: undefined; choose?: undefined }
  | { return_to?: undefined; add: (product_key: string) => ButtonProps; choose: (product_key: string) => ButtonProps };

const ADD = `${round.round} ${round.soft} ${styles.add}`;

/**
 * A dish with an Add button, which becomes a counter once the dish is in the cart. Without scripts the button submits
 * the form around it.
 */
export function RelatedDish({ dish, look, ...form }: { dish: RelatedView; look: "tall" | "small" } & RelatedForm) {
  const { t } = useTranslation("cart");
  const cart = useCart();
  const { key, name, note, price, picture, step = 1 } = dish;
  const { count, lines, pending, failed, message } = useProductCount(key);
  // A counter of several lines would be ambiguous. The lines in the cart have counters of their own.
  const isCounted = count > 0 && lines.length < 2;
  const item = useFocusInside(String(isCounted));
  const size = look === "tall" ? 134 : 56;
  const setTo = (next: number, label: string) => ({
    label,
    type: "button" as const,
    onClick: () => cart.setProductCount(key, next),
  });
  return (
    <div ref={item} className={`stack grow ${styles.dish}`}>
      <Picture src={picture} sizes={look === "tall" ? "strip" : "line"} alt="" width={size} height={size} />
      <div className="grow">
        <p className={styles.name}>{name}</p>
        {look === "tall" && note && <p className="soft fine">{note}</p>}
        {failed && (
          <p role="alert" className="danger fine">
            {message || t("line.failed")}
          </p>
        )}
      </div>
      <div className={`ends ${styles.buy}`}>
        {isCounted ? (
          <Counter
            count={count}
            pending={pending}
            bin={previousCount(count, step) === 0}
            decrease={setTo(previousCount(count, step), t("line.less", { name }))}
            increase={setTo(nextCount(count, step), t("line.more", { name }))}
            atMax={canAdd(count, step) ? undefined : t("gifts.noMore")}
          />
        ) : (
          <>
            <span className={styles.price}>{price}</span>{" "}
            <AddButton dish={count > 0 ? { ...dish, state: "choose" } : dish} pending={pending} {...form} />
          </>
        )}
      </div>
    </div>
  );
}

function AddButton({
  dish: { key, name, step, state },
  pending,
  ...form
}: { dish: RelatedView; pending: boolean } & RelatedForm) {
  const { t } = useTranslation("menu");
  const cart = useCart();
  const content = (
    <>
      {pending ? <Dots /> : <Icon name="plus" />}
      <span className="visually-hidden">
        {name}: {t(state === "add" ? "add" : "choose")}
      </span>
    </>
  );
  if (state === "choose" && form.choose)
    return (
      <button {...form.choose(key)} className={ADD}>
        {content}
      </button>
    );
  if (state === "choose")
    return (
      <ModalLink modal="ProductInfoModal" parameters={{ product_key: key }} className={ADD}>
        {content}
      </ModalLink>
    );
  const add = (event: MouseEvent) => {
    event.preventDefault();
    void cart.add(key, { sale_multiplicity: step });
  };
  return (
    <button type="submit" {...(form.add ? form.add(key) : sends({ product_key: key }))} className={ADD} onClick={add}>
      {content}
    </button>
  );
}
