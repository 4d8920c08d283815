import { useEffect, useRef, useState } from "react";
import type { Point } from "../../rules/zones";

type PositionState = "idle" | "asking" | "denied" | "unknown";

/** Milliseconds until a browser that does not find its place is given up, and how old a place may be. */
const PATIENCE = 10_000;
const OLDEST = 300_000;

type Options = {
  /** As near as the device can tell, for a house; else to a hundred metres, for an order of shops. */
  exact?: boolean;
};

/**
 * Where the visitor is, by the browser's geolocation. It asks for permission on the press of a button only. `found` is not called once the
 * component has left the page.
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
    // Old browsers, and pages without HTTPS, have none.
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
      { timeout: PATIENCE, ...(exact ? { enableHighAccuracy: true } : { maximumAge: OLDEST }) },
    );
  };
  return { state, ask };
}

const coarse = (degrees: number) => Math.round(degrees * 1_000) / 1_000;
