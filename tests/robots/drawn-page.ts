export const CONTROLS = "a[href], button, input, select, textarea, summary";
/** Holds the number of a control that can be seen and used. */
export const MARK = "data-robot";

/**
 * Runs in the page: returns its HTML with what stands in the fields and without what is not drawn, and the number of the
 * control with the focus.
 */
export function copyOfPage([controls, mark]: readonly [string, string]): [html: string, focus: number] {
  const root = document.documentElement;
  const modal = [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1);
  const all = [root, ...root.querySelectorAll<HTMLElement>("*")];
  const clone = root.cloneNode(true) as HTMLElement;
  const clones = [clone, ...clone.querySelectorAll<HTMLElement>("*")];
  const seen: HTMLElement[] = [];
  const isDrawn = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
  };
  all.forEach((element, index) => {
    const twin = clones[index];
    if (!twin) return;
    if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type))
      twin.toggleAttribute("checked", element.checked);
    else if (element instanceof HTMLInputElement) twin.setAttribute("value", element.value);
    else if (element instanceof HTMLTextAreaElement) twin.textContent = element.value;
    else if (element instanceof HTMLOptionElement) twin.toggleAttribute("selected", element.selected);
    if (!element.matches(controls) || element.closest("[inert], [aria-hidden=true]")) return;
    if (modal && !modal.contains(element)) return;
    const { labels = null } = element as HTMLInputElement;
    if (![element, ...((labels ?? []) as HTMLElement[])].some(isDrawn)) return;
    twin.setAttribute(mark, String(seen.push(element) - 1));
  });
  const isKept = "input[type=hidden], option, optgroup, datalist";
  for (const [index, element] of all.entries())
    if (document.body.contains(element) && !element.checkVisibility() && !element.matches(isKept))
      if (!seen.some((control) => element.contains(control))) clones[index]?.remove();
  Object.assign(window, { robot: seen });
  const twinOf = (element: HTMLElement) => clones[all.indexOf(element)];
  const rename = (element: HTMLElement | undefined, name: string) => {
    if (!element) return;
    const renamed = document.createElement(name);
    for (const { name: attribute, value } of element.attributes) renamed.setAttribute(attribute, value);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  };
  if (modal) {
    const dialog = twinOf(modal);
    const main = document.querySelector("main");
    if (main) twinOf(main)?.remove();
    dialog?.setAttribute("data-modal", "");
    rename(dialog, "main");
  }
  const active = document.activeElement as HTMLElement | null;
  return [clone.outerHTML, active ? seen.indexOf(active) : -1];
}
