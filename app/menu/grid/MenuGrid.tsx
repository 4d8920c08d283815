import { Form, useParams } from "@remix-run/react";
import { memo, useEffect, useRef, useState, type FormEvent, type MouseEvent } from "react";
import { useCart } from "../../cart/cart-state";
import { isPlainClick, useOpenModal } from "../../modal/use-modal-link";
import { Counters } from "./Counters";
import { fragmentOf, showing } from "./fetched-grids";
import styles from "./Grid.module.css";
import plus from "./GridPlus.module.css";
import { useRenderedGrid } from "./grid-context";
import luxe from "./Luxe.module.css";

type MenuGridProps = {
  /** Names the grid; another one is another grid. */
  island: string;
  /** Where a browser without scripts comes back to after a change. */
  path: string;
};

/**
 * The menu: one form with one button per product. The grid in it is finished HTML that React does not look into; what this visitor has in the
 * cart is drawn into its holes.
 */
export function MenuGrid({ island, path }: MenuGridProps) {
  const { city = "" } = useParams();
  const cart = useCart();
  const openModal = useOpenModal();
  const grid = useRef<HTMLDivElement>(null);

  function add(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // An old browser does not say which button it was: there the form does what it does without scripts.
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "product_key") return;
    event.preventDefault();
    void cart.add(submitter.value, { sale_multiplicity: Number(submitter.dataset.step ?? 1) });
  }

  function open(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target.closest("a");
    const product_key = link && /\/product\/([^/?#]+)$/.exec(link.pathname)?.[1];
    if (!product_key) return;
    event.preventDefault();
    link.focus();
    openModal("ProductInfoModal", { product_key: decodeURIComponent(product_key) });
  }

  return (
    <Form method="post" action={`/${city}/cart/add`} onSubmit={add} onClick={open} reloadDocument>
      <input type="hidden" name="return_to" value={path} />
      <StaticGrid key={island} island={island} grid={grid} />
      <Counters key={`counters ${island}`} grid={grid} />
    </Form>
  );
}

type StaticGridProps = { island: string; grid: React.RefObject<HTMLDivElement> };

/** "Add: Philadelphia" for whoever hears a button without its card. Sent with the page, it would weigh a kilobyte; its place in the list says as much without scripts. */
function nameButtons(grid: HTMLElement | null) {
  for (const button of grid?.querySelectorAll("button[name=product_key]") ?? []) {
    button.setAttribute(
      "aria-label",
      `${button.textContent}: ${button.closest("li")?.querySelector("h3")?.textContent ?? ""}`,
    );
  }
}

/** Names the style sheets of the cards, which only the server renders: unnamed, they would not be sent. On the server the finished HTML; in the browser what the page came with, or the fragment that the client loader fetched. */
const StaticGrid = memo(function StaticGrid({ island, grid }: StaticGridProps) {
  const made = useRenderedGrid();
  const [html] = useState(() => made?.html ?? fragmentOf(island) ?? "");
  useEffect(() => showing(island), [island]);
  useEffect(() => nameButtons(grid.current), [grid]);
  return (
    <div
      ref={grid}
      className={`${styles.grid} ${luxe.around} ${plus.narrow}`}
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
});
