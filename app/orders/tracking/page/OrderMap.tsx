import { useEffect, useRef, useState } from "react";
import { CityMap } from "../../../fulfilment/maps/live/CityMap";
import { textWidth } from "../../../fulfilment/maps/label-boxes";
import type { CityMapView, MapPin } from "../../../fulfilment/maps/map.view";
import { fit, fromCentre, moved, toWorld, ZOOM, type MapView } from "../../../fulfilment/maps/view";
import { classes } from "../../../shared/ui/styles/class-names";
import styles from "./OrderMap.module.css";
import { POLL_INTERVAL_MS } from "./use-order-view";

type OrderMapProps = { map: CityMapView; hrefOf: (view: string) => string; className?: string };

/** The map of the courier or the shop. The courier's pin is animated between two polls. */
export function OrderMap({ map, hrefOf, className }: OrderMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useSteadyView(map, box);
  return (
    <div ref={box} className={classes(styles.box, className)}>
      <CityMap map={{ ...map, view }} hrefOf={hrefOf} travelMs={POLL_INTERVAL_MS} className={styles.map} />
    </div>
  );
}

/**
 * The space between a place and the window's upper and lower edge: for its pin and label, and for the scale at the
 * bottom.
 */
const VERTICAL_EDGES_PX = { top: 64, bottom: 124 };
/** The space for the zoom buttons at the right edge. */
const BUTTONS_WIDTH_PX = 64;
/** Half the width of a pin, and the space of a label beside its text. */
const [PIN_HALF_PX, LABEL_EDGE_PX] = [30, 18];
/** The map zooms in if the places would fit at a zoom that is so much larger. */
const ZOOM_IN_THRESHOLD = 1.5;
/** The first view is adjusted at this difference already, because the server does not know the window's size. */
const FIRST_ZOOM_THRESHOLD = 0.25;

/**
 * The view of the remaining way. It stays while the places fit the window well, so that the map does not jump with
 * every poll.
 */
function useSteadyView(map: CityMapView, box: React.RefObject<HTMLElement>): MapView {
  const [view, setView] = useState(map.view);
  const isFitted = useRef(false);
  useEffect(() => {
    const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    const places = map.pins.filter(({ kind }) => kind !== "kitchen");
    if (width === 0 || places.length === 0) return;
    const edge = edgesFor(places);
    const inner = { across: width - edge.left - edge.right, down: height - edge.top - edge.bottom };
    const middle = fit(places, Math.max(inner.across, PIN_HALF_PX), Math.max(inner.down, PIN_HALF_PX), ZOOM.place);
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
      return isSeen && best.zoom - now.zoom < (isFirst ? FIRST_ZOOM_THRESHOLD : ZOOM_IN_THRESHOLD) ? now : best;
    });
  }, [map.pins, box]);
  return view;
}

/** The margins in pixels within which neither a label is cut nor a button covers a pin or its label. */
function edgesFor(places: readonly MapPin[]) {
  const half = Math.max(PIN_HALF_PX, ...places.map(({ label }) => textWidth(label ?? "", 14) / 2 + LABEL_EDGE_PX));
  return { ...VERTICAL_EDGES_PX, left: half, right: half + BUTTONS_WIDTH_PX };
}
