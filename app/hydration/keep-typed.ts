import { isChanged, isTicked, type Control } from "../ui/fields/changed-control";
import { isFocusFree, keepOnPressed } from "../hooks/focus";

const FOCUSABLE = "a[href], button, input, select, summary, textarea";
/** Input types without typed values, or whose value scripts must not set. */
const UNTYPED_INPUTS = ["button", "file", "hidden", "image", "reset", "submit"];

/**
 * Keeps typed values, choices and the focus until the page is hydrated. If something else has changed the server's HTML
 * (a password manager, a translator), React renders that part anew, and new elements replace the filled ones. Each new
 * element gets the value of the old one of the same kind and name. Once the page is hydrated, React is notified as of
 * any input.
 */
export function keepTyped(root: HTMLElement, hydrated: Promise<void>) {
  /** Removed elements in document order, by kind and name. */
  const left = new Map<string, Element[]>();
  const restored: { control: Control; held: Control }[] = [];
  let focused: Element | undefined;

  const onFocus = ({ target }: FocusEvent) => (focused = target as Element);
  // Chromium also blurs an element that is removed.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = undefined;
    });

  function replace(records: MutationRecord[]) {
    for (const old of records.flatMap(({ removedNodes }) => [...removedNodes].flatMap(focusable))) {
      if (old.isConnected) continue;
      const key = kindAndName(old);
      left.set(key, [...(left.get(key) ?? []), old]);
    }
    for (const element of records.flatMap(({ addedNodes }) => [...addedNodes].flatMap(focusable))) {
      const old = element.isConnected ? left.get(kindAndName(element))?.shift() : undefined;
      if (old) handOver(old, element);
    }
  }

  function handOver(old: Element, element: Element) {
    if (isControl(old) && isControl(element) && isChanged(old)) {
      put(element, old);
      restored.push({ control: element, held: old });
    }
    if (old !== focused || !isFocusFree()) return;
    keepOnPressed(element, { preventScroll: true });
    if (isText(old) && isText(element) && old.selectionStart !== null)
      element.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
  }

  focused = isFocusFree() ? undefined : (document.activeElement ?? undefined);
  root.addEventListener("focusin", onFocus);
  root.addEventListener("focusout", onBlur);
  const observer = new MutationObserver(replace);
  observer.observe(root, { childList: true, subtree: true });
  void hydrated.then(() => {
    replace(observer.takeRecords());
    observer.disconnect();
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("focusout", onBlur);
    for (const { control, held } of restored) if (control.isConnected) tell(control, held);
  });
}

const focusable = (node: Node): Element[] =>
  node instanceof Element ? [...(node.matches(FOCUSABLE) ? [node] : []), ...node.querySelectorAll(FOCUSABLE)] : [];

const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !UNTYPED_INPUTS.includes(element.type));

/** `selectionStart` is null for fields without a selection, such as numbers and dates. */
const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !isTicked(element));

/** The id is not part of the key, because React numbers ids anew. */
function kindAndName(element: Element): string {
  const typed = isControl(element) && !isTicked(element);
  const names = ["type", "name", "href", ...(typed ? [] : ["value"])];
  return [element.localName, ...names.map((name) => element.getAttribute(name) ?? "")].join(" ");
}

/** Uses the browser's own setter. React overrides it on the element and would treat the value as set by React. */
function set(control: Control, property: "value" | "checked", value: string | boolean) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value);
}

const put = (control: Control, held: Control) =>
  isTicked(held) ? set(control, "checked", held.checked) : set(control, "value", held.value);

/**
 * Notifies React of a restored value. It must not be called before the whole page is hydrated, because an update in a
 * part that is not hydrated makes React render that part anew.
 */
function tell(control: Control, held: Control) {
  if (isTicked(control) && isTicked(held)) {
    // A radio button that the visitor has unchecked was unchecked by another one.
    if (control.checked !== held.checked || (control.type === "radio" && !held.checked)) return;
    set(control, "checked", !held.checked);
    control.click();
    return;
  }
  if (control.value !== held.value && isChanged(control)) return;
  set(control, "value", held.value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
