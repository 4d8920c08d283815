import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { classes } from "../../shared/ui/styles/class-names";
import { IconButton } from "../../shared/ui/buttons/Button";
import { useHydrated } from "../../shared/ui/hooks/use-hydrated";
import type { RelatedView } from "./related.server";
import { RelatedDish, type RelatedForm } from "./RelatedDish";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "./Related.module.css";
import { useRelated } from "./use-related";

export type RelatedProps = RelatedForm & {
  /** The dishes that were rendered with the page. */
  dishes?: RelatedView[];
  /** `tall` has the pictures above the names, `small` beside them. */
  look: "tall" | "small";
  id?: string;
  className?: string;
};

/**
 * Dishes that go with the cart (docs/specification/product.md#cart-page-and-panel), as a list that scrolls sideways by
 * touch, keys and buttons.
 */
export function Related({ dishes: loaded, look, id, className, ...form }: RelatedProps) {
  const { t } = useTranslation("cart");
  const city = useCityAlias();
  const place = useRef<HTMLDivElement>(null);
  const dishes = useRelated(loaded, place);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  if (dishes.length === 0) return <div ref={place} />;
  const items = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: with the focus, by keys
    <ul ref={list} className={`sideways ${styles.list}`} tabIndex={0} aria-labelledby={titleId}>
      {dishes.map((dish) => (
        <li key={dish.key} className={styles.item}>
          <RelatedDish dish={dish} look={look} {...form} />
        </li>
      ))}
    </ul>
  );
  return (
    <section id={id} className={classes(styles[look], className)} aria-labelledby={titleId}>
      <div ref={place} className={`ends ${styles.head}`}>
        <h2 id={titleId} className={`panel-title ${styles.title}`}>
          {t("related.title")}
        </h2>
        <Arrows list={list} dishes={dishes.length} />
      </div>
      {form.return_to === undefined ? (
        items
      ) : (
        <form method="post" action={cityPath(city, "cart/add")}>
          <input type="hidden" name="return_to" value={form.return_to} />
          {items}
        </form>
      )}
    </section>
  );
}

/** Buttons that scroll the list by its visible width. Without scripts, and if all dishes fit, there are none. */
function Arrows({ list, dishes }: { list: RefObject<HTMLUListElement>; dishes: number }) {
  const { t } = useTranslation("cart");
  const hydrated = useHydrated();
  const [ends, setEnds] = useState({ start: true, end: true });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const [start, end] = [scrollLeft < 2, scrollLeft + clientWidth > scrollWidth - 2];
      setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    // The observer also reports the first size, and a size that a later style sheet changes.
    const sizes = new ResizeObserver(look);
    for (const one of [element, ...element.children]) sizes.observe(one);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [list, dishes]);
  if (!hydrated || (ends.start && ends.end)) return null;
  const go = (direction: number) => () => {
    list.current?.scrollBy({ left: direction * 0.8 * list.current.clientWidth });
  };
  return (
    <span className={styles.arrows}>
      <IconButton
        type="button"
        icon="chevron-left"
        label={t("related.earlier")}
        aria-disabled={ends.start || undefined}
        className={styles.arrow}
        onClick={go(-1)}
      />{" "}
      <IconButton
        type="button"
        icon="chevron-right"
        label={t("related.later")}
        aria-disabled={ends.end || undefined}
        className={styles.arrow}
        onClick={go(1)}
      />
    </span>
  );
}
