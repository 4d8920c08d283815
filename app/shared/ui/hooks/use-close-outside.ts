import { useEffect, type RefObject } from "react";
import { moveFocus } from "./focus";

/**
 * Closes an open `<details>` on Escape, on a click outside it and when the focus leaves it, because it may cover what has
 * the focus then; with `onLink` also on a click of its links.
 */
export function useCloseOutside(details: RefObject<HTMLDetailsElement>, { onLink = false } = {}) {
  useEffect(() => {
    const close = (event: Event) => {
      const open = details.current;
      if (!open?.open) return;
      const inside = event.target instanceof Node && open.contains(event.target);
      // A dialog over it handles its own clicks and Escape.
      const dialog = event.target instanceof Element ? event.target.closest("dialog") : null;
      if (dialog && !dialog.contains(open)) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        if (inside) moveFocus(open.querySelector("summary"));
      } else if (event instanceof FocusEvent) {
        // A click on plain text focuses what can be focused around it, such as the page's main part.
        if (inside || (event.target instanceof Node && event.target.contains(open))) return;
      } else if (inside && !(onLink && event.target instanceof Element && event.target.closest("a"))) return;
      open.open = false;
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", close);
      document.removeEventListener("focusin", close);
    };
  }, [details, onLink]);
}
