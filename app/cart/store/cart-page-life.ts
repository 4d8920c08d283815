import type { CartStore } from "./cart-store";
import type { KeptAdditions } from "./kept-additions";

/** Hands the cart's unconfirmed changes on when the page is hidden or left: all are sent, or kept for the next page of this window. */
export class CartPageLife {
  /** Ends the keeping of a hidden page. */
  private stopKeeping?: () => void;

  constructor(
    private readonly store: CartStore,
    private readonly kept: KeptAdditions,
  ) {}

  /**
   * The page is hidden, and may end without another event, as on phones that run out of memory. What waits is sent; what cannot be sent before
   * the session is there is kept for the next page, until this one is seen again.
   */
  hide() {
    this.store.flush();
    if (this.store.view().whose || !this.store.hasAdditions()) return;
    const keep = () => this.kept.keep(this.store.unconfirmedAdditions());
    keep();
    this.stopKeeping ??= this.store.subscribe(keep);
  }

  /** The page is seen again: it works on its additions itself, and another window may have changed the cart meanwhile. */
  show() {
    if (this.stopKeeping) this.kept.take();
    this.seen();
    void this.store.refresh();
  }

  /**
   * The page is gone. Returns when the cart changed last, in Unix milliseconds; 0 if the next page does everything itself. A visitor without a session gets one with the
   * answer to the first addition. Once this page is gone, that answer could replace the session of the next page by another, with another
   * cart. So the addition under way is broken off, and the next page adds everything again: counts are absolute, twice does no harm.
   */
  leave(): number {
    this.store.flush();
    if (this.store.view().whose) return this.store.lastChange();
    const left = this.store.unconfirmedAdditions();
    if (left.length > 0 || this.stopKeeping) this.kept.keep(left);
    this.seen();
    this.store.giveUpAdditions();
    return 0;
  }

  /** Adds what an earlier page of this window was left with. */
  resume() {
    for (const { product_key, ...options } of this.kept.take()) void this.store.add(product_key, options);
  }

  private seen() {
    this.stopKeeping?.();
    this.stopKeeping = undefined;
  }
}

/** Ties the store to the events of the page; returns the function that ends this. */
export function followPage(store: CartStore, kept: KeptAdditions): () => void {
  const life = new CartPageLife(store, kept);
  const onPageHide = () => lastChange.set(life.leave());
  const onVisibilityChange = () => (document.visibilityState === "hidden" ? life.hide() : life.show());
  const onPageShow = (event: PageTransitionEvent) => {
    // A page from the back/forward cache shows the cart as it was.
    if (event.persisted) void goOn(true);
  };
  // In this order: a cart that is loaded before the first addition has made a session would replace the cart of its answer.
  const goOn = async (mayBeOld: boolean) => {
    if (mayBeOld) await store.refresh();
    life.resume();
  };
  document.addEventListener("visibilitychange", onVisibilityChange);
  window.addEventListener("pagehide", onPageHide);
  window.addEventListener("pageshow", onPageShow);
  // The server may have rendered this page before the change that the page before it made.
  void goOn(lastChange.remove() > performance.timeOrigin);
  return () => {
    document.removeEventListener("visibilitychange", onVisibilityChange);
    window.removeEventListener("pagehide", onPageHide);
    window.removeEventListener("pageshow", onPageShow);
    store.flush();
  };
}

const LAST_CHANGE = "cart-changed";

/** Tells the next page of this window when the cart changed. */
const lastChange = {
  set(time: number) {
    try {
      sessionStorage.setItem(LAST_CHANGE, String(time));
    } catch {
      // Without storage the next page shows the change after the next answer.
    }
  },
  remove(): number {
    try {
      const time = Number(sessionStorage.getItem(LAST_CHANGE));
      sessionStorage.removeItem(LAST_CHANGE);
      return time;
    } catch {
      return 0;
    }
  },
};
