import { useEffect, useRef, useState } from "react";
import type { Point } from "../../../rules/zones";

type PositionState = "idle" | "asking" | "denied" | "unknown";

/** After this time a browser that has not found the position is given up. */
const POSITION_TIMEOUT_MS = 10_000;
const MAX_POSITION_AGE_MS = 300_000;

type Options = {
  /**
   * Requests the exact position, for a house. Otherwise it is rounded to about a hundred metres, which is enough to
   * sort shops.
   */
  exact?: boolean;
};

/**
 * The visitor's position from the browser's geolocation. The browser requests permission only when a button is pressed.
 * `found` is not called after the component has been unmounted.
 */
export function usePosition(found: (place: Point) => void, { exact = false }: Options = {}) {
  const [state, setState] = useState<PositionState>("idle");
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const ask = () => {
    // Old browsers, and pages without HTTPS, have no geolocation.
    if (!("geolocation" in navigator)) return setState("unknown");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (!isHere.current) return;
        setState("idle");
        found(exact ? { latitude, longitude } : { latitude: coarse(latitude), longitude: coarse(longitude) });
      },
      ({ code, PERMISSION_DENIED }) => {
        if (isHere.current) setState(code === PERMISSION_DENIED ? "denied" : "unknown");
      },
      { timeout: POSITION_TIMEOUT_MS, ...(exact ? { enableHighAccuracy: true } : { maximumAge: MAX_POSITION_AGE_MS }) },
    );
  };
  return { state, ask };
}

const coarse = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
