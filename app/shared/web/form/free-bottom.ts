const MARGIN_PX = 8;
const STEP_PX = 2;
/** A card whose whole picture is a link is no button: it may be covered for some seconds. */
const MAX_LINK_PX = 120;

const TO_KEEP_FREE = "h1, h2, h3, h4, label, button, input, select, textarea, summary, a[href], [role=alert]";

/**
 * The distance from the window's bottom at which a floating box covers no heading, control or button: `now`, if it covers
 * none there, else the lowest. If there is no such place it is the one with the least of them, which are counted.
 */
export function freeBottom(box: HTMLElement, now: number | undefined): { bottom: number; covers: number } {
  const { left, right, height } = box.getBoundingClientRect();
  // A dialog covers everything under it.
  const part = box.closest("dialog") ?? document;
  const inTheWay = [...part.querySelectorAll<HTMLElement>(TO_KEEP_FREE)]
    .filter((element) => !box.contains(element) && element.checkVisibility?.({ visibilityProperty: true }) !== false)
    .filter((element) => element.localName !== "a" || element.offsetHeight <= MAX_LINK_PX)
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 1 && rect.height > 1 && rect.left < right && rect.right > left);
  const covered = (bottom: number) => {
    const low = window.innerHeight - bottom;
    return inTheWay.filter((rect) => rect.top < low + 1 && rect.bottom > low - height - 1).length;
  };
  if (now !== undefined && covered(now) === 0) return { bottom: now, covers: 0 };
  let best = { bottom: MARGIN_PX, covers: Infinity };
  for (let bottom = MARGIN_PX; bottom + height <= window.innerHeight; bottom += STEP_PX) {
    const covers = covered(bottom);
    if (covers < best.covers) best = { bottom, covers };
    if (covers === 0) break;
  }
  return best;
}
