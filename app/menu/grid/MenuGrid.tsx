import { Form, useNavigate } from "@remix-run/react";
import { memo, useEffect, useRef, useState, useSyncExternalStore, type FormEvent, type MouseEvent } from "react";
import { useCart } from "../../cart/store/CartProvider";
import { isPlainClick, useOpenModal } from "../../modal/use-modal-link";
import { Counters } from "./Counters";
import { fetchedGrid, fetchGrid, markShown } from "./fetched-grids";
import { useCityAlias } from "../../hooks/use-city-alias";
import styles from "./Grid.module.css";
// The cards' component is the server's alone: their styles come to the browser from here.
import "./GridColumns.module.css";
import plus from "./GridPlus.module.css";
import "./Luxe.module.css";
import { useGridHtml } from "./grid-context";
import { cityPath } from "../../../rules/city-alias";

type MenuGridProps = {
  /** Of another grid: it is mounted anew. */
  gridKey: string;
  /** The path to return to after a change without scripts. */
  path: string;
};

/** The menu: one form with one button per product. Its grid is finished HTML that React does not own; the counters are rendered into slots of it. */
export function MenuGrid({ gridKey, path }: MenuGridProps) {
  const city = useCityAlias();
  const cart = useCart();
  const openModal = useOpenModal();
  const navigate = useNavigate();
  const grid = useRef<HTMLDivElement>(null);

  function add(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Old browsers do not name the submitter: let the form submit as it does without scripts.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "product_key") return;
    event.preventDefault();
    void cart.add(submitter.value, { sale_multiplicity: Number(submitter.dataset.step ?? 1) });
  }

  function open(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target.closest("a");
    // Of what was found: to another search, in place.
    if (link?.pathname === cityPath(city) && link.hash === "#menu") {
      event.preventDefault();
      document.getElementById("dishes")?.focus({ preventScroll: true });
      navigate(link.pathname + link.search, { preventScrollReset: true });
    }
    const product_key = link && /\/product\/([^/?#]+)$/.exec(link.pathname)?.[1];
    if (!product_key) return;
    event.preventDefault();
    link.focus();
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

/** Whether this render hydrates the server's HTML. False where React gave that up, because something had changed it, and renders anew. */
const useHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The grid that the page came with: React renders before it removes what it replaces. */
const gridInPage = () => document.querySelector(`.${styles.grid}`)?.innerHTML ?? "";

type StaticGridProps = { gridKey: string; grid: React.RefObject<HTMLDivElement> };

/**
 * The grid's HTML: on the server the rendered one, after client navigation the fetched one. While the page hydrates it is empty, and React
 * keeps the elements that are there. Its classes name the cards' style sheets, which would not be sent otherwise: only the server renders cards.
 */
const StaticGrid = memo(function StaticGrid({ gridKey, grid }: StaticGridProps) {
  const rendered = useGridHtml();
  const hydrating = useHydrating();
  const [html] = useState(() => rendered?.html ?? fetchedGrid(gridKey) ?? (hydrating ? "" : gridInPage()));
  const city = useCityAlias();
  useEffect(() => {
    const endShown = markShown(gridKey);
    return () => {
      endShown();
      // For the way back: what the page came with is this visitor's. If it fails, the way back fetches it.
      fetchGrid(city, gridKey).catch(() => undefined);
    };
  }, [gridKey, city]);
  return (
    <div
      ref={grid}
      className={`${styles.grid} ${plus.narrow}`}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
});
