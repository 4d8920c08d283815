import { useEffect, useRef, useState } from "react";
import { CityMap } from "../maps/CityMap";
import { textWidth } from "../maps/label-boxes";
import type { CityMapView, MapPin } from "../maps/map.view";
import { fit, fromCentre, moved, toWorld, ZOOM, type MapView } from "../maps/view";
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

/** Pixels from a place to the window's upper and lower edge: its pin and label, and below them the scale. */
const EDGE = { top: 64, bottom: 124 };
/** Pixels of the zoom buttons at the right edge. */
const BUTTONS = 64;
/** Pixels that a pin takes to either side, and a label beside its text. */
const [PIN_HALF, LABEL_EDGE] = [30, 18];
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
    const edge = edgesFor(places);
    const inner = { across: width - edge.left - edge.right, down: height - edge.top - edge.bottom };
    const middle = fit(places, Math.max(inner.across, PIN_HALF), Math.max(inner.down, PIN_HALF), ZOOM.place);
    const best = moved(middle, (edge.right - edge.left) / 2, (edge.bottom - edge.top) / 2);
    const isFirst = !isFitted.current;
    isFitted.current = true;
    setView((now) => {
      const isSeen = places.every((place) => {
        const { x, y } = fromCentre(toWorld(place), now);
        const [left, top] = [width / 2 + x, height / 2 + y];
        const isAcross = left >= edge.left && left <= width - edge.right;
        return isAcross && top >= edge.top && top <= height - edge.bottom;
      });
      return isSeen && best.zoom - now.zoom < (isFirst ? CLOSER : NEARER) ? now : best;
    });
  }, [map.pins, box]);
  return view;
}

/** Pixels that stay free at the edges, so that no label is cut and no button lies on a pin or its label. */
function edgesFor(places: readonly MapPin[]) {
  const half = Math.max(PIN_HALF, ...places.map(({ label }) => textWidth(label ?? "", 14) / 2 + LABEL_EDGE));
  return { ...EDGE, left: half, right: half + BUTTONS };
}
