import { Fragment, useEffect, useRef, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../ui/class-names";
import { Icon } from "../ui/Icon";
import { useHydrated } from "../ui/use-hydrated";
import styles from "./CityMap.module.css";
import { MapMark } from "./MapMark";
import { joinPins } from "./join-pins";
import type { CityMapView } from "./map.view";
import {
  cellOf,
  cellText,
  fromCentre,
  GRID,
  moved,
  scaleBar,
  SHEET,
  viewOf,
  viewText,
  withinBounds,
  ZOOM,
  zoomedAt,
  type Cell,
  type MapView,
} from "./view";

type CityMapProps = {
  map: CityMapView;
  /** The address of the page with a view of the map: `?map=…#map`. */
  hrefOf: (view: string) => string;
  className?: string;
};

/** A city's map. Without scripts its arrows, + and − are links to the next view; with them they move it, as fingers, wheel and keys do. */
export function CityMap({ map, hrefOf, className }: CityMapProps) {
  const { t } = useTranslation("maps");
  const { bounds, pins, attribution, drawing } = map;
  const [view, setView] = useState(map.view);
  const hydrated = useHydrated();
  const port = useRef<HTMLDivElement>(null);
  const show = (next: MapView) => setView(withinBounds(next, bounds));
  useGestures(port, view, show);

  const to = (next: MapView) => {
    const there = withinBounds(next, bounds);
    return {
      href: hrefOf(viewText(there)),
      onClick: (event: MouseEvent) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setView(there);
      },
    };
  };
  const zoom = Math.round(view.zoom);
  const scale = scaleBar({ ...view, zoom });
  return (
    <section id="map" aria-label={t("label")} className={classes(styles.window, className)}>
      <div
        ref={port}
        role={hydrated ? "group" : undefined}
        tabIndex={hydrated ? 0 : undefined}
        aria-label={hydrated ? t("keys") : undefined}
        className={classes(styles.port, hydrated && styles.live)}
      >
        <div className={styles.sheet}>
          <Drawing drawings={map.drawings} view={view} description={map.description} />
          <svg
            className={styles.marks}
            width={SHEET.width}
            height={SHEET.height}
            viewBox={`${-SHEET.width / 2} ${-SHEET.height / 2} ${SHEET.width} ${SHEET.height}`}
          >
            {joinPins(pins, view)
              .filter(({ x, y }) => Math.abs(x) < SHEET.width / 2 && Math.abs(y) < SHEET.height / 2)
              .map((mark) => (
                <Fragment key={mark.pins.map(({ number }) => number).join()}>
                  <MapMark
                    mark={mark}
                    nearer={to(zoomedAt(moved(view, mark.x, mark.y), Math.min(ZOOM.most, zoom + 2)))}
                  />{" "}
                </Fragment>
              ))}
          </svg>
        </div>
      </div>
      <div className={styles.zoom}>
        <a {...to({ ...view, zoom: zoom + 1 })} className={styles.control}>
          <Icon name="plus" /> <span className="visually-hidden">{t("nearer")}</span>
        </a>{" "}
        <a {...to({ ...view, zoom: zoom - 1 })} className={styles.control}>
          <Icon name="minus" /> <span className="visually-hidden">{t("farther")}</span>
        </a>
      </div>
      {!hydrated &&
        arrows.map(({ name, right, down }) => (
          <Fragment key={name}>
            <a
              {...to(moved(view, right * 2 * GRID, down * 2 * GRID))}
              className={classes(styles.control, styles[name])}
            >
              <Icon name="chevron-right" /> <span className="visually-hidden">{t(name)}</span>
            </a>{" "}
          </Fragment>
        ))}
      <p className={styles.scale}>
        <svg width={scale.pixels + 2} height={7} aria-hidden="true" focusable="false">
          <path d={`M1 0V6H${scale.pixels + 1}V0`} />
        </svg>
        {scale.metres < 1_000 ? t("metres", { count: scale.metres }) : t("kilometres", { count: scale.metres / 1_000 })}{" "}
        {(drawing || attribution) && <small className={styles.source}>{drawing ? t("drawing") : attribution}</small>}
      </p>
    </section>
  );
}

const arrows = [
  { name: "north", right: 0, down: -1 },
  { name: "west", right: -1, down: 0 },
  { name: "east", right: 1, down: 0 },
  { name: "south", right: 0, down: 1 },
] as const;

/** The server's drawing. While the next one is on its way, the one that is there moves and grows. */
function Drawing({ drawings, view, description }: { drawings: string; view: MapView; description: string }) {
  const wanted = cellText(cellOf(view));
  const [shown, setShown] = useState<Cell>(() => cellOf(view));
  const isShown = wanted === cellText(shown);
  useEffect(() => {
    if (isShown) return;
    const [zoom = 0, column = 0, row = 0] = wanted.split("-").map(Number);
    const image = new Image();
    image.onload = () => setShown({ zoom, column, row });
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

/** Fingers, wheel and keys: their script is fetched when the map comes into view. Without it links and buttons work on. */
function useGestures(port: React.RefObject<HTMLElement>, view: MapView, show: (view: MapView) => void) {
  const latest = useRef({ view, show });
  useEffect(() => {
    latest.current = { view, show };
  });
  useEffect(() => {
    const element = port.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    let stop: (() => void) | undefined;
    let left = false;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import("./gestures").then(
        ({ listenToGestures }) => {
          if (!left) stop = listenToGestures(element, latest);
        },
        () => undefined,
      );
    });
    observer.observe(element);
    return () => {
      left = true;
      observer.disconnect();
      stop?.();
    };
  }, [port]);
}
