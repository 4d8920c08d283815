import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../../../../shared/ui/hooks/use-hydrated";
import { classes } from "../../../../shared/ui/styles/class-names";
import { Icon } from "../../../../shared/ui/icons/Icon";
import { usePosition } from "../../use-position";
import { toWorld, withinBounds, type Bounds, type LatLon } from "../../../maps/view";
import cover from "./overlay.module.css";
import styles from "./pick.module.css";

/** Requests the visitor's position from the browser when pressed. Hidden without scripts. */
export function WhereAmI({ bounds, onFound }: { bounds: Bounds; onFound: (place: LatLon) => void }) {
  const { t } = useTranslation("pick");
  const hydrated = useHydrated();
  const [isAway, setAway] = useState(false);
  const { state, ask } = usePosition(
    (found) => {
      const place = { ...toWorld(found), zoom: 15 };
      const inside = withinBounds(place, bounds);
      if (inside.x !== place.x || inside.y !== place.y) setAway(true);
      else onFound(found);
    },
    { exact: true },
  );
  if (!hydrated || !("geolocation" in navigator)) return null;
  const trouble = isAway ? "away" : troubles[state];
  const press = () => {
    setAway(false);
    ask();
  };
  return (
    <div className={classes(styles.whereAmI, cover.whereAmI)}>
      <button
        type="button"
        onClick={press}
        aria-disabled={state === "asking" || undefined}
        className={`box edged iconed ${styles.locate}`}
      >
        <Icon name="locate-fixed" /> <span>{t("whereAmI")}</span>
      </button>
      <p role="status" className={trouble && `box ${styles.trouble}`}>
        {trouble && t(`whereTrouble.${trouble}`)}
      </p>
    </div>
  );
}

const troubles = { idle: undefined, asking: undefined, denied: "refused", unknown: "failed" } as const;
