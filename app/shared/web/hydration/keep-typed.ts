import { isChanged, isControl, isTicked, type Control } from "../../ui/fields/changed-control";
import { isFocusFree, keepOnPressed } from "../../ui/hooks/focus";

const FOCUSABLE = "a[href], button, input, select, summary, textarea";

/**
 * Gives new elements at once the values of those that they replace. For layout effects that read what the visitor has
 * typed; all others can leave it to `keepTyped`.
 */
export let handOverTyped: () => void = () => undefined;

/**
 * Keeps typed values, choices and the focus until the page is hydrated, and makes them the state that React begins
 * with. React keeps the values of the elements that it hydrates, but its state has the defaults, and its next update
 * resets the controls to them. If something else has changed the server's HTML (a password manager, a translator), React
 * even renders that part anew, and new elements replace the filled ones. So changed values are noted, each new element
 * gets the value of the old one of the same kind and name, and once the page is hydrated, React is notified of all of
 * them as of any input.
 */
export function keepTyped(root: HTMLElement, hydrated: Promise<void>) {
  /** Removed elements in document order, by kind and name. */
  const left = new Map<string, Element[]>();
  /** Values that React does not know of. */
  const unknown = new Map<Control, Held>();
  let focused: Element | undefined;

  const onFocus = ({ target }: FocusEvent) => (focused = target as Element);
  // Chromium also blurs an element that is removed.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = undefined;
    });
  // React's first updates may have reset the control to its default before the visitor types on.
  const onBeforeInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !isControl(target)) return;
    const before = unknown.get(target);
    if (before && target.value !== before.value && !isChanged(target)) restore(target, before);
  };
  // This listener runs before those of React, which hydrate the control.
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !isControl(target)) return;
    for (const other of unknown.keys()) if (isSameGroup(other, target)) unknown.delete(other);
    if (!isFollowed(target)) unknown.set(target, held(target));
  };

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
    if (old === focused && isFocusFree()) keepOnPressed(element, { preventScroll: true });
    if (!isControl(old) || !isControl(element)) return;
    if (isChanged(old)) unknown.set(element, held(old));
    restore(element, unknown.get(element) ?? { ...held(element), selection: selectionOf(old) });
  }

  focused = isFocusFree() ? undefined : (document.activeElement ?? undefined);
  for (const control of focusable(root).filter(isControl)) if (isChanged(control)) unknown.set(control, held(control));
  root.addEventListener("focusin", onFocus);
  root.addEventListener("focusout", onBlur);
  root.addEventListener("beforeinput", onBeforeInput, true);
  root.addEventListener("input", onInput, true);
  const observer = new MutationObserver(replace);
  observer.observe(root, { childList: true, subtree: true });
  handOverTyped = () => replace(observer.takeRecords());
  void hydrated.then(() => {
    handOverTyped();
    observer.disconnect();
    root.removeEventListener("focusin", onFocus);
    root.removeEventListener("focusout", onBlur);
    root.removeEventListener("beforeinput", onBeforeInput, true);
    root.removeEventListener("input", onInput, true);
    for (const [control, value] of unknown) if (control.isConnected) tell(control, value);
  });
}

type Selection = Parameters<HTMLInputElement["setSelectionRange"]>;

type Held = { value: string; checked: boolean; selection?: Selection };

const held = (control: Control): Held => ({
  value: control.value,
  checked: isTicked(control) && control.checked,
  selection: selectionOf(control),
});

/** Undefined for controls without a selection, such as ticks, numbers and dates. */
function selectionOf(control: Control): Selection | undefined {
  if (control instanceof HTMLSelectElement || isTicked(control)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return selectionStart === null ? undefined : [selectionStart, selectionEnd, selectionDirection ?? undefined];
}

const isSameGroup = (one: Control, other: Control) =>
  one === other ||
  (one.type === "radio" && other.type === "radio" && one.name === other.name && one.form === other.form);

const focusable = (node: Node): Element[] =>
  node instanceof Element ? [...(node.matches(FOCUSABLE) ? [node] : []), ...node.querySelectorAll(FOCUSABLE)] : [];

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

function restore(control: Control, { value, checked, selection }: Held) {
  if (isTicked(control)) return set(control, "checked", checked);
  if (control.value !== value) set(control, "value", value);
  // Safari focuses a field whose selection is set.
  if (selection && control === document.activeElement && !(control instanceof HTMLSelectElement))
    control.setSelectionRange(...selection);
}

/**
 * React keeps an input's last known value in this object of the element, beginning with its hydration, and ignores
 * events of an input that holds it. Selects have none.
 */
type Followed = { _valueTracker?: { setValue(value: string): void } };

/** Whether React hears of a change that happens now. */
const isFollowed = (control: Control & Followed) => control._valueTracker !== undefined;

const makeUnknown = (control: Control & Followed, { value }: Held) => control._valueTracker?.setValue(`not ${value}`);

/**
 * Notifies React of a value. It must not be called before the whole page is hydrated, because an update in a part that
 * is not hydrated makes React render that part anew.
 */
function tell(control: Control, now: Held) {
  if (control.matches(":disabled")) return;
  makeUnknown(control, now);
  if (isTicked(control)) {
    // A radio button that the visitor has unchecked was unchecked by another one.
    if (control.type === "radio" && !now.checked) return;
    set(control, "checked", !now.checked);
    control.click();
    return;
  }
  if (control.value !== now.value) {
    // Something has set another value since.
    if (isChanged(control)) return;
    restore(control, now);
  }
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
