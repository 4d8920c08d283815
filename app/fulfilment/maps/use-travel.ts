import { useEffect, useState } from "react";
import type { MapPin } from "./map.view";
import type { LatLon } from "./view";

const MIN_STEP_MS = 40;

type Trip = { from: ReadonlyMap<string, LatLon>; to: readonly MapPin[]; /** From 0 to 1. */ share: number };

export const pinKey = (pin: MapPin) => (pin.kind === "shop" ? `shop ${pin.number}` : pin.kind);

/** A pin with a new place moves there in a straight line, or at once if the visitor prefers reduced motion. */
export function useTravel(pins: readonly MapPin[], milliseconds: number): readonly MapPin[] {
  const [latest, setTrip] = useState<Trip>({ from: new Map(), to: pins, share: 1 });
  let trip = latest;
  if (!isSamePlaces(pins, trip.to)) {
    const from = new Map(onTheWay(trip.to, trip).map((pin) => [pinKey(pin), pin]));
    trip = { from, to: pins, share: milliseconds > 0 ? 0 : 1 };
    setTrip(trip);
  }
  const { to } = trip;
  useEffect(() => {
    const arrive = (share: number) => setTrip((now) => (now.to === to && now.share < share ? { ...now, share } : now));
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return arrive(1);
    let start: number | undefined;
    let last = 0;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const share = Math.min(1, (now - start) / Math.max(1, milliseconds));
      if (share === 1 || now - last >= MIN_STEP_MS) {
        arrive(share);
        last = now;
      }
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, milliseconds]);
  return onTheWay(pins, trip);
}

function isSamePlaces(pins: readonly MapPin[], before: readonly MapPin[]): boolean {
  if (pins === before) return true;
  const places = new Map(before.map((pin) => [pinKey(pin), pin]));
  return (
    pins.length === before.length &&
    pins.every((pin) => {
      const was = places.get(pinKey(pin));
      return was?.latitude === pin.latitude && was.longitude === pin.longitude;
    })
  );
}

function onTheWay(pins: readonly MapPin[], { from, share }: Trip): readonly MapPin[] {
  if (share === 1) return pins;
  return pins.map((pin) => {
    const start = from.get(pinKey(pin));
    if (!start) return pin;
    const between = (a: number, b: number) => a + (b - a) * share;
    return {
      ...pin,
      latitude: between(start.latitude, pin.latitude),
      longitude: between(start.longitude, pin.longitude),
    };
  });
}
