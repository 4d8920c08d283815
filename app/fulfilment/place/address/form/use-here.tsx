import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../../shared/ui/buttons/Button";
import { useCityAlias } from "../../../../shared/ui/hooks/use-city-alias";
import { usePosition } from "../../use-position";
import type { AddressMatch } from "../../place.view";
import { lookAt } from "../house/use-spot";

type Trouble = "refused" | "failed" | "away";

/**
 * The button in an address field that fills in the house at the visitor's position, and the message if it is not found.
 */
export function useHere(onFound: (house: AddressMatch) => void) {
  const { t } = useTranslation("place");
  const city = useCityAlias();
  const looking = useRef<AbortController>(undefined);
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<Trouble>();
  const { state, ask } = usePosition(
    ({ latitude, longitude }) => {
      looking.current?.abort();
      const asked = new AbortController();
      looking.current = asked;
      setLooking(true);
      void lookAt(city, `${latitude.toFixed(5)},${longitude.toFixed(5)}`, asked.signal).then((spot) => {
        if (asked.signal.aborted) return;
        setLooking(false);
        if (spot.kind === "served" || spot.kind === "unserved") onFound({ text: spot.address, latitude, longitude });
        else setFound(spot.kind === "outside" ? "away" : "failed");
      });
    },
    { exact: true },
  );
  const isBusy = state === "asking" || isLooking;
  const trouble = found ?? (state === "denied" ? "refused" : state === "unknown" ? "failed" : undefined);
  const press = () => {
    setFound(undefined);
    ask();
  };
  const button = (
    <IconButton
      icon="locate-fixed"
      label={t("here.ask")}
      type="button"
      onClick={isBusy ? undefined : press}
      aria-busy={isBusy || undefined}
      title={t("here.ask")}
    />
  );
  return { button, isBusy, trouble: trouble && !isBusy ? t(`here.${trouble}`) : undefined };
}
