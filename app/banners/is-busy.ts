type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a banner would disturb: a modal is open, nobody looks, or somebody fills in a form. */
export function isBusy(): boolean {
  if (document.hidden || document.querySelector("dialog[open]")) return true;
  if (new URLSearchParams(window.location.search).has("modal")) return true;
  if (document.activeElement?.matches("input:not([type=hidden]), textarea, select")) return true;
  return [...document.querySelectorAll<Control>("main input, main textarea, main select")].some(isChanged);
}

/** Whether a control holds something else than the page gave it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(
      ({ selected, defaultSelected }) => selected !== defaultSelected && control.querySelector("[selected]") !== null,
    );
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.type !== "hidden" && control.value !== control.defaultValue;
}
