import { Fragment, type MouseEvent } from "react";
import styles from "./CityMap.module.css";
import { joinPins } from "./join-pins";
import { PlaceMark, ShopMark, WayMark } from "./MapMark";
import { isPlace, isShop, type CityMapView, type MapPin } from "./map.view";
import { placeLabels } from "./place-labels";
import { pinKey } from "./use-travel";
import {
  cellOf,
  cellText,
  fromCentre,
  moved,
  SHEET,
  toWorld,
  viewOf,
  ZOOM,
  zoomedAt,
  zoomAfter,
  type MapView,
} from "./view";

type StillMapProps = {
  map: CityMapView;
  pins: readonly MapPin[];
  view: MapView;
  to: (view: MapView) => { href: string; onClick: (event: MouseEvent) => void };
};

/** Shown without scripts and until the interactive map has loaded. */
export function StillMap({ map: { drawings, description }, pins, view, to }: StillMapProps) {
  const cell = cellOf(view);
  const { x, y } = fromCentre(viewOf(cell), view);
  const isAside = Math.abs(x) > 0.5 || Math.abs(y) > 0.5;
  const isShown = (at: { x: number; y: number }) =>
    Math.abs(at.x) < SHEET.width / 2 && Math.abs(at.y) < SHEET.height / 2;
  const shops = joinPins(pins.filter(isShop), view);
  const places = pins.filter(isPlace).map((pin) => ({ pin, ...fromCentre(toWorld(pin), view) }));
  const labels = placeLabels({ shops, places });
  return (
    <div className={styles.port}>
      <div className={styles.sheet}>
        <img
          src={drawings + cellText(cell)}
          width={SHEET.width}
          height={SHEET.height}
          alt={description}
          loading="lazy"
          draggable={false}
          className={styles.drawing}
          style={isAside ? { transform: `translate(${x}px, ${y}px)` } : undefined}
        />{" "}
        <svg
          className={styles.marks}
          width={SHEET.width}
          height={SHEET.height}
          viewBox={`${-SHEET.width / 2} ${-SHEET.height / 2} ${SHEET.width} ${SHEET.height}`}
        >
          {shops.filter(isShown).map((mark) => (
            <Fragment key={mark.pins.map(({ number }) => number).join()}>
              <ShopMark
                mark={mark}
                labelAt={mark.pins[0] && labels.get(mark.pins[0])}
                nearer={to(zoomedAt(moved(view, mark.x, mark.y), Math.min(ZOOM.max, zoomAfter(view.zoom, 2))))}
              />{" "}
            </Fragment>
          ))}
          <WayMark pins={pins.filter(isPlace)} view={view} />
          {places.filter(isShown).map(({ pin, ...at }) => (
            <Fragment key={pinKey(pin)}>
              <PlaceMark pin={pin} at={at} labelAt={labels.get(pin)} />{" "}
            </Fragment>
          ))}
        </svg>
      </div>
    </div>
  );
}
