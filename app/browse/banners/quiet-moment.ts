import { isChanged, type Control } from "../../shared/ui/fields/changed-control";

/** A visitor counts as busy for this long after a press. */
export const AFTER_PRESS_MS = 5_000;
const AFTER_SCROLL_MS = 1_000;

/** `isQuiet`: whether a banner may open now without disturbing the visitor. */
export function watchVisitor(): { isQuiet: () => boolean; stop: () => void } {
  let pressed = -Infinity;
  let scrolled = -Infinity;
  const press = () => (pressed = Date.now());
  const scroll = () => (scrolled = Date.now());
  const listened = [
    ["pointerdown", press],
    ["keydown", press],
    ["scroll", scroll],
  ] as const;
  for (const [event, note] of listened) document.addEventListener(event, note, { capture: true, passive: true });
  return {
    isQuiet: () =>
      Date.now() - pressed >= AFTER_PRESS_MS &&
      Date.now() - scrolled >= AFTER_SCROLL_MS &&
      !document.hidden &&
      !liesOverThePage() &&
      !isFillingIn(),
    stop: () => {
      for (const [event, note] of listened) document.removeEventListener(event, note, { capture: true });
    },
  };
}

function liesOverThePage(): boolean {
  if (document.querySelector('dialog[open], [aria-expanded="true"]')) return true;
  if (new URLSearchParams(window.location.search).has("modal")) return true;
  return [...document.querySelectorAll("details[open] > :last-child")].some((content) =>
    /absolute|fixed/.test(getComputedStyle(content).position),
  );
}

function isFillingIn(): boolean {
  if (document.activeElement?.matches("input:not([type=hidden]), textarea, select")) return true;
  return [...document.querySelectorAll<Control>("main input:not([type=hidden]), main textarea, main select")].some(
    isChanged,
  );
}
