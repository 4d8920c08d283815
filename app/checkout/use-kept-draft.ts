import { useEffect } from "react";
import { isPlainClick } from "../modal/use-modal-link";
import { FORM_ID, orderIntents } from "./checkout.view";

const MAX_SAVE_WAIT_MS = 4_000;

/** With scripts, saves the form as a draft before a link of a dialog loads another document. */
export function useKeptDraft() {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const order = document.getElementById(FORM_ID);
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("dialog a[href]") : null;
      if (!link || !(order instanceof HTMLFormElement) || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.origin !== window.location.origin || link.target) return;
      event.preventDefault();
      void keep(order).then(() => window.location.assign(link.href));
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}

/** Never rejects, because the link works without the draft. */
async function keep(form: HTMLFormElement) {
  const body = new FormData(form);
  const { name, value } = orderIntents.field("leave", window.location.pathname);
  body.set(name, value);
  const saved = fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, MAX_SAVE_WAIT_MS))]);
}
