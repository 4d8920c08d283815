import { Fragment, useEffect, useRef, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../ui/class-names";
import styles from "./CityMap.module.css";
import { joinPins } from "./join-pins";
import { PlaceMark, ShopMark } from "./MapMark";
import { isPlace, isShop, type CityMapView, type MapPin, type PlacePin } from "./map.view";
import { useInView } from "./use-in-view";
import { pinKey } from "./use-travel";
import {
  cellOf,
  cellText,
  fromCentre,
  moved,
  readCellText,
  SHEET,
  toWorld,
  viewOf,
  ZOOM,
  zoomedAt,
  zoomAfter,
  type Cell,
  type MapView,
} from "./view";

type DrawnMapProps = {
  map: CityMapView;
  pins: readonly MapPin[];
  view: MapView;
  show: (view: MapView) => void;
  /** A finger holds the map. */
  hold: (held: boolean) => void;
  /** The link to a view. */
  to: (view: MapView) => { href: string; onClick: (event: MouseEvent) => void };
  /** Whether fingers, wheel and keys move it. */
  live: boolean;
};

/** The map that the server draws, with marks over it. */
export function DrawnMap({ map, pins, view, show, hold, to, live }: DrawnMapProps) {
  const { t } = useTranslation("maps");
  const port = useRef<HTMLDivElement>(null);
  useGestures(port, live, { view, show, hold });
  const isShown = ({ x, y }: { x: number; y: number }) =>
    Math.abs(x) < SHEET.width / 2 && Math.abs(y) < SHEET.height / 2;
  return (
    <div
      ref={port}
      role={live ? "group" : undefined}
      tabIndex={live ? 0 : undefined}
      aria-label={live ? t("keys") : undefined}
      className={classes(styles.port, live && styles.live)}
    >
      <div className={styles.sheet}>
        <Drawing drawings={map.drawings} view={view} description={map.description} />{" "}
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
                  nearer={to(zoomedAt(moved(view, mark.x, mark.y), Math.min(ZOOM.most, zoomAfter(view.zoom, 2))))}
                />{" "}
              </Fragment>
            ))}
          <Way pins={pins.filter(isPlace)} view={view} />
          {pins
            .filter(isPlace)
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

/** Which way the courier has to go. Nobody knows the road: dots, not along the streets. */
function Way({ pins, view }: { pins: readonly PlacePin[]; view: MapView }) {
  const [courier, home] = (["courier", "home"] as const).map((kind) => pins.find((pin) => pin.kind === kind));
  if (!courier || !home) return null;
  const [from, to] = [fromCentre(toWorld(courier), view), fromCentre(toWorld(home), view)];
  return <path d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`} className={styles.way} />;
}

/** The server's drawing. While the next one is on its way, the one that is there moves and grows. */
function Drawing({ drawings, view, description }: { drawings: string; view: MapView; description: string }) {
  const wanted = cellText(cellOf(view));
  const [shown, setShown] = useState<Cell>(() => cellOf(view));
  const isShown = wanted === cellText(shown);
  useEffect(() => {
    if (isShown) return;
    const image = new Image();
    image.onload = () => setShown(readCellText(wanted));
    image.src = drawings + wanted;
    return () => {
      image.onload = null;
    };
  }, [drawings, wanted, isShown]);
  const { x, y } = fromCentre(viewOf(shown), view);
  const grown = 2 ** (view.zoom - shown.zoom);
  const isAtRest = Math.abs(x) < 0.5 && Math.abs(y) < 0.5 && grown === 1;
  return (
    <img
      src={drawings + cellText(shown)}
      width={SHEET.width}
      height={SHEET.height}
      alt={description}
      loading="lazy"
      draggable={false}
      className={styles.drawing}
      style={isAtRest ? undefined : { transform: `translate(${x}px, ${y}px) scale(${grown})` }}
    />
  );
}

type Shown = { view: MapView; show: (view: MapView) => void; hold: (held: boolean) => void };

/** Fingers, wheel and keys: their script is fetched when the map comes into view. Without it links and buttons work on. */
function useGestures(port: React.RefObject<HTMLElement>, live: boolean, shown: Shown) {
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const isInView = useInView(port);
  useEffect(() => {
    const element = port.current;
    if (!live || !isInView || !element) return;
    let stop: (() => void) | undefined;
    let left = false;
    import("./gestures").then(
      ({ listenToGestures }) => {
        if (!left) stop = listenToGestures(element, latest);
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [port, live, isInView]);
}
