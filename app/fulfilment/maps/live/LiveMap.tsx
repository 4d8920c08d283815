import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { classes } from "../../../shared/ui/styles/class-names";
import { joinPins } from "../join-pins";
import { FeeMark, PlaceMark, ShopMark, WayMark } from "../MapMark";
import { isPlace, isShop, type CityMapView, type MapPin, type ProviderView } from "../map.view";
import { placeLabels } from "../place-labels";
import { pinKey } from "../use-travel";
import { fromCentre, type LatLon, type MapView, moved, toLatLon, toWorld, ZOOM, zoomAfter, zoomedAt } from "../view";
import styles from "./LiveMap.module.css";
import { isSameView, type Mark, type MapAdapter, type MapOptions } from "./map-adapter";

export type LiveMapProps = {
  map: CityMapView;
  source: "drawn" | ProviderView;
  pins: readonly MapPin[];
  view: MapView;
  show: (view: MapView) => void;
  hold: (held: boolean) => void;
  to: (view: MapView) => { href: string; onClick: (event: MouseEvent) => void };
  /** Called without a state when the map is removed. */
  onState: (state?: "ready" | "failed") => void;
};

async function openSurface(element: HTMLElement, { source, map }: LiveMapProps, options: MapOptions) {
  if (source === "drawn") return (await import("./svg-map")).openSvgMap(element, map, options);
  return source.type === "google"
    ? (await import("./google")).openGoogle(element, source, options)
    : (await import("./yandex")).openYandex(element, source, options);
}

const noZones: ProviderView["zones"] = [];

export default function LiveMap(props: LiveMapProps) {
  const { map, source, pins, view, show, to } = props;
  const { t } = useTranslation("maps");
  const area = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [surface, setSurface] = useState<MapAdapter>();
  const last = useRef<MapView>();
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const element = ground.current;
    if (!element) return;
    let gone = false;
    let opened: MapAdapter | undefined;
    const tell = (state?: "ready" | "failed") => latest.current.onState(state);
    const fail = () => {
      if (!gone) tell("failed");
    };
    const first = latest.current.view;
    last.current = first;
    openSurface(element, latest.current, {
      view: first,
      onView(next) {
        // Setting the view again would end the gesture.
        last.current = next;
        latest.current.show(next);
      },
      onHold: (held) => latest.current.hold(held),
      onFail: fail,
    })
      .then((made) => {
        if (gone) return made.close();
        opened = made;
        setSurface(made);
        tell("ready");
      })
      .catch(fail);
    return () => {
      gone = true;
      opened?.close();
      tell();
    };
  }, []);

  useEffect(() => {
    if (!surface || (last.current && isSameView(last.current, view))) return;
    last.current = view;
    surface.show(view);
  }, [surface, view]);

  const zones = source === "drawn" ? noZones : source.zones;
  useEffect(() => {
    const colour = getComputedStyle(document.documentElement).getPropertyValue("--accent-text").trim();
    surface?.zones(
      zones.map(({ ring }) => ring),
      colour,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each answer of the server has a new array of zones
  }, [surface, map.drawings]);

  const { zoom } = view;
  const places = pins.filter(isPlace);
  const courier = places.find(({ kind }) => kind === "courier");
  const { shops, labels } = useMemo(() => {
    const flat = { x: 0.5, y: 0.5, zoom };
    const joined = joinPins(pins.filter(isShop), flat);
    const placed = pins.filter(isPlace).map((pin) => ({ pin, ...fromCentre(toWorld(pin), flat) }));
    return { shops: joined, labels: placeLabels({ shops: joined, places: placed }) };
  }, [pins, zoom]);

  function press(event: KeyboardEvent) {
    const next = area.current && movedByKey(event, view, area.current);
    if (!next) return;
    event.preventDefault();
    show(next);
  }

  function showFocused(place: LatLon) {
    const element = area.current;
    if (!element) return;
    for (const box of [element, ...element.querySelectorAll("*")]) box.scrollTo?.(0, 0);
    const { x, y } = fromCentre(toWorld(place), view);
    if (Math.abs(x) < element.clientWidth / 2 - 24 && Math.abs(y) < element.clientHeight / 2 - 24) return;
    show({ ...toWorld(place), zoom });
  }

  const mark = (id: string, place: LatLon, content: ReactNode) =>
    surface && (
      <PlacedMark key={id} surface={surface} place={place} onFocus={() => showFocused(place)}>
        {content}
      </PlacedMark>
    );
  const moves = surface && { role: "group", tabIndex: 0, "aria-label": t("keys"), onKeyDown: press };
  return (
    <div ref={area} {...moves} className={classes(styles.window, surface && styles.ready)}>
      <div ref={ground} className={styles.ground} />
      {zones.map(({ ring, fee }, index) => {
        const south = southernmost(ring);
        return south && fee && mark(`fee ${index}`, south, <FeeMark fee={fee} />);
      })}
      {shops.map(({ x, y, pins: joined }) => {
        const place = toLatLon(moved({ x: 0.5, y: 0.5, zoom }, x, y));
        const nearer = to(zoomedAt({ ...toWorld(place), zoom }, Math.min(ZOOM.max, zoomAfter(zoom, 2))));
        const id = joined.map(({ number }) => number).join();
        return mark(
          id,
          place,
          <ShopMark mark={{ x: 0, y: 0, pins: joined }} labelAt={joined[0] && labels.get(joined[0])} nearer={nearer} />,
        );
      })}
      {courier && mark("way", courier, <WayMark pins={places} view={{ ...toWorld(courier), zoom }} />)}
      {places.map((pin) =>
        mark(pinKey(pin), pin, <PlaceMark pin={pin} at={{ x: 0, y: 0 }} labelAt={labels.get(pin)} />),
      )}
    </div>
  );
}

function southernmost(ring: ProviderView["zones"][number]["ring"]): LatLon | undefined {
  const [first, ...rest] = ring;
  if (!first) return undefined;
  const [longitude, latitude] = rest.reduce((lowest, corner) => (corner[1] < lowest[1] ? corner : lowest), first);
  return { latitude, longitude };
}

type PlacedMarkProps = { surface: MapAdapter; place: LatLon; onFocus: () => void; children: ReactNode };

function PlacedMark({ surface, place: { latitude, longitude }, onFocus, children }: PlacedMarkProps) {
  const [element] = useState(() => {
    const made = document.createElement("div");
    made.className = styles.mark ?? "";
    return made;
  });
  const mark = useRef<Mark>();
  const start = useRef({ latitude, longitude });
  useEffect(() => {
    const made = surface.mark(element, start.current);
    mark.current = made;
    return () => made.remove();
  }, [surface, element]);
  useEffect(() => {
    start.current = { latitude, longitude };
    mark.current?.move({ latitude, longitude });
  }, [latitude, longitude]);
  return createPortal(
    <svg width={1} height={1} overflow="visible" onFocus={onFocus}>
      {children}
    </svg>,
    element,
  );
}

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Arrows move the view by a quarter of its window. Undefined for any other key than arrows, + and −. */
function movedByKey(event: Key, view: MapView, { clientWidth, clientHeight }: HTMLElement): MapView | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const [right, down] = arrows[event.key] ?? [];
  const step = zooms[event.key];
  if (right !== undefined && down !== undefined)
    return moved(view, (right * clientWidth) / 4, (down * clientHeight) / 4);
  return step ? { ...view, zoom: zoomAfter(view.zoom, step) } : undefined;
}

const arrows: Partial<Record<string, [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const zooms: Partial<Record<string, number>> = { "+": 1, "=": 1, "-": -1, "−": -1 };
