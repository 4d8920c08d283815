import { useParams } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useCart, useProductCount, useProductsInCart } from "../../cart/cart-state";
import { useHydrated } from "../../ui/use-hydrated";
import { CardCounter } from "./CardCounter";
import styles from "./Grid.module.css";

/**
 * What this visitor has in the cart, in the holes of the finished grid: a portal a product, each hearing of its own count only, so that a
 * change paints one counter and not the page.
 */
export function Counters({ grid }: { grid: RefObject<HTMLDivElement> }) {
  const { city = "" } = useParams();
  const products = useProductsInCart();
  const hydrated = useHydrated();
  const element = grid.current;
  if (!hydrated || !element) return null;
  return products.map((product_key) => {
    const card = element.querySelector(`[href="/${city}/product/${encodeURIComponent(product_key)}"]`)?.closest("li");
    const hole = card?.querySelector<HTMLElement>("div > i");
    if (!hole) return null;
    return createPortal(
      <Live product_key={product_key} name={card?.querySelector("h3")?.textContent ?? ""} hole={hole} />,
      hole,
      product_key,
    );
  });
}

type LiveProps = { product_key: string; name: string; hole: HTMLElement };

function Live({ product_key, name, hole }: LiveProps) {
  const { t } = useTranslation("menu");
  const { city = "" } = useParams();
  const cart = useCart();
  const { count, lines, sale_multiplicity, pending, failed } = useProductCount(product_key);
  if (count === 0 && !failed) return null;
  const line = lines.at(-1) ?? product_key;
  const product = {
    product_key,
    name,
    all: count,
    line,
    count: lines.length > 1 ? cart.countOf(line) : count,
    sale_multiplicity,
  };
  const words = { less: t("less", { name }), more: t("more", { name }), full: t("full") };
  return (
    <Hole hole={hole}>
      {count > 0 && (
        <CardCounter
          product={product}
          city={city}
          words={words}
          pending={pending}
          onChange={(all) => cart.changeProduct(product_key, all)}
        />
      )}
      {failed && <Retry onClick={() => cart.retry(product_key)}>{t("notAdded")}</Retry>}
    </Hole>
  );
}

/** Takes the focus where it was lost with the counter that did not stay, and hands it on to the counter that comes with the next try. */
function Retry({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const place = own?.parentElement;
    return () => {
      if (own && own === document.activeElement) queueMicrotask(() => lastButton(place)?.focus());
    };
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <button ref={button} type="button" className={styles.failed} onClick={onClick}>
      {children}
    </button>
  );
}

/** In a counter, plus. */
const lastButton = (place: Element | null | undefined) => [...(place?.querySelectorAll("button") ?? [])].at(-1);

/** Takes a hole over from the server's HTML, and hands the focus on: from Add to plus when the counter appears, and back when it goes. */
function Hole({ hole, children }: { hole: HTMLElement; children: ReactNode }) {
  const own = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const add = hole.nextElementSibling;
    const label = hole.contains(focused) ? focused?.getAttribute("aria-label") : undefined;
    for (const child of [...hole.children]) if (child !== own.current) child.remove();
    const buttons = own.current?.querySelectorAll("button");
    if (label) for (const button of buttons ?? []) if (button.getAttribute("aria-label") === label) button.focus();
    if (focused && focused === add) lastButton(own.current)?.focus();
    return () => {
      if (hole.contains(document.activeElement) && add instanceof HTMLElement) queueMicrotask(() => add.focus());
    };
  }, [hole]);
  return <span ref={own}>{children}</span>;
}
