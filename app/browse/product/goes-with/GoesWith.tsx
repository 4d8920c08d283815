import { useEffect, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import type { RelatedView } from "../../../cart/related/related.server";
import { useCart, useProductCount } from "../../../cart/store/CartProvider";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { readJson } from "../../../shared/web/hydration/read-json";
import { Dots } from "../../../shared/ui/buttons/Dots";
import { Icon } from "../../../shared/ui/icons/Icon";
import { Picture } from "../../../shared/ui/pictures/Picture";
import { besides } from "../besides";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import round from "../../../shared/ui/buttons/IconButton.module.css";
import styles from "./GoesWith.module.css";
import type { ProductView } from "../product.view";

const SOFT = `${round.round} ${round.soft}`;

/**
 * Dishes to add beside this one. They are part of a document; otherwise scripts load them afterwards, and a failure
 * omits them.
 */
export function GoesWith({ view: { key, goes_with } }: { view: ProductView }) {
  const { t } = useTranslation("product");
  const city = useCityAlias();
  const [dishes, setDishes] = useState(goes_with);
  const isHere = Boolean(goes_with);
  useEffect(() => {
    if (isHere) return;
    const stop = new AbortController();
    const path = cityPath(city, `product/${encodeURIComponent(key)}/related`);
    void readJson<RelatedView[]>(path, stop.signal).then((found) => found && setDishes(found));
    return () => stop.abort();
  }, [isHere, city, key]);
  if (!dishes || dishes.length === 0) return null;
  return (
    <section id="goes-with" aria-labelledby="goes-with-title" className={styles.section}>
      <h2 id="goes-with-title">{t("goesWith")}</h2>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: with the focus, by keys */}
      <ul className={`sideways ${styles.list}`} tabIndex={0} aria-labelledby="goes-with-title">
        {dishes.map((dish) => (
          <li key={dish.key} className={`row ${styles.item}`}>
            <Beside dish={dish} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Beside({ dish }: { dish: RelatedView }) {
  const { t } = useTranslation(["menu", "product"]);
  const { key, name, price, picture } = dish;
  const { failed, message } = useProductCount(key);
  return (
    <>
      <Picture src={picture} sizes="line" alt="" width={60} height={60} className={styles.picture} />{" "}
      <span className={`grow ${styles.words}`}>
        <span className="strong block hyphens">{name}</span> <b>{price}</b>
        {failed && (
          <span role="alert" className="danger fine block">
            {message || t("product:notAdded")}
          </span>
        )}
      </span>{" "}
      <AddBeside dish={dish} />
    </>
  );
}

/**
 * A plus button, and a tick once the dish is in the cart. Without scripts it submits the form of the dish, whose choice
 * is restored on the next page.
 */
function AddBeside({ dish: { key, name, step, state } }: { dish: RelatedView }) {
  const { t } = useTranslation(["product", "menu"]);
  const cart = useCart();
  const { count, pending } = useProductCount(key);
  const isIn = count > 0;
  if (state === "choose" && !isIn)
    return (
      <ModalLink modal="ProductInfoModal" parameters={{ product_key: key }} className={SOFT}>
        <Icon name="plus" />
        <span className="visually-hidden">
          {name}: {t("menu:choose")}
        </span>
      </ModalLink>
    );
  const add = (event: MouseEvent) => {
    event.preventDefault();
    if (!isIn && !pending) void cart.add(key, { sale_multiplicity: step });
  };
  return (
    <button
      type={isIn ? "button" : "submit"}
      {...besides.button("beside", key)}
      formNoValidate={!isIn}
      aria-disabled={isIn || undefined}
      className={isIn ? `${round.round} ${styles.added}` : SOFT}
      onClick={add}
    >
      {pending && !isIn ? <Dots /> : <Icon name={isIn ? "check" : "plus"} />}
      <span className="visually-hidden">
        {name}: {t(isIn ? "inCart" : "menu:add")}
      </span>
    </button>
  );
}
