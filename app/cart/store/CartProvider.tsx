import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useTranslation } from "react-i18next";
import { useOpenModal } from "../../shared/web/modal/use-modal-link";
import { useServerError } from "../../shared/web/errors/ServerError";
import { useCartCopy } from "../../shared/web/offline/offline-copy";
import type { CartSums, CartView } from "../../shared/basket/cart.view";
import { followPage } from "./cart-page-life";
import { cartServer, type CartAnswer } from "./cart-requests";
import { CartStore } from "./cart-store";
import { knownCart, type KnownCart, type ShownCount } from "./shown-cart";
import { savedAdditions } from "./saved-additions";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";

/**
 * `rendered` is the cart of the server's HTML and never changes. React hydrates the page part by part, so a part that
 * hydrates after a change of the cart must render `rendered` first, like its HTML, and then the change.
 */
type Carts = { store: CartStore; rendered: CartStore };

const CartContext = createContext<Carts | undefined>(undefined);

/**
 * Provides the cart of a city's pages. `view` comes from the loader of the city frame; the store accepts each newer
 * one.
 */
export function CartProvider({ view, children }: { view: CartSums | CartView; children: ReactNode }) {
  const known = useMemo(() => knownCart(view), [view]);
  const param = useCityAlias();
  const city = useLatest(param);
  const showRefusal = useLatest(useShowRefusal());
  const [carts] = useState<Carts>(() => {
    const server = cartServer(
      () => city.current,
      (answer) => showRefusal.current(answer),
    );
    return { store: new CartStore(known, server), rendered: new CartStore(known, server) };
  });
  const { store } = carts;
  useEffect(() => store.accept(known), [store, known]);
  useEffect(
    () =>
      followPage(
        store,
        savedAdditions(() => city.current),
      ),
    [store, city],
  );
  return (
    <CartContext.Provider value={carts}>
      {children}
      <Announcer store={store} />
      <OfflineCopy store={store} />
    </CartContext.Provider>
  );
}

/**
 * An error of the address opens the order types. Other errors are shown over the page
 * (docs/specification/rules-and-calls.md#cart-errors).
 */
function useShowRefusal() {
  const openModal = useOpenModal();
  const showError = useServerError();
  return ({ concerns, error, isTold }: CartAnswer) => {
    if (concerns === "delivery_address") openModal("OrderTypesModal");
    else if (isTold && error) showError(error);
  };
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

function Announcer({ store }: { store: CartStore }) {
  const { t } = useTranslation("cart");
  const last = useSyncExternalStore(store.subscribeAfterPaint, store.announcement, store.announcement);
  const text = !last
    ? ""
    : last.failed
      ? t("news.failed", { name: last.name })
      : last.count > 0
        ? t("news.count", { name: last.name, n: last.count })
        : t("news.removed", { name: last.name });
  return (
    <div className="visually-hidden" role="status">
      {text.trim()}
    </div>
  );
}

/**
 * Subscribes to the store itself, because a part of the page that shows the cart may be mounted once more during a
 * sign-out.
 */
function OfflineCopy({ store }: { store: CartStore }) {
  const view = useSyncExternalStore(store.subscribeAfterPaint, store.view, store.view);
  useCartCopy(view.state === "ok" ? view : undefined);
  return null;
}

/**
 * The store, for changes of the cart. It does not re-render the component when the cart changes; the hooks below do.
 */
export function useCart(): CartStore {
  return useCarts().store;
}

function useCarts(): Carts {
  const carts = useContext(CartContext);
  if (!carts) throw new Error("useCart outside of CartProvider");
  return carts;
}

export function useCartView(): KnownCart {
  const { store, rendered } = useCarts();
  return useSyncExternalStore(store.subscribeAfterPaint, store.view, rendered.view);
}

/** Whether the cart has lines; "unknown" if it could not be loaded. */
export function useCartFilling(): "filled" | "empty" | "unknown" {
  const { store, rendered } = useCarts();
  return useSyncExternalStore(store.subscribeAfterPaint, store.filling, rendered.filling);
}

/** The cart for a component that shows all of it. `loaded` is the cart of its own loader. */
export function useWholeCart(loaded: CartView | undefined): KnownCart {
  const { store } = useCarts();
  useEffect(() => {
    if (loaded) store.accept(loaded);
    return store.open();
  }, [store, loaded]);
  return useCartView();
}

export function useCartCount(): number {
  const { store, rendered } = useCarts();
  return useSyncExternalStore(store.subscribeAfterPaint, store.totalCount, rendered.totalCount);
}

/** Whether a change of the counts is unanswered, so that the cart's sums are outdated. */
export function useIsSumOld(): boolean {
  const { store, rendered } = useCarts();
  return useSyncExternalStore(store.subscribeAfterPaint, store.isSumOld, rendered.isSumOld);
}

/** Keys of the products whose cards show a counter or a failed addition. */
export function useProductsInCart(): readonly string[] {
  const { store, rendered } = useCarts();
  return useSyncExternalStore(store.subscribe, store.products, rendered.products);
}

export function useProductCount(product_key: string): ShownCount {
  const { store, rendered } = useCarts();
  const read = (cart: CartStore) => () => cart.shownProduct(product_key);
  return useSyncExternalStore(store.subscribe, read(store), read(rendered));
}

export function useLineCount(line_key: string): ShownCount {
  const { store, rendered } = useCarts();
  const read = (cart: CartStore) => () => cart.shownLine(line_key);
  return useSyncExternalStore(store.subscribe, read(store), read(rendered));
}
