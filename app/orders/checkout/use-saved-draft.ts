import { useEffect } from "react";
import { isPlainClick } from "../../shared/web/modal/use-modal-link";
import { FORM_ID } from "./checkout.view";
import { saveDraftFirst } from "./save-draft";

/** With scripts, saves the form as a draft before a link of a dialog loads another document. */
export function useSavedDraft() {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const order = document.getElementById(FORM_ID);
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("dialog a[href]") : null;
      if (!link || !(order instanceof HTMLFormElement) || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.origin !== window.location.origin || link.target) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      void saveDraftFirst(order, pathname + search + hash).then((mayLeave) => {
        if (mayLeave) window.location.assign(href);
      });
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
