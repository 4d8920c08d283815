import { useEffect, useState } from "react";
import type { Point } from "../../../../../rules/zones";
import { useCityAlias } from "../../../../shared/ui/hooks/use-city-alias";
import { lookAt } from "./use-spot";
import type { SpotView } from "./spot.view";

/** The delivery terms of a picked house. Undefined if no house is picked or the answer is pending. */
export function useHouseTerms(house: Point | undefined): SpotView | undefined {
  const city = useCityAlias();
  const at = house && `${house.latitude},${house.longitude}`;
  const [found, setFound] = useState<{ at: string; spot: SpotView }>();
  useEffect(() => {
    if (!at) return;
    const asked = new AbortController();
    void lookAt(city, at, asked.signal).then((spot) => asked.signal.aborted || setFound({ at, spot }));
    return () => asked.abort();
  }, [city, at]);
  return found && found.at === at ? found.spot : undefined;
}
