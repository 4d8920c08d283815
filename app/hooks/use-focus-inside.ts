import { useEffect, useRef } from "react";

/**
 * When a focused button is replaced, such as Add by a counter, the last button inside gets the focus. `state` must
 * change with the replacement.
 */
export function useFocusInside(state: string) {
  const item = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const element = item.current;
    if (!element) return;
    const enter = () => (had.current = true);
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget) had.current = false;
    };
    element.addEventListener("focusin", enter);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("focusin", enter);
      element.removeEventListener("focusout", leave);
    };
  }, []);
  useEffect(() => {
    if (!had.current || document.activeElement !== document.body) return;
    const [last] = [...(item.current?.querySelectorAll<HTMLElement>("button, a") ?? [])].slice(-1);
    last?.focus({ preventScroll: true });
  }, [state]);
  return item;
}
