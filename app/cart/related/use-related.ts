import { useEffect, useRef, useState, type RefObject } from "react";
import { cityPath } from "../../../rules/city-alias";
import { useCityFrame } from "../../shared/web/context/city-frame";
import { readJson } from "../../shared/web/hydration/read-json";
import { useCartView } from "../store/CartProvider";
import type { RelatedView } from "./related.server";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";

type Shown = { where: string; dishes: RelatedView[] };

/**
 * The dishes that go with the cart. The rendered ones are shown at once. With scripts they are loaded when `place`
 * comes into view and the cart has a new dish; dishes that are shown already stay in their places. A failed request
 * changes nothing.
 */
export function useRelated(loaded: RelatedView[] | undefined, place: RefObject<HTMLElement>): RelatedView[] {
  const city = useCityAlias();
  const { order_type, place: chosen = "" } = useCityFrame();
  const { lines } = useCartView();
  const where = [city, order_type, chosen].join("\n");
  const [shown, setShown] = useState<Shown>({ where, dishes: loaded ?? [] });
  const keys = [...new Set(lines.map(({ product_key }) => product_key))].sort().join("\n");
  const asked = useRef(loaded && `${where}\n\n${keys}`);
  const inSight = useInSight(place);

  useEffect(() => {
    if (loaded) setShown((before) => merged(before, { where, dishes: loaded }));
  }, [loaded, where]);

  useEffect(() => {
    const wanted = `${where}\n\n${keys}`;
    if (!inSight || keys === "" || asked.current === wanted) return;
    const before = asked.current;
    asked.current = wanted;
    const stop = new AbortController();
    void readJson<RelatedView[]>(cityPath(city, "cart/related"), stop.signal).then((dishes) => {
      if (dishes) setShown((last) => merged(last, { where, dishes }));
      else if (asked.current === wanted) asked.current = before;
    });
    return () => stop.abort();
  }, [inSight, keys, where, city]);

  return shown.where === where ? shown.dishes : [];
}

/** Shown dishes keep their places, although the response omits a dish that was added to the cart. */
function merged(before: Shown, now: Shown): Shown {
  if (before.where !== now.where) return now;
  const known = new Set(before.dishes.map(({ key }) => key));
  const others = now.dishes.filter(({ key }) => !known.has(key));
  return others.length === 0 ? before : { ...now, dishes: [...before.dishes, ...others] };
}

/** Whether the element has been in view, or near it. */
function useInSight(place: RefObject<HTMLElement>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || seen) return;
    if (!("IntersectionObserver" in window)) return setSeen(true);
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setSeen(true), {
      rootMargin: "300px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, seen]);
  return seen;
}
