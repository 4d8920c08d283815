export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/** Whether a control holds something else than the server sent. A list without a choice of the server's begins with its first option. */
export function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, sent);
  }
  return control.value !== control.defaultValue;
}
