import { useCallback, useEffect, useRef, useState } from "react";
import { cityPath } from "../../../../../rules/city-alias";
import type { LatLon } from "../../../maps/view";
import type { SpotView } from "./spot.view";

type Looked = { at: string; spot?: SpotView; busy: boolean };

/** Looks up the house under the pin whenever the map stops moving. A result for an earlier point is dropped. */
export function useSpot(city: string, first: { at: string; spot?: SpotView }) {
  const [looked, setLooked] = useState<Looked>({ ...first, busy: false });
  const asking = useRef<AbortController>(undefined);

  const stop = useCallback(() => asking.current?.abort(), []);
  useEffect(() => stop, [stop]);

  // The visitor followed a link to another view of the map.
  const { at, spot } = first;
  useEffect(() => {
    stop();
    setLooked({ at, spot, busy: false });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same place is the same answer
  }, [at, stop]);

  const onMove = useCallback(() => {
    stop();
    setLooked((now) => ({ ...now, busy: true }));
  }, [stop]);

  const onRest = useCallback(
    ({ latitude, longitude }: LatLon) => {
      stop();
      const point = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
      setLooked((now) => ({ ...now, at: point, busy: true }));
      const asked = new AbortController();
      asking.current = asked;
      void lookAt(city, point, asked.signal).then((found) => {
        if (!asked.signal.aborted) setLooked({ at: point, spot: found, busy: false });
      });
    },
    [city, stop],
  );
  return { ...looked, onMove, onRest };
}

/** Looks up a point, "latitude,longitude". The result is `silent` if the request fails. */
export async function lookAt(city: string, at: string, signal: AbortSignal): Promise<SpotView> {
  try {
    const response = await fetch(cityPath(city, `address/spot?${new URLSearchParams({ at })}`), { signal });
    if (response.ok) return (await response.json()) as SpotView;
  } catch {
    // The return value below is the same as for a failed geocoder.
  }
  return { kind: "silent", near: [] };
}
