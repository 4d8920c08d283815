/** A touch that has moved less has no direction yet. */
const MIN_MOVE_PX = 8;
/** The part of its height that a sheet has to be pulled down, at most so many pixels. */
const SHARE_TO_CLOSE = 0.25;
const MAX_PULL_PX = 160;
/** A fast pull may be shorter. */
const FAST_PX_PER_MS = 0.6;
const MIN_FAST_PX = 48;
/** A sheet that is still open after this time goes back to its place. */
const CLOSE_MS = 500;

type Move = { across: number; down: number };

/** Whether a touch pulls the sheet down. Undefined until it has a direction. */
export function isPull({ across, down }: Move): boolean | undefined {
  if (Math.max(Math.abs(across), Math.abs(down)) < MIN_MOVE_PX) return undefined;
  return down > Math.abs(across);
}

/** Whether a released sheet closes. `speed` is that of the last moves, in pixels per millisecond downwards. */
export function closesAt({ down, height, speed }: { down: number; height: number; speed: number }): boolean {
  if (speed < 0) return false;
  const isFar = down >= Math.min(height * SHARE_TO_CLOSE, MAX_PULL_PX);
  return isFar || (down >= MIN_FAST_PX && speed >= FAST_PX_PER_MS);
}

type Pull = { x: number; y: number; isOwn?: boolean; last: { y: number; at: number }; speed: number };

/**
 * On phones a dialog follows a finger that pulls it down from its top, and closes or springs back when it is released.
 * It stays while something is typed into it, and leaves gestures to zoomed pages and to content that scrolls or handles
 * touches itself, such as a map. Returns a function that ends it.
 */
export function closeByPull(dialog: HTMLDialogElement, close: () => void): () => void {
  let pull: Pull | undefined;
  let closing: number | undefined;

  function start({ touches, target, timeStamp }: TouchEvent) {
    const [touch] = touches;
    pull = undefined;
    if (!touch || touches.length > 1 || !(target instanceof Element)) return;
    if (!isSheet() || isZoomed() || target.closest("dialog") !== dialog || isTyped(dialog)) return;
    if (!isAtTop(target, dialog)) return;
    const { clientX: x, clientY: y } = touch;
    pull = { x, y, last: { y, at: timeStamp }, speed: 0 };
    // The touches of an element that is replaced meanwhile, such as a part of the skeleton, do not reach the dialog.
    const onRemoved = () => !dialog.contains(target) && release();
    for (const type of ["touchend", "touchcancel"]) target.addEventListener(type, onRemoved, { once: true });
  }
  function move(event: TouchEvent) {
    const [touch] = event.touches;
    if (!pull || !touch || pull.isOwn === false) return;
    if (event.touches.length > 1) return release();
    const { clientX, clientY } = touch;
    const down = clientY - pull.y;
    pull.isOwn ??= isPull({ across: clientX - pull.x, down });
    if (!pull.isOwn) return;
    event.preventDefault();
    const { y, at } = pull.last;
    if (event.timeStamp > at) pull.speed = (clientY - y) / (event.timeStamp - at);
    pull.last = { y: clientY, at: event.timeStamp };
    dialog.style.transform = `translateY(${Math.max(0, down)}px)`;
  }
  function end({ type }: TouchEvent) {
    const released = pull;
    if (!released?.isOwn) return void (pull = undefined);
    const down = released.last.y - released.y;
    const { speed } = released;
    if (type !== "touchend" || !closesAt({ down, height: dialog.clientHeight, speed })) return release();
    pull = undefined;
    close();
    // Its owner may have kept it open.
    closing = window.setTimeout(release, CLOSE_MS);
  }
  /** The sheet goes back to its place. */
  function release() {
    pull = undefined;
    const { transform } = dialog.style;
    dialog.style.transform = "";
    if (transform && !window.matchMedia("(prefers-reduced-motion: reduce)").matches)
      dialog.animate([{ transform }, { transform: "none" }], { duration: 180, easing: "ease-out" });
  }

  dialog.addEventListener("touchstart", start, { passive: true });
  dialog.addEventListener("touchmove", move, { passive: false });
  dialog.addEventListener("touchend", end);
  dialog.addEventListener("touchcancel", end);
  return () => {
    window.clearTimeout(closing);
    dialog.removeEventListener("touchstart", start);
    dialog.removeEventListener("touchmove", move);
    dialog.removeEventListener("touchend", end);
    dialog.removeEventListener("touchcancel", end);
  };
}

/** Whether dialogs fill the window or lie at its lower edge. */
const isSheet = () => window.matchMedia("(max-width: 47.99em)").matches;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.05;

function isTyped(dialog: HTMLDialogElement): boolean {
  const fields = dialog.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "input:not([type=hidden], [type=checkbox], [type=radio], [type=number]), textarea",
  );
  return [...fields].some((field) => field.value !== field.defaultValue || field === document.activeElement);
}

function isAtTop(target: Element, dialog: HTMLDialogElement): boolean {
  for (let one: Element | null = target; one; one = one.parentElement) {
    if (one.scrollTop > 0 || getComputedStyle(one).touchAction === "none" || one.matches("input, select, textarea"))
      return false;
    if (one === dialog) return true;
  }
  return true;
}
