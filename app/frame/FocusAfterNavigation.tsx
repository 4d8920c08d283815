import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Focuses the new page's heading if the focused element is gone, so that a screen reader reads it and Tab continues
 * there. Links of the frame, and elements that the page focuses itself, keep the focus.
 */
export function FocusAfterNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement && document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
