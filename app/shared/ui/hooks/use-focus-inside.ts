import { useEffect, useRef } from "react";
import { focusHeading, isFocusFree, keepOnPressed, moveFocus } from "./focus";

/**
 * When a focused button is replaced, such as Add by a counter, the last button inside gets the focus if it does what
 * the replaced one did or is harmless; otherwise the heading of the part. `state` must change with the replacement.
 */
export function useFocusInside(state: string) {
  const item = useRef<HTMLDivElement>(null);
  const had = useRef<"last" | "other">();
  useEffect(() => {
    const element = item.current;
    if (!element) return;
    const enter = ({ target }: FocusEvent) => (had.current = target === lastIn(element) ? "last" : "other");
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) had.current = undefined;
    };
    element.addEventListener("focusin", enter);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("focusin", enter);
      element.removeEventListener("focusout", leave);
    };
  }, []);
  useEffect(() => {
    if (!had.current || !isFocusFree()) return;
    const move = had.current === "last" ? keepOnPressed : moveFocus;
    if (!move(lastIn(item.current), { preventScroll: true })) focusHeading(item.current);
  }, [state]);
  return item;
}

/** Plus is the last button of a counter, and Add stands alone. */
const lastIn = (element: Element | null) => [...(element?.querySelectorAll("button, a") ?? [])].pop();
