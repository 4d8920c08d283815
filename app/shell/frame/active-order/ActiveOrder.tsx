import { Link, useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCityFrame, type ActiveOrderNews, type ActiveOrderView } from "../../../shared/web/context/city-frame";
import { tellOrders, useOrderNews } from "../../../shared/web/context/order-news";
import { useEvery } from "../../../shared/ui/hooks/use-every";
import { readJson } from "../../../shared/web/hydration/read-json";
import { Icon } from "../../../shared/ui/icons/Icon";
import { classes } from "../../../shared/ui/styles/class-names";
import { cityPath } from "../../../../rules/city-alias";
import styles from "./ActiveOrder.module.css";

/** For this time the pages of a visitor share the answer of the upstream. */
const REFRESH_INTERVAL_MS = 30_000;

/**
 * The active order, on every page: below the header or, with `overBar`, above the bottom bar of narrow windows. Its
 * text changes while the page is open, its height does not, and a finished order's line stays until the next page. Where
 * a line that has nothing to tell any more stood in the page, its place stays empty
 * (docs/decisions/0037-order-under-way.md).
 */
export function ActiveOrder({ overBar: mayBeOverBar }: { overBar: boolean }) {
  const { active_order, city } = useCityFrame();
  const { pathname } = useLocation();
  const { line, isGone } = useShownLine(active_order, city.alias, pathname);
  if (!line) return null;
  const { name, title, note, icon, to, words, unpaid, has_words } = line;
  const overBar = mayBeOverBar && !line.is_below_header;
  return (
    <aside
      aria-label={name}
      className={classes("not-printed", styles.line, overBar && styles.overBar, isGone && styles.gone)}
      data-active-order={overBar ? (isGone ? "gone" : "over-bar") : ""}
      data-ground="light"
    >
      <div className={`wrap row ${styles.row}`}>
        <span className={`middle ${styles.icon}`}>
          <Icon name={icon} size={20} />
        </span>{" "}
        <p role="status" className={`grow ${styles.text}`}>
          <b>{title}</b> {note && <span>{note}</span>}
        </p>{" "}
        <Link to={to} className={classes(styles.way, unpaid && styles.pay, (unpaid || has_words) && styles.worded)}>
          <span>{words}</span>
          <Icon name="chevron-right" size={20} />
        </Link>
      </div>
    </aside>
  );
}

/** `isGone`: nothing is under way any more, and the line's place is kept until the next page. */
type Shown = { line: ActiveOrderView | undefined; isGone: boolean };

/** An end that was told stays, because the upstream tells of no order that is over. */
function renewed<Last extends Shown>(last: Last, line: ActiveOrderView | undefined): Last {
  if (line) return { ...last, line, isGone: false };
  return last.line?.is_over ? last : { ...last, isGone: true };
}

/**
 * The newest line, or none where none is shown. A page without one does not ask, and a failed answer keeps the last line.
 * A line that is shown again is renewed at once. The last words about an order that is over go with their page.
 */
function useShownLine(loaded: ActiveOrderView | undefined, city: string, page: string): Shown {
  const [newest, setNewest] = useState({ loaded, page, line: loaded, isGone: false });
  if (newest.page !== page || newest.loaded !== loaded) {
    const isEnded = newest.isGone || newest.line?.is_over;
    const line = newest.loaded !== loaded ? loaded : isEnded ? undefined : newest.line;
    setNewest(newest.page === page ? { ...renewed(newest, loaded), loaded } : { loaded, page, line, isGone: false });
  }
  const { line, isGone } = newest;
  const hasPlace =
    line !== undefined && !`${page}/`.startsWith(`${cityPath(city, "checkout")}/`) && !page.startsWith(line.own_pages);
  const isShown = hasPlace && !isGone;
  const refresh = useCallback(async () => {
    const news = await readJson<ActiveOrderNews>(cityPath(city, "active-order"));
    if (!news) return;
    setNewest((last) => (last.loaded === loaded ? renewed(last, news.line) : last));
    if (news.line?.of) tellOrders([{ ...news.line.of, line: news.line }]);
  }, [loaded, city]);
  useEvery(REFRESH_INTERVAL_MS, () => void refresh(), isShown && !line.is_over);
  useOrderNews((news) => {
    if (line?.of?.order !== news.order) return;
    if (news.line) setNewest((last) => renewed(last, news.line));
    else if (line.of.status !== news.status) void refresh();
  });
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) void refresh();
    wasShown.current = isShown;
    if (!isShown) return;
    const restored = ({ persisted }: PageTransitionEvent) => void (persisted && refresh());
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, [isShown, refresh]);
  return { line: hasPlace ? line : undefined, isGone };
}
