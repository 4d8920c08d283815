import { Form, useNavigate } from "@remix-run/react";
import { memo, useEffect, useRef, useState, useSyncExternalStore, type FormEvent, type MouseEvent } from "react";
import { useCart } from "../../cart/store/CartProvider";
import { isPlainClick, useOpenModal } from "../../shared/web/modal/use-modal-link";
import { Counters } from "./Counters";
import { cacheGrid, cachedGrid, markShown, restoreHeights } from "./grid-cache";
import { useBrowserLayoutEffect } from "../../shared/ui/hooks/use-browser-layout-effect";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "./Grid.module.css";
// The cards are rendered on the server only, so this import brings their styles to the browser.
import "./GridColumns.module.css";
import plus from "./GridPlus.module.css";
import "./Luxe.module.css";
import { useGridHtml } from "./grid-context";
import { cityPath } from "../../../rules/city-alias";
import { keepOnPressed, moveFocus } from "../../shared/ui/hooks/focus";
import { sentBy } from "../../../rules/sent-fields";

type MenuGridProps = {
  /** A changed key mounts another grid. */
  gridKey: string;
  /** The path to return to after a change without scripts. */
  path: string;
};

/**
 * The menu as one form with one button per product. Its grid is static HTML outside of React; the counters are rendered
 * into slots of it.
 */
export function MenuGrid({ gridKey, path }: MenuGridProps) {
  const city = useCityAlias();
  const cart = useCart();
  const openModal = useOpenModal();
  const navigate = useNavigate();
  const grid = useRef<HTMLDivElement>(null);

  function add(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Old browsers have no `submitter`. The form is submitted as without scripts then.
    const product_key = submitter instanceof HTMLButtonElement && sentBy(submitter, "product_key");
    if (!product_key) return;
    event.preventDefault();
    void cart.add(product_key, { sale_multiplicity: Number(submitter.dataset.step ?? 1) });
  }

  function open(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target.closest("a");
    // A link of the search results leads to another search, without a page load.
    if (link?.pathname === cityPath(city) && link.hash === "#menu") {
      event.preventDefault();
      moveFocus(document.getElementById("dishes"), { preventScroll: true });
      navigate(link.pathname + link.search, { preventScrollReset: true });
    }
    const product_key = link && /\/product\/([^/?#]+)$/.exec(link.pathname)?.[1];
    if (!product_key) return;
    event.preventDefault();
    keepOnPressed(link);
    openModal("ProductInfoModal", { product_key: decodeURIComponent(product_key) });
  }

  return (
    <Form method="post" action={cityPath(city, "cart/add")} onSubmit={add} onClick={open} reloadDocument>
      <input type="hidden" name="return_to" value={path} />
      <noscript>
        <link rel="stylesheet" href={cityPath(city, `menu-pictures/${gridKey}`)} />
      </noscript>
      <StaticGrid key={gridKey} gridKey={gridKey} grid={grid} />
      <Counters key={`counters ${gridKey}`} grid={grid} openModal={openModal} />
    </Form>
  );
}

const never = () => () => undefined;

/**
 * Whether this render hydrates the server's HTML. False if React gave up hydration, because something had changed the
 * HTML, and renders anew.
 */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * The HTML of the grid that is still in the document, because React renders before it removes the replaced elements. The
 * content security policy allows no style attributes in HTML, which cards with restored heights have.
 */
const gridInPage = () => (document.querySelector(`.${styles.grid}`)?.innerHTML ?? "").replace(/ style="[^"]*"/g, "");

type StaticGridProps = { gridKey: string; grid: React.RefObject<HTMLDivElement> };

/**
 * The grid's HTML: on the server the rendered one, after client navigation the kept one. During hydration it is
 * empty, and React keeps the existing elements. The class names refer to the cards' style sheets, which would not be
 * sent otherwise because only the server renders cards.
 */
const StaticGrid = memo(function StaticGrid({ gridKey, grid }: StaticGridProps) {
  const rendered = useGridHtml();
  const hydrating = useHydrating();
  const [html] = useState(() => rendered ?? cachedGrid(gridKey) ?? (hydrating ? "" : gridInPage()));
  useEffect(() => markShown(gridKey), [gridKey]);
  // A layout effect runs before the scroll position is restored, and ends before React removes the elements.
  useBrowserLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    restoreHeights(element);
    return () => cacheGrid(gridKey, element);
  }, [gridKey, grid]);
  return (
    <div
      ref={grid}
      className={`${styles.grid} ${plus.narrow}`}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
});
