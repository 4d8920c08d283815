import { useRef, type RefObject } from "react";
import { useBrowserLayoutEffect } from "../../../shared/ui/hooks/use-browser-layout-effect";

export type Direction = "previous" | "next";

/** The minimal length of a swipe, and how many times wider than high it has to be. */
const MIN_SWIPE_PX = 60;
const MIN_SWIPE_RATIO = 2;
/** Swipes from this margin are ignored, because browsers navigate by them. */
const EDGE_MARGIN_PX = 24;

/**
 * Calls `turn` for arrow keys and swipes on the page, or on the dialog around `place`. Elements that scroll sideways or
 * use the arrow keys themselves are ignored.
 */
export function useTurning(place: RefObject<HTMLElement>, turn: (direction: Direction) => void) {
  const latest = useRef(turn);
  // The layout effect runs in the commit that shows the dish. A later effect would miss a key that is pressed at once,
  // or turn from the previous dish.
  useBrowserLayoutEffect(() => {
    latest.current = turn;
  });
  useBrowserLayoutEffect(() => {
    const dialog = place.current?.closest("dialog") ?? null;
    const area = dialog ?? place.current?.closest("main");
    const isOnTop = () => (([...document.querySelectorAll("dialog[open]")].pop() ?? null) as unknown) === dialog;

    function onKey(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || !isOnTop()) return;
      if (target instanceof Element && (target.closest(OWN_ARROWS) || scrollsSideways(target))) return;
      event.preventDefault();
      latest.current(key === "ArrowLeft" ? "previous" : "next");
    }

    let start: { x: number; y: number } | undefined;
    function onStart({ touches, target }: TouchEvent) {
      const [touch] = touches;
      start = undefined;
      if (!touch || touches.length > 1 || isZoomed() || !isOnTop()) return;
      if (touch.clientX < EDGE_MARGIN_PX || touch.clientX > window.innerWidth - EDGE_MARGIN_PX) return;
      if (target instanceof Element && (target.closest("input, select, textarea") || scrollsSideways(target))) return;
      start = { x: touch.clientX, y: touch.clientY };
    }
    function onEnd({ changedTouches, touches }: TouchEvent) {
      const [touch] = changedTouches;
      const from = start;
      start = undefined;
      if (!touch || !from || touches.length > 0) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < MIN_SWIPE_RATIO * Math.abs(down)) return;
      latest.current(across > 0 ? "previous" : "next");
    }
    // The browser scrolls with this touch.
    const onCancel = () => (start = undefined);

    document.addEventListener("keydown", onKey);
    document.addEventListener("scroll", onCancel, { capture: true, passive: true });
    area?.addEventListener("touchstart", onStart, { passive: true });
    area?.addEventListener("touchend", onEnd, { passive: true });
    area?.addEventListener("touchcancel", onCancel, { passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("scroll", onCancel, { capture: true });
      area?.removeEventListener("touchstart", onStart);
      area?.removeEventListener("touchend", onEnd);
      area?.removeEventListener("touchcancel", onCancel);
    };
  }, [place]);
}

const OWN_ARROWS = "input, select, textarea, [contenteditable], [role=radio], [role=slider], [role=menu], video, audio";

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.05;

function scrollsSideways(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
    if (one.scrollWidth <= one.clientWidth + 1) continue;
    const { overflowX } = getComputedStyle(one);
    if (overflowX === "auto" || overflowX === "scroll") return true;
  }
  return false;
}
