import { useEffect, useRef, useState } from "react";
import { CityMap } from "../maps/CityMap";
import type { CityMapView } from "../maps/map.view";
import { fit, fromCentre, toWorld, ZOOM, type MapView } from "../maps/view";
import { classes } from "../ui/class-names";
import styles from "./OrderMap.module.css";
import { POLL_EVERY } from "./use-polling";

type OrderMapProps = { map: CityMapView; hrefOf: (view: string) => string; className?: string };

/** Where the courier is, or the shop. Between two answers the courier's pin travels. */
export function OrderMap({ map, hrefOf, className }: OrderMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useSteadyView(map, box);
  return (
    <div ref={box} className={classes(styles.box, className)}>
      <CityMap map={{ ...map, view }} hrefOf={hrefOf} travelTime={POLL_EVERY} className={styles.map} />
    </div>
  );
}

/** Pixels that a pin and its label need at the edge of the window. */
const EDGE = { across: 64, down: 56 };
/** Zooms: a courier who is so much nearer is looked at from nearer. */
const NEARER = 1.5;
/** The server does not know how large the window is. */
const CLOSER = 0.25;

/** The view of the whole way that is left. It stays while that fits its window well, so that the map does not jump with every answer. */
function useSteadyView(map: CityMapView, box: React.RefObject<HTMLElement>): MapView {
  const [view, setView] = useState(map.view);
  const isFitted = useRef(false);
  useEffect(() => {
    const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    const places = map.pins.filter(({ kind }) => kind !== "kitchen");
    if (width === 0 || places.length === 0) return;
    const [across, down] = [width / 2 - EDGE.across, height / 2 - EDGE.down];
    const best = fit(places, 2 * across, 2 * down, ZOOM.place);
    const isFirst = !isFitted.current;
    isFitted.current = true;
    setView((now) => {
      const isSeen = places.every((place) => {
        const { x, y } = fromCentre(toWorld(place), now);
        return Math.abs(x) <= across && Math.abs(y) <= down;
      });
      return isSeen && best.zoom - now.zoom < (isFirst ? CLOSER : NEARER) ? now : best;
    });
  }, [map.pins, box]);
  return view;
}
