import { useParams } from "@remix-run/react";
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useOpenModal } from "../modal/use-modal-link";
import { useServerError } from "../page/ServerError";
import { loadCart, sendCartRequest, type CartAnswer, type CartRequest } from "./cart-requests";
import type { Shown } from "./cart-shown";
import { createCartStore, type CartStore } from "./cart-store";
import type { CartView } from "./cart.view";

const Store = createContext<CartStore | undefined>(undefined);

/** The cart of a city's pages. `view` is what the frame's loader answered; a newer one replaces what is confirmed. */
export function CartProvider({ view, children }: { view: CartView; children: ReactNode }) {
  const { city = "" } = useParams();
  const onRefused = useLatest(useRefusals());
  const where = useLatest(city);
  const [store] = useState(() => {
    const send = async (request: CartRequest) => {
      const answer = await sendCartRequest(where.current, request);
      onRefused.current(answer);
      return answer;
    };
    return createCartStore(view, send, () => loadCart(where.current));
  });
  useEffect(() => store.adopt(view), [store, view]);
  useEffect(() => sendBeforeLeaving(store), [store]);
  return (
    <Store.Provider value={store}>
      {children}
      <News store={store} />
    </Store.Provider>
  );
}

/** Spec 2 §8 "Cart": what is wrong with the address opens the order types, what is wrong with the product is said over the page. */
function useRefusals() {
  const openModal = useOpenModal();
  const showError = useServerError();
  return ({ concerns, error }: CartAnswer) => {
    if (concerns === "delivery_address") openModal("OrderTypesModal");
    else if (concerns === "product" && error) showError(error);
  };
}

function sendBeforeLeaving(store: CartStore) {
  const leave = () => {
    if (store.waiting()) note("set");
    store.hurry();
  };
  const hide = () => document.visibilityState === "hidden" && store.hurry();
  // A page that comes back from the browser's memory shows an old cart.
  const show = (event: PageTransitionEvent) => {
    if (event.persisted) void store.refresh();
  };
  document.addEventListener("visibilitychange", hide);
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", show);
  if (note("take")) void store.refresh();
  return () => {
    document.removeEventListener("visibilitychange", hide);
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", show);
    store.hurry();
  };
}

const NOTE = "cart-under-way";

/** Remembers over a page load that a change was still under way: the next page may have been made before it arrived. */
function note(what: "set" | "take"): boolean {
  try {
    const noted = sessionStorage.getItem(NOTE) !== null;
    if (what === "set") sessionStorage.setItem(NOTE, "1");
    else if (noted) sessionStorage.removeItem(NOTE);
    return noted;
  } catch {
    // A browser that keeps nothing for us shows the change with the next one.
    return false;
  }
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Says what was confirmed, for those who listen. */
function News({ store }: { store: CartStore }) {
  const { t } = useTranslation("cart");
  const news = useSyncExternalStore(store.whenPainted, store.news, store.news);
  const words = !news
    ? ""
    : news.failed
      ? t("news.failed", { name: news.name })
      : news.count > 0
        ? t("news.count", { name: news.name, n: news.count })
        : t("news.removed", { name: news.name });
  return (
    <div className="visually-hidden" role="status">
      {words.trim()}
    </div>
  );
}

/**
 * Changes the cart and reads what it shows now. Using it does not redraw a component when the cart changes: for that there are the hooks
 * below, each of which redraws only what its part of the cart concerns.
 */
export function useCart(): CartStore {
  const store = useContext(Store);
  if (!store) throw new Error("useCart outside of CartProvider");
  return store;
}

/** The confirmed cart. */
export function useCartView(): CartView {
  const { whenPainted, view } = useCart();
  return useSyncExternalStore(whenPainted, view, view);
}

/** Pieces in the whole cart, as shown. */
export function useCartCount(): number {
  const { whenPainted, count } = useCart();
  return useSyncExternalStore(whenPainted, count, count);
}

/** Keys of the products that have something to show on their cards: in the cart, on their way into it, or failed to get there. */
export function useProductsInCart(): readonly string[] {
  const { subscribe, products } = useCart();
  return useSyncExternalStore(subscribe, products, products);
}

/** A product over all its lines. */
export function useProductCount(product_key: string): Shown {
  return useShown(`product ${product_key}`);
}

/** One line of the cart. */
export function useLineCount(key: string): Shown {
  return useShown(`line ${key}`);
}

function useShown(subject: string): Shown {
  const { subscribe, shown } = useCart();
  const read = () => shown(subject);
  return useSyncExternalStore(subscribe, read, read);
}
