const CONTROLS = "a, button, input, select, summary, textarea";
const HEADINGS = ["h1", "h2, h3"];

/**
 * The one way to move the focus by a script. It goes to what the visitor can see and where Enter is harmless: a
 * heading, a field, a link, a button that opens something. It never goes to what is hidden, what Tab leaves out, or a
 * button whose form changes something. Returns whether the element has the focus.
 */
export function moveFocus(element: Element | null | undefined, options: FocusOptions = {}): boolean {
  return isHarmless(element) && take(element, options);
}

/**
 * For a button that the visitor has just pressed (Safari does not focus it, and a dialog gives the focus back to it), or
 * for the one that does the same in its place.
 */
export function keepOnPressed(element: Element | null | undefined, options: FocusOptions = {}): boolean {
  return isReachable(element) && take(element, options);
}

/**
 * Moves the focus to the heading of the part of the page around `place`. Dialogs are parts of their own. Headings do
 * not take the focus by themselves, so they are made focusable.
 */
export function focusHeading(place: Element | null | undefined): boolean {
  for (let part = place; part; part = part.matches("main, dialog") ? null : part.parentElement) {
    for (const heading of HEADINGS.flatMap((level) => [...(part?.querySelectorAll<HTMLElement>(level) ?? [])])) {
      if (!isReachable(heading)) continue;
      heading.tabIndex = -1;
      return take(heading, { preventScroll: true });
    }
  }
  return false;
}

/**
 * Remembers an element with its place. The returned function focuses the element or, if it is gone, the heading of the
 * nearest part of the page that is left.
 */
export function rememberFocus(element: Element | null): () => boolean {
  const around: Element[] = [];
  for (let part = element; part && part !== document.body; part = part.parentElement) around.push(part);
  return () => {
    if (keepOnPressed(element, { preventScroll: true })) return true;
    const place = around.find((part) => part.isConnected && part.closest("main, dialog[open]"));
    return focusHeading(place) || focusHeading(currentPart());
  };
}

/** Whether nothing has the focus, as after the focused element was removed. */
export const isFocusFree = () => !document.activeElement || document.activeElement === document.body;

/** The topmost dialog or, without one, the page's content. */
const currentPart = () => topDialog() ?? document.querySelector("main");

/** The dialog that lies over everything else. */
export const topDialog = () => [...document.querySelectorAll("dialog[open]")].pop();

function take(element: HTMLElement, options: FocusOptions) {
  // eslint-disable-next-line no-restricted-syntax -- the checks above are made here
  element.focus(options);
  return document.activeElement === element;
}

const isHarmless = (element: Element | null | undefined): element is HTMLElement =>
  isReachable(element) && !changesSomething(element);

/** Whether the visitor can get to the element and see it. */
export function isReachable(element: Element | null | undefined): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.isConnected || element.matches(":disabled")) return false;
  if (element.closest("[aria-hidden='true'], [hidden], [inert]")) return false;
  return !(element.matches(CONTROLS) && element.tabIndex < 0) && isDrawn(element);
}

/** Style sheets make an element a pixel large to hide it. Browsers without `checkVisibility` are believed. */
function isDrawn(element: HTMLElement) {
  if (!("checkVisibility" in element)) return true;
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
}

/** The submit button of a form that is posted. */
function changesSomething(element: HTMLElement) {
  if (!(element instanceof HTMLButtonElement) || element.type !== "submit" || !element.form) return false;
  return (element.getAttribute("formmethod") ?? element.form.method).toLowerCase() !== "get";
}
