import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../../../ui/use-hydrated";
import { classes } from "../../../ui/class-names";
import { Icon } from "../../../ui/Icon";
import { toWorld, withinBounds, type Bounds, type LatLon } from "../../../maps/view";
import cover from "./cover.module.css";
import styles from "./pick.module.css";

type Trouble = "refused" | "failed" | "away";

/** Milliseconds. */
const PATIENCE = 10_000;

/** Asks the browser where the visitor is, on a press only. Hidden without scripts. */
export function WhereAmI({ bounds, onFound }: { bounds: Bounds; onFound: (place: LatLon) => void }) {
  const { t } = useTranslation("pick");
  const hydrated = useHydrated();
  const [trouble, setTrouble] = useState<Trouble>();
  const [asking, setAsking] = useState(false);
  if (!hydrated || !("geolocation" in navigator)) return null;
  function ask() {
    setTrouble(undefined);
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking(false);
        const place = { ...toWorld({ latitude, longitude }), zoom: 15 };
        const inside = withinBounds(place, bounds);
        if (inside.x !== place.x || inside.y !== place.y) setTrouble("away");
        else onFound({ latitude, longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        setAsking(false);
        setTrouble(code === PERMISSION_DENIED ? "refused" : "failed");
      },
      { enableHighAccuracy: true, timeout: PATIENCE },
    );
  }
  return (
    <div className={classes(styles.whereAmI, cover.whereAmI)}>
      <button type="button" onClick={ask} aria-disabled={asking || undefined} className={styles.locate}>
        <Icon name="locate-fixed" /> <span>{t("whereAmI")}</span>
      </button>
      <p role="status" className={trouble && styles.trouble}>
        {trouble && t(`whereTrouble.${trouble}`)}
      </p>
    </div>
  );
}
