import type { FormEvent } from "react";
import { useUnscripted } from "../hooks/use-unscripted";

/** For a page with a form to fill in (app/form/FormSwitches.tsx). */
export type WithKeptForm = { kept_form?: true };

/** The frame's switches stand outside of the form and cannot submit it, so they link to switches inside. */
export const SWITCHES_LINK = "#switches";

/** The name of the switches inside; a value is "language:de", "lite:on" or "notice". */
export const SWITCH_FIELD = "switch";

/** The element by which scripts find the form. */
export const KEPT_FORM_MARK = { "data-kept-form": "" };

/** Whether the switches of a form replace those of the frame: until scripts run. */
export const useKeptForm = () => useUnscripted("kept_form");

/** With scripts: sends a switch of the frame with the page's form, if it has one, so that what was typed stays. */
export function sendWithForm(event: FormEvent, name: "language" | "lite") {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const form = document.querySelector("[data-kept-form]")?.closest("form");
  // Old browsers have no `submitter`.
  if (!form || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: SWITCH_FIELD, value: `${name}:${submitter.value}` });
  form.append(field);
  // Its own handlers are for its own buttons.
  HTMLFormElement.prototype.submit.call(form);
}
