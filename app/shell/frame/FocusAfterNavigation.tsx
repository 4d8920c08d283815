import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { watchPointer } from "../../shared/ui/hooks/pointer-in-use";
import { focusHeading, isFocusFree, isReachable, rememberFocus } from "../../shared/ui/hooks/focus";

/**
 * Focuses the new page's heading if the focused element is gone, so that a screen reader reads it and Tab continues
 * there. Links of the frame, and elements that the page focuses itself, keep the focus.
 */
export function FocusAfterNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(keepFocusInPage, []);
  useEffect(watchPointer, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isFocusFree()) focusHeading(document.querySelector("main"));
  }, [pathname]);
  return null;
}

/** Parts that replace their own focused elements do it within this time. */
const REPLACED_AFTER_MS = 100;

/**
 * If the focused element is removed or hidden and nothing takes the focus in its place, the nearest heading gets it.
 * Safari and Firefox send no event when a focused element is removed, so the changes of the page are observed.
 */
function keepFocusInPage() {
  let focused: Element | undefined;
  let restore: (() => boolean) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (!focused || isReachable(focused)) return;
    focused = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => isFocusFree() && restore?.(), REPLACED_AFTER_MS);
  };
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
    restore = rememberFocus(focused);
  };
  // Chromium blurs an element that is hidden or removed; its place is then checked before it is forgotten.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      check();
      if (focused === target && isFocusFree()) focused = undefined;
    });
  const observer = new MutationObserver(() => {
    if (focused && !focused.isConnected) check();
  });
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onBlur);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", onBlur);
  };
}
