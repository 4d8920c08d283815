import { Link, useLocation } from "@remix-run/react";
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
  const { pathname } = useLocation();
  const line = useRefreshed(under_way, cityPath(city.alias, "under-way"), pathname);
  const orderForm = cityPath(city.alias, "checkout");
  if (!line || pathname === orderForm || pathname.startsWith(`${orderForm}/`) || pathname.startsWith(line.own_pages))
    return null;
  const { name, title, note, icon, to, words, unpaid } = line;
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
          <b>{title}</b> {note && <span>{note}</span>}
        </p>{" "}
        <Link to={to} className={classes(styles.way, unpaid && styles.pay)}>
          <span>{words}</span>
          <Icon name="chevron-right" size={20} />
        </Link>
      </div>
    </aside>
  );
}

/**
 * The newest line. A page without one does not ask, a failed answer keeps the last line, and the last words about an
 * order that is over go with the page that showed them.
 */
function useRefreshed(loaded: UnderWayView | undefined, path: string, page: string): UnderWayView | undefined {
  const [newest, setNewest] = useState({ loaded, line: loaded, page });
  const refresh = useCallback(async () => {
    const news = await readJson<UnderWayNews>(path);
    if (news?.line) setNewest({ loaded, line: news.line, page });
  }, [loaded, path, page]);
  const current = newest.loaded === loaded ? newest.line : loaded;
  useEvery(REFRESH_INTERVAL_MS, () => void refresh(), Boolean(current && !current.is_over));
  useEffect(() => {
    if (!loaded) return;
    const restored = ({ persisted }: PageTransitionEvent) => void (persisted && refresh());
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, [loaded, refresh]);
  return current?.is_over && newest.page !== page ? undefined : current;
}
