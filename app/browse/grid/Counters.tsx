import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { canAdd, nextCount, previousCount } from "../../../rules/counts";
import { useCart, useProductCount, useProductsInCart } from "../../cart/store/CartProvider";
import type { useOpenModal } from "../../shared/web/modal/use-modal-link";
import { Counter, type CounterButton } from "../../shared/ui/buttons/Counter";
import { useHydrated } from "../../shared/ui/hooks/use-hydrated";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { AddButton } from "./AddButton";
import states from "./CardStates.module.css";
import { cityPath } from "../../../rules/city-alias";
import { isFocusFree, keepOnPressed, moveFocus } from "../../shared/ui/hooks/focus";
import { sends } from "../../../rules/sent-fields";

/**
 * The counters of the products in the cart, each in the slot of its card. The grid around them is HTML outside of
 * React, so each counter is a portal. Each subscribes to its own count, so that a change renders one counter and not
 * the page.
 */
export function Counters({ grid, openModal }: { grid: RefObject<HTMLDivElement>; openModal: OpenModal }) {
  const city = useCityAlias();
  const products = useProductsInCart();
  const hydrated = useHydrated();
  const element = grid.current;
  if (!hydrated || !element) return null;
  return products.map((product_key) => {
    const href = cityPath(city, `product/${encodeURIComponent(product_key)}`);
    // The search starts at the end, because cards of the favourites' shelf are copies before the others.
    return [...element.querySelectorAll(`h3 [href="${href}"]`)].reverse().map((link, place) => {
      const slot = link.closest("li")?.querySelector<HTMLElement>("div > i");
      return (
        slot &&
        createPortal(
          <LiveCounter product_key={product_key} name={link.textContent ?? ""} slot={slot} openModal={openModal} />,
          slot,
          product_key + place,
        )
      );
    });
  });
}

type OpenModal = ReturnType<typeof useOpenModal>;

type LiveCounterProps = { product_key: string; name: string; slot: HTMLElement; openModal: OpenModal };

function LiveCounter({ product_key, name, slot, openModal }: LiveCounterProps) {
  const { t } = useTranslation("menu");
  const city = useCityAlias();
  const cart = useCart();
  const { count: total, lines, price, sale_multiplicity, locked, pending, failed } = useProductCount(product_key);
  if (total === 0 && !failed) return null;
  const line_key = lines.slice(-1)[0] ?? product_key;
  const choices = Math.max(1, lines.length);
  const of = { name };
  const words =
    choices > 1
      ? { less: t("fewerOf", of), more: t("moreOf", of), full: t("full") }
      : { less: t("less", of), more: t("more", of), full: t("full") };
  return (
    <CounterSlot slot={slot} add={{ product_key, name, sale_multiplicity }}>
      {total > 0 && <ChosenPrice price={price} cardPrice={shownPrice(slot)} words={t("yours")} />}
      {total > 0 && (
        <CardCounter
          product={{ product_key, name, total, line_key, choices, sale_multiplicity }}
          city={city}
          words={words}
          locked={locked}
          pending={pending}
          live={{
            // The host may have stopped ordering since.
            change: (next) => (locked ? void cart.refresh() : cart.setProductCount(product_key, next)),
            openModal,
          }}
        />
      )}
      {failed && (
        <Retry onClick={() => cart.retry(product_key)} isAdded={total > 0}>
          <span className="visually-hidden">{name}: </span>
          <span>{t("failed.words")}</span> {t("failed.again")}
        </Retry>
      )}
    </CounterSlot>
  );
}

/** The price without "from". The browser has the cards as HTML only, so it is read from there. */
const shownPrice = (slot: HTMLElement) => slot.parentElement?.querySelector("b")?.textContent?.split(" ").pop();

type ChosenPriceProps = {
  /** The price of one piece with the modifiers that are in the cart. */
  price: string;
  /** The price on the card, which is of the default choice. */
  cardPrice: string | undefined;
  words: string;
};

/** Stands above the counter if what is in the cart costs something else than the card says. */
export function ChosenPrice({ price, cardPrice, words }: ChosenPriceProps) {
  if (!price || price === cardPrice) return null;
  return (
    <>
      <small>
        {words} {price}
      </small>{" "}
    </>
  );
}

/**
 * The counter of a product on its card. `total` is the sum of all its lines; each line has other modifiers. With one
 * line the counter changes that line.
 */
export type CountedProduct = {
  product_key: string;
  name: string;
  total: number;
  line_key: string;
  choices: number;
  sale_multiplicity: number;
};

