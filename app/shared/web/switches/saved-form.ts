import type { FormEvent } from "react";
import { useUnscripted } from "../../ui/hooks/use-unscripted";
import { isChanged, isControl } from "../../ui/fields/changed-control";
import { sentBy } from "../../../../rules/sent-fields";

/** For a page with forms to fill in (app/shared/web/form/FormSwitches.tsx). */
export type WithSavedForm = { saved_form?: true };

/** The frame's switches stand outside of the form and cannot submit it, so they link to switches inside. */
export const SWITCHES_LINK = "#switches";

/** The name of the switches inside; a value is "language:de", "lite:on" or "notice". */
export const SWITCH_FIELD = "switch";

/** The element by which scripts find the forms. */
export const SAVED_FORM_MARK = { "data-saved-form": "" };

/** Whether the switches of the forms replace those of the frame: until scripts run. */
export const useSavedForm = () => useUnscripted("saved_form");

/** With scripts: sends a switch of the frame with the form that was filled in, if the page has one, so that nothing is lost. */
export function sendWithForm(event: FormEvent, name: "language" | "lite") {
  const { submitter } = event.nativeEvent as SubmitEvent;
  const marks = [...document.querySelectorAll("[data-saved-form]")];
  const forms = marks.flatMap((mark) => mark.closest("form") ?? []);
  const hasChanged = ({ elements }: HTMLFormElement) => [...elements].some((one) => isControl(one) && isChanged(one));
  // A form that is posted may have changed in other ways, such as its counters.
  const form = forms.find(hasChanged) ?? forms.find(({ method }) => method === "post");
  // Old browsers have no `submitter`.
  if (!form || !(submitter instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name: SWITCH_FIELD, value: `${name}:${sentBy(submitter, name)}` });
  form.append(field);
  // Its own handlers are for its own buttons.
  HTMLFormElement.prototype.submit.call(form);
}
