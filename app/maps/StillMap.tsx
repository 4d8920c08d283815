import { Fragment, type MouseEvent } from "react";
import styles from "./CityMap.module.css";
import { joinPins } from "./join-pins";
import { PlaceMark, ShopMark, WayMark } from "./MapMark";
import { isPlace, isShop, type CityMapView, type MapPin } from "./map.view";
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
  const places = pins.filter(isPlace);
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
          {joinPins(pins.filter(isShop), view)
            .filter(isShown)
            .map((mark) => (
              <Fragment key={mark.pins.map(({ number }) => number).join()}>
                <ShopMark
                  mark={mark}
                  nearer={to(zoomedAt(moved(view, mark.x, mark.y), Math.min(ZOOM.max, zoomAfter(view.zoom, 2))))}
                />{" "}
              </Fragment>
            ))}
          <WayMark pins={places} view={view} />
          {places
            .map((pin) => ({ pin, at: fromCentre(toWorld(pin), view) }))
            .filter(({ at }) => isShown(at))
            .map(({ pin, at }) => (
              <Fragment key={pinKey(pin)}>
                <PlaceMark pin={pin} at={at} />{" "}
              </Fragment>
            ))}
        </svg>
      </div>
    </div>
  );
}
