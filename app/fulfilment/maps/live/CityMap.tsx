import {
  Fragment,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import { useHydrated } from "../../../shared/ui/hooks/use-hydrated";
import styles from "../CityMap.module.css";
import type { LiveMapProps } from "./LiveMap";
import type { CityMapView, MapPick } from "../map.view";
import { PickPin } from "../PickPin";
import { StillMap } from "../StillMap";
import { useInView } from "../use-in-view";
import { useRest } from "../use-rest";
import { useTravel } from "../use-travel";
import {
  fromCentre,
  GRID_PX,
  moved,
  scaleBar,
  snapped,
  toWorld,
  viewText,
  withinBounds,
  zoomAfter,
  type LatLon,
  type MapView,
} from "../view";

/** The pin stands in the middle, and its tip points down. */
const PIN_HEIGHT_PX = 72;

export type CityMapProps = {
  map: CityMapView;
  /** The address of the page with a view of the map: `?map=…#map`. */
  hrefOf: (view: string) => string;
  /** A pin in the middle that stays while the map moves; `map` was made with `exact`. */
  pick?: MapPick;
  /** The map moves here whenever this changes: a found address, the visitor's position. */
  centre?: LatLon;
  /** The duration of a pin's movement. */
  travelMs?: number;
  /** On phones with scripts the buttons stand in the middle, because a sheet covers the lower edge. */
  raised?: boolean;
  /** Shows a small picture that cannot be moved. */
  still?: boolean;
  /** Buttons under + and −, 48 pixels wide. */
  children?: ReactNode;
  className?: string;
};

/**
 * Without scripts arrows, + and − are links to the next view. The map shows the view of the page's address, also after
 * that changes, until the visitor moves it.
 */
export function CityMap({
  map,
  hrefOf,
  pick,
  centre,
  travelMs = 0,
  raised = false,
  still = false,
  children,
  className,
}: CityMapProps) {
  const { t } = useTranslation("maps");
  const { bounds, attribution, drawing } = map;
  const [own, setOwn] = useState<MapView>();
  const hydrated = useHydrated();
  const pins = useTravel(map.pins, travelMs);
  const { isMoving, moves, holds } = useRest(pick);
  const frame = useRef<HTMLElement>(null);
  const { Live, ours, theirs, onOurs, onTheirs } = useLive(frame, !still);
  const exact = own ?? map.view;
  // Without scripts a drawing cannot be shifted by a few pixels, so the pin stands off the middle.
  const view = hydrated ? exact : snapped(pick ? moved(exact, 0, -PIN_HEIGHT_PX / 2) : exact);

  const show = (next: MapView) => {
    const there = withinBounds(next, bounds);
    setOwn(there);
    moves(there);
  };
  const { latitude, longitude } = centre ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    setOwn((now) => withinBounds({ ...toWorld({ latitude, longitude }), zoom: (now ?? map.view).zoom }, map.bounds));
    // Only a new place moves the map, not a new answer of the server.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [latitude, longitude]);

  const to = (next: MapView) => {
    const there = withinBounds(next, bounds);
    return {
      href: hrefOf(viewText(there)),
      onClick: (event: MouseEvent) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        show(there);
      },
    };
  };
  const step = pick ? GRID_PX / 2 : 2 * GRID_PX;
  const scale = scaleBar(view);
  const live = { map, pins, view, show, hold: holds, to };
  return (
    <section
      ref={frame}
      id={still ? undefined : "map"}
      aria-label={t("label")}
      className={classes(styles.window, raised && styles.raised, className)}
    >
      {theirs !== "ready" && ours !== "ready" && <StillMap map={map} pins={pins} view={view} to={to} />}
      {Live && theirs !== "ready" && <Live key={map.drawings} source="drawn" {...live} onState={onOurs} />}
      {Live && map.provider && theirs !== "failed" && <Live source={map.provider} {...live} onState={onTheirs} />}
      {pick && <PickPin pick={pick} at={fromCentre(exact, view)} lifted={isMoving} />}
      {!still && (
        <div className={styles.zoom}>
          <a {...to({ ...exact, zoom: zoomAfter(view.zoom, 1) })} className={`round-button ${styles.control}`}>
            <Icon name="plus" /> <span className="visually-hidden">{t("nearer")}</span>
          </a>{" "}
          <a {...to({ ...exact, zoom: zoomAfter(view.zoom, -1) })} className={`round-button ${styles.control}`}>
            <Icon name="minus" /> <span className="visually-hidden">{t("farther")}</span>
          </a>
          {children}
        </div>
      )}
      {!still &&
        !hydrated &&
        arrows.map(({ name, right, down }) => (
          <Fragment key={name}>
            <a
              {...to(moved(exact, right * step, down * step))}
              className={classes("round-button", styles.control, styles[name])}
            >
              <Icon name="chevron-right" /> <span className="visually-hidden">{t(name)}</span>
            </a>{" "}
          </Fragment>
        ))}
      {theirs !== "ready" && (
        <p className={styles.scale}>
          {!still && (
            <>
              <svg width={scale.pixels + 2} height={7} aria-hidden="true" focusable="false">
                <path d={`M1 0V6H${scale.pixels + 1}V0`} />
              </svg>
              {scale.metres < 1_000
                ? t("metres", { count: scale.metres })
                : t("kilometres", { count: scale.metres / 1_000 })}{" "}
            </>
          )}
          {(drawing || attribution) && <small className="block">{drawing ? t("drawing") : attribution}</small>}
        </p>
      )}
      {map.provider && theirs === "failed" && (
        <p role="status" className={styles.word}>
          {t("ownMap")}
        </p>
      )}
    </section>
  );
}

type State = "ready" | "failed" | undefined;

const lastState = (state: State, next: State): State => (state === "failed" ? state : next);

/** The still map stays until ours has loaded, and ours until the provider's has loaded. */
function useLive(frame: React.RefObject<HTMLElement>, wanted: boolean) {
  const [Live, setLive] = useState<ComponentType<LiveMapProps>>();
  const [ours, onOurs] = useReducer(lastState, undefined);
  const [theirs, onTheirs] = useReducer(lastState, undefined);
  const isWanted = useInView(frame) && wanted;
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    import("./LiveMap").then(
      ({ default: loaded }) => !gone && setLive(() => loaded),
      () => !gone && onTheirs("failed"),
    );
    return () => {
      gone = true;
    };
  }, [isWanted]);
  return { Live, ours, theirs, onOurs, onTheirs };
}

const arrows = [
  { name: "north", right: 0, down: -1 },
  { name: "west", right: -1, down: 0 },
  { name: "east", right: 1, down: 0 },
  { name: "south", right: 0, down: 1 },
] as const;
