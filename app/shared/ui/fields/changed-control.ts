export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input types without typed values, or whose value scripts must not set. */
const UNTYPED_INPUTS = ["button", "file", "hidden", "image", "reset", "submit"];

export const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !UNTYPED_INPUTS.includes(element.type));

export const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/**
 * Whether a control's value differs from the one that the server rendered. A select without a selected option begins
 * with its first one.
 */
export function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, sent);
  }
  return control.value !== control.defaultValue;
}
