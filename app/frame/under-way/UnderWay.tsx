import { Link } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { useCityFrame, type UnderWayNews, type UnderWayView } from "../../context/city-frame";
import { useEvery } from "../../hooks/use-every";
import { readJson } from "../../hydration/read-json";
import { Icon } from "../../ui/icons/Icon";
import { classes } from "../../ui/styles/class-names";
import { cityPath } from "../../../rules/city-alias";
import styles from "./UnderWay.module.css";

/** For this time the pages of a visitor share the answer of the upstream. */
const REFRESH_INTERVAL_MS = 30_000;

/**
 * The order under way, on every page: below the header or, with `overBar`, above the bottom bar of narrow windows. Its
 * text changes while the page is open, its height does not, and a finished order's line stays until the next page
 * (docs/decisions/0037-order-under-way.md).
 */
export function UnderWay({ overBar }: { overBar: boolean }) {
  const { under_way, city } = useCityFrame();
  const line = useRefreshed(under_way, cityPath(city.alias, "under-way"));
  if (!line) return null;
  const { name, text, icon, to, words, unpaid } = line;
  return (
    <aside
      aria-label={name}
      className={classes("not-printed", styles.line, overBar && styles.overBar)}
      data-under-way={overBar ? "over-bar" : ""}
      data-ground="light"
    >
      <div className={`wrap row ${styles.row}`}>
        <span className={`middle ${styles.icon}`}>
          <Icon name={icon} size={20} />
        </span>{" "}
        <p role="status" className={`grow ${styles.text}`}>
          {text}
        </p>{" "}
        <Link to={to} className={classes(styles.way, unpaid && styles.pay)}>
          {words}
        </Link>
      </div>
    </aside>
  );
}

/** The newest line. A page without one does not ask, and a failed answer keeps the last line. */
function useRefreshed(loaded: UnderWayView | undefined, path: string): UnderWayView | undefined {
  const [newest, setNewest] = useState({ loaded, line: loaded });
  const refresh = useCallback(async () => {
    const news = await readJson<UnderWayNews>(path);
    if (news?.line) setNewest({ loaded, line: news.line });
  }, [loaded, path]);
  useEvery(REFRESH_INTERVAL_MS, () => void refresh(), Boolean(loaded));
  useEffect(() => {
    if (!loaded) return;
    const restored = ({ persisted }: PageTransitionEvent) => void (persisted && refresh());
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, [loaded, refresh]);
  return newest.loaded === loaded ? newest.line : loaded;
}