type CounterWords = { less: string; more: string; full: string };

type CardCounterProps = {
  product: CountedProduct;
  city: string;
  words: CounterWords;
  /** The reason why the count cannot be changed. */
  locked?: string;
  pending?: boolean;
  /** Set with scripts. Without it the buttons submit the new count of the line, or open the page. */
  live?: { change: (total: number) => void; openModal: OpenModal };
};

/**
 * Minus, number and plus, as two submit buttons of the menu's form. If the product has several lines, minus leads to
 * the cart and plus to the dish, because the counter cannot know which line is meant. The server renders this component
 * too (cart-counters.server.ts).
 */
export function CardCounter({ product, city, words, locked, pending, live }: CardCounterProps) {
  const { product_key, line_key, choices, total, sale_multiplicity } = product;
  const change = (label: string, next: number): CounterButton => ({
    label,
    ...sends({ [`count.${line_key}`]: next }),
    formAction: cityPath(city, "cart"),
    onClick: live && prevented(() => live.change(next)),
  });
  if (choices > 1 && !locked) {
    const dish = { product_key };
    const cartModal = live && prevented(() => live.openModal("CartModal"));
    const dishModal = live && prevented(() => live.openModal("ProductInfoModal", dish));
    return (
      <Counter
        count={total}
        pending={pending}
        decrease={{ label: words.less, ...sends({ open_cart: 1 }), onClick: cartModal }}
        increase={{ label: words.more, ...sends({ open_product: product_key }), onClick: dishModal }}
      />
    );
  }
  return (
    <Counter
      count={total}
      pending={pending}
      locked={locked}
      decrease={change(words.less, previousCount(total, sale_multiplicity))}
      increase={change(words.more, nextCount(total, sale_multiplicity))}
      atMax={canAdd(total, sale_multiplicity) ? undefined : words.full}
    />
  );
}

const prevented = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
  keepOnPressed(event.currentTarget);
  act();
};

type AddedProduct = Pick<CountedProduct, "product_key" | "name" | "sale_multiplicity">;

/**
 * Replaces the counter that the server rendered into this slot. A portal only appends, so the server's element is
 * removed here. The server omitted the Add button, which is restored when the counter is removed. The focus moves
 * along: to the same button of the new counter, from Add to plus when a counter appears, and to the name of the
 * dish when it is removed.
 */
function CounterSlot({ slot, add: added, children }: { slot: HTMLElement; add: AddedProduct; children: ReactNode }) {
  const { t } = useTranslation("menu");
  const own = useRef<HTMLElement>(null);
  const [template] = useState(() => document.createElement("template"));
  const { product_key, name, sale_multiplicity: step } = added;
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!slot.nextElementSibling) slot.after(template.content.cloneNode(true));
    const add = slot.nextElementSibling;
    const label = slot.contains(focused) ? focused?.textContent : undefined;
    for (const child of [...slot.children]) if (child !== own.current) child.remove();
    const buttons = own.current?.querySelectorAll("button");
    if (label) for (const button of buttons ?? []) if (button.textContent === label) keepOnPressed(button);
    if (focused && focused === add) keepOnPressed(lastButton(own.current));
    return () => {
      // Enter on Add would take back what minus has done.
      if (slot.contains(document.activeElement))
        queueMicrotask(() => moveFocus(slot.closest("li")?.querySelector("h3 a")));
    };
  }, [slot, template]);
  const several = step > 1 ? { step, pieces: t("pieces", { count: step }) } : {};
  const add = <AddButton product_key={product_key} name={name} word={t("add")} {...several} />;
  return (
    <span ref={own}>
      {children}
      {createPortal(add, template.content)}
    </span>
  );
}

type RetryProps = {
  onClick: () => void;
  /** The button stands above a counter. */
  isAdded: boolean;
  children: ReactNode;
};

/**
 * Replaces the Add button in its size. It takes the focus that the removed counter left on `<body>` after a failure,
 * and passes it to the counter that the retry brings back.
 */
function Retry({ onClick, isAdded, children }: RetryProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const place = own?.parentElement;
    return () => {
      if (own && own === document.activeElement) queueMicrotask(() => keepOnPressed(lastButton(place)));
    };
  }, []);
  useEffect(() => {
    if (isFocusFree()) keepOnPressed(button.current);
  }, []);
  return (
    <button ref={button} type="button" className={isAdded ? states.unsaved : states.failed} onClick={onClick}>
      {children}
    </button>
  );
}

const lastButton = (place: Element | null | undefined) => [...(place?.querySelectorAll("button") ?? [])].slice(-1)[0];
