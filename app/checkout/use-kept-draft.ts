import { useEffect } from "react";
import { FORM_ID, orderIntents } from "./checkout.view";

const SWITCHES = ["/language", "/lite"];
const MAX_SAVE_WAIT_MS = 4_000;

/** With scripts, saves the form as a draft before a switch reloads the page. */
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
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
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
