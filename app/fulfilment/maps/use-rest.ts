import { useEffect, useRef, useState } from "react";
import type { MapPick } from "./map.view";
import { toLatLon, type MapView } from "./view";

const REST_DELAY_MS = 250;

/** The map has stopped if no finger holds it and nothing has moved it for REST_DELAY_MS. */
export function useRest(pick: MapPick | undefined) {
  const [isMoving, setMoving] = useState(false);
  const latest = useRef({ pick, view: undefined as MapView | undefined, held: false, moving: false });
  const timer = useRef<number>();
  useEffect(() => {
    latest.current.pick = pick;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const [{ moves, holds }] = useState(() => {
    const rest = () => {
      const { view, held } = latest.current;
      if (held || !view) return;
      latest.current.moving = false;
      setMoving(false);
      latest.current.pick?.onRest?.(toLatLon(view));
    };
    const restSoon = () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(rest, REST_DELAY_MS);
    };
    return {
      moves(view: MapView) {
        if (!latest.current.pick) return;
        latest.current.view = view;
        if (!latest.current.moving) {
          latest.current.moving = true;
          setMoving(true);
          latest.current.pick.onMove?.();
        }
        restSoon();
      },
      holds(held: boolean) {
        latest.current.held = held;
        if (!held && latest.current.moving) restSoon();
      },
    };
  });
  return { isMoving, moves, holds };
}
