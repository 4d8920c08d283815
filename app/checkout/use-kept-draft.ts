import { useEffect } from "react";
import { isPlainClick } from "../modal/use-modal-link";
import { FORM_ID, orderIntents } from "./checkout.view";

const SWITCHES = ["/language", "/lite"];
const MAX_SAVE_WAIT_MS = 4_000;

/** With scripts, saves the form as a draft before a switch, or a link of a dialog, loads another document. */
export function useKeptDraft() {
  useEffect(() => {
    let kept: HTMLFormElement | undefined;
    function onSubmit(event: SubmitEvent) {
      const [switches, order] = [event.target, document.getElementById(FORM_ID)];
      if (!(switches instanceof HTMLFormElement) || !(order instanceof HTMLFormElement)) return;
      // Old browsers cannot submit a form with a given button.
      if (switches === kept || !isSwitch(switches) || !("requestSubmit" in switches)) return;
      event.preventDefault();
      const { submitter } = event;
      void keep(order).then(() => {
        kept = switches;
        switches.requestSubmit(submitter);
      });
    }
    function onClick(event: MouseEvent) {
      const order = document.getElementById(FORM_ID);
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("dialog a[href]") : null;
      if (!link || !(order instanceof HTMLFormElement) || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.origin !== window.location.origin || link.target) return;
      event.preventDefault();
      void keep(order).then(() => window.location.assign(link.href));
    }
    document.addEventListener("submit", onSubmit);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("click", onClick);
    };
  }, []);
}

const isSwitch = (form: HTMLFormElement) => SWITCHES.includes(new URL(form.action).pathname);

/** Never rejects, because the switch works without the draft. */
async function keep(form: HTMLFormElement) {
  const body = new FormData(form);
  const { name, value } = orderIntents.field("leave", window.location.pathname);
  body.set(name, value);
  const saved = fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, MAX_SAVE_WAIT_MS))]);
}
