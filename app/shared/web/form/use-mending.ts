import { useEffect, useRef } from "react";
import { endErrors, useStandingErrors, type Errors } from "../modal/standing-errors";

type IdOf = (field: string) => string | undefined;

/**
 * Ends an error with the first change of its field, or when its field is hidden or gone. A field is the control with the
 * id of `idOf`, what stands inside that element, and every control that the error's message describes. The error of a
 * whole form ends so too, if `idOf("form")` is the form's id. Returns the errors that still stand.
 */
export function useMending(errors: Errors | undefined, idOf: IdOf): Errors {
  const standing = useStandingErrors(errors);
  const seen = useRef({ errors: standing, shown: new Set<string>() });
  const look = useRef<(changed?: Element) => void>(() => undefined);
  look.current = (changed) => {
    if (seen.current.errors !== standing) {
      const { shown } = seen.current;
      const isLess = Object.keys(standing).every((field) => field in seen.current.errors);
      seen.current = { errors: standing, shown: isLess ? shown : new Set() };
    }
    const { shown } = seen.current;
    const ended = Object.keys(standing).filter((field) => {
      const id = idOf(field);
      const element = id ? document.getElementById(id) : null;
      if (id && changed && isPartOf(changed, id, element)) return true;
      if (isShown(element)) shown.add(field);
      return shown.has(field) && isHidden(element);
    });
    if (ended.length > 0) endErrors(standing, ended);
  };
  // The page may have hidden a field in any rendering.
  useEffect(() => look.current());
  const isAny = Object.keys(standing).length > 0;
  useEffect(() => {
    if (!isAny) return;
    // Not `change`: it comes with a press elsewhere, whose target must not move.
    const onInput = ({ target }: Event) => {
      look.current(target as Element);
      requestAnimationFrame(() => look.current());
    };
    const kinds = ["input", SET_BY_SCRIPT];
    for (const kind of kinds) document.addEventListener(kind, onInput);
    return () => kinds.forEach((kind) => document.removeEventListener(kind, onInput));
  }, [isAny]);
  return standing;
}

const SET_BY_SCRIPT = "value-set";

/** Reports a value that a script has set for the visitor, such as a chosen suggestion. */
export function tellChanged(control: Element | null | undefined) {
  control?.dispatchEvent(new Event(SET_BY_SCRIPT, { bubbles: true }));
}

function isPartOf(changed: Element, id: string, element: Element | null): boolean {
  if (element?.contains(changed)) return true;
  const own = element ? messagesOf(element) : [];
  return messagesOf(changed).some((message) => message === `${id}-error` || own.includes(message));
}

/** The ids of the error messages that describe a control or its group. */
const messagesOf = (control: Element) =>
  [control, control.closest("fieldset")]
    .flatMap((part) => part?.getAttribute("aria-describedby")?.split(" ") ?? [])
    .filter((message) => message.endsWith("-error"));

/** A field in a closed `<details>` is not hidden: it is sent, and its error has to be found. */
const isShown = (element: Element | null) => element !== null && element.getClientRects().length > 0;
const isHidden = (element: Element | null) =>
  element === null || !element.isConnected || (!isShown(element) && !element.closest("details:not([open])"));
