import type { CartStore } from "./cart-store";
import type { SavedAdditions } from "./saved-additions";

/**
 * Sends the cart's unconfirmed changes when the page is hidden or left, or stores them for the next page of this
 * window.
 */
export class CartPageLife {
  /** Stops the updates of the stored additions. */
  private stopKeeping?: () => void;

  constructor(
    private readonly store: CartStore,
    private readonly kept: SavedAdditions,
  ) {}

  /**
   * Call it when the page is hidden, because it may end without another event, as on phones that run out of memory.
   * Waiting changes are sent. Changes that need a session first are stored for the next page until this one is visible
   * again.
   */
  hide() {
    this.store.flush();
    if (this.store.view().whose || !this.store.hasAdditions()) return;
    const keep = () => this.kept.keep(this.store.unconfirmedAdditions());
    keep();
    this.stopKeeping ??= this.store.subscribe(keep);
  }

  /**
   * Call it when the page is visible again: it handles its additions itself, and another window may have changed the
   * cart.
   */
  show() {
    if (this.stopKeeping) this.kept.take();
    this.seen();
    void this.store.refresh();
  }

  /**
   * Call it when the page is left. Returns the time of the cart's last change in Unix milliseconds, or 0 if the next
   * page handles everything. A visitor without a session gets one with the response to the first addition. After this
   * page is gone, that response could replace the next page's session and cart. The running addition is therefore
   * aborted, and the next page adds everything again, which is harmless because counts are absolute.
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

  /** Adds the stored additions of an earlier page of this window. */
  resume() {
    for (const { product_key, ...options } of this.kept.take()) void this.store.add(product_key, options);
  }

  private seen() {
    this.stopKeeping?.();
    this.stopKeeping = undefined;
  }
}

/** Connects the store to the events of the page. Returns a function that disconnects it. */
export function followPage(store: CartStore, kept: SavedAdditions): () => void {
  const life = new CartPageLife(store, kept);
  const onPageHide = () => lastChange.set(life.leave());
  const onVisibilityChange = () => (document.visibilityState === "hidden" ? life.hide() : life.show());
  const onPageShow = (event: PageTransitionEvent) => {
    // A page from the back/forward cache shows the cart as it was.
    if (event.persisted) void goOn(true);
  };
  // The refresh comes first: a cart that is loaded before the first addition has created a session would replace the
  // cart of its response.
  const goOn = async (mayBeOld: boolean) => {
    if (mayBeOld) await store.refresh();
    life.resume();
  };
  document.addEventListener("visibilitychange", onVisibilityChange);
  window.addEventListener("pagehide", onPageHide);
  window.addEventListener("pageshow", onPageShow);
  // The server may have rendered this page before the previous page's change arrived.
  void goOn(lastChange.remove() > performance.timeOrigin);
  return () => {
    document.removeEventListener("visibilitychange", onVisibilityChange);
    window.removeEventListener("pagehide", onPageHide);
    window.removeEventListener("pageshow", onPageShow);
    store.flush();
  };
}

const LAST_CHANGE = "cart-changed";

/** Stores the time of the cart's last change for the next page of this window. */
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
