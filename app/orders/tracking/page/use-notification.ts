import { useEffect, useState } from "react";
import { isBeingMade } from "../../../../rules/order";
import { askToNotify, canNotify, notify } from "../../../shared/web/offline/notifications";
import type { OrderView } from "../tracking.view";

/** `none`: on the server, and in browsers without notifications. */
type State = "none" | "offered" | "asked" | "denied" | "failed";

/**
 * The visitor's wish to be notified when the courier leaves or, for takeaway, the food is ready. It lives as long as the
 * tab, also through a reload; the server knows nothing of it (docs/decisions/0040-notifications-without-push.md).
 */
export function useNotification(path: string) {
  const [known, setKnown] = useState<{ path: string; state: State }>({ path, state: "none" });
  const setState = (state: State) => setKnown((last) => (last.path === path ? { path, state } : last));
  useEffect(() => {
    if (!canNotify()) return;
    setKnown({ path, state: Notification.permission === "granted" && wish.isKept(path) ? "asked" : "offered" });
  }, [path]);
  return {
    // Until the effect has run after a navigation, the state is that of another order.
    state: known.path === path ? known.state : "none",
    async ask() {
      const answer = await askToNotify();
      if (answer === "granted") wish.keep(path);
      setState(answer === "granted" ? "asked" : answer === "default" ? "offered" : answer);
    },
    takeBack() {
      wish.forget(path);
      setState("offered");
    },
  };
}

export type OrderNotification = ReturnType<typeof useNotification>;

/** Shows the notification once the order is no longer being made: it has left, is ready, or is canceled. */
export function useTelling(
  { state, takeBack }: OrderNotification,
  path: string,
  title: string,
  order: OrderView | undefined,
) {
  const isDue = state === "asked" && order !== undefined && !isBeingMade(order.status);
  useEffect(() => {
    if (!isDue) return;
    takeBack();
    void notify({ title, body: order.headline, path });
  });
}

/** sessionStorage throws where cookies are blocked. The wish then ends with the document. */
const wish = {
  isKept(path: string): boolean {
    try {
      return sessionStorage.getItem(keyOf(path)) !== null;
    } catch {
      return false;
    }
  },
  keep(path: string) {
    try {
      sessionStorage.setItem(keyOf(path), "");
    } catch {
      return;
    }
  },
  forget(path: string) {
    try {
      sessionStorage.removeItem(keyOf(path));
    } catch {
      return;
    }
  },
};

const keyOf = (path: string) => `notify ${path}`;
