import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a navigation, the focused element may be gone with its page. Then the new page's heading takes the focus, so
 * that a screen reader reads it and Tab continues there. A link of the frame keeps the focus, and so does an element
 * that the new page focuses itself.
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
