/**
 * What makes React hydrate at once instead of when the browser has time (its "discrete events"). On a whole document that fails: React gives the
 * page up with its error 345, and nothing on it would ever listen.
 */
const discrete = [
  "auxclick", "beforeinput", "change", "click", "compositionend", "compositionstart", "contextmenu", "copy", "cut", "dblclick", "dragend", "dragstart", "drop",
  "input", "keydown", "keypress", "keyup", "mousedown", "mouseup", "paste", "pointercancel", "pointerdown", "pointerup", "reset", "submit", "textInput",
  "touchcancel", "touchend", "touchstart",
];

/** Keeps these events from React until the returned function is called; what the browser does with a link or a form goes on. */
export function holdEvents(target: EventTarget): () => void {
  const hold = (event: Event) => event.stopPropagation();
  for (const name of discrete) target.addEventListener(name, hold, { capture: true, passive: true });
  return () => {
    for (const name of discrete) target.removeEventListener(name, hold, { capture: true });
  };
}
