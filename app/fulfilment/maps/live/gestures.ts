import { moved, ZOOM, zoomAfter, zoomedAt, type MapView } from "../view";

type Shown = { view: () => MapView; show: (view: MapView) => void; hold: (held: boolean) => void };
type Point = { x: number; y: number };

/** A press that moves farther is a drag. */
const MAX_PRESS_MOVE_PX = 5;
const WHEEL_PX_PER_ZOOM = 100;

const DOUBLE_PRESS = { maxGapMs: 350, maxDistancePx: 30 };

/** Returns a function that removes the listeners. */
export function listenToGestures(port: HTMLElement, { view, show, hold }: Shown): () => void {
  const fingers = new Map<number, Point>();
  let dragged = false;
  let pinched = false;
  let wheel = 0;
  let last: (Point & { time: number }) | undefined;

  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = port.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  /** The zoom stays within its limits. */
  const zoomAt = (zoom: number, at: Point) =>
    show(zoomedAt(view(), Math.min(Math.max(zoom, ZOOM.min), ZOOM.max), at.x, at.y));

  function press(event: PointerEvent) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged && fingers.size === 1 && distance(before, now) < MAX_PRESS_MOVE_PX) return;
    if (!dragged) {
      port.setPointerCapture(event.pointerId);
      hold(true);
    }
    dragged = true;
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, now);
    if (!other) return show(moved(view(), before.x - now.x, before.y - now.y));
    pinched = true;
    const [was, is] = [middle(before, other), middle(now, other)];
    const grown = Math.log2(distance(now, other) / Math.max(1, distance(before, other)));
    const at = fromMiddle(is);
    const { zoom } = view();
    show(moved(view(), was.x - is.x, was.y - is.y));
    zoomAt(zoom + grown, at);
  }

  function lift(event: PointerEvent) {
    const at = fingers.get(event.pointerId);
    if (!at) return;
    fingers.delete(event.pointerId);
    if (fingers.size > 0) return;
    if (pinched) zoomAt(Math.round(view().zoom), fromMiddle(at));
    pinched = false;
    hold(false);
    if (event.type === "pointerup" && !dragged && !isOnLink(event)) tap({ ...at, time: event.timeStamp });
    else last = undefined;
  }

  /** Browsers report double clicks of a mouse, but not always of a finger. */
  function tap(now: Point & { time: number }) {
    const isDouble =
      last && now.time - last.time < DOUBLE_PRESS.maxGapMs && distance(last, now) < DOUBLE_PRESS.maxDistancePx;
    last = isDouble ? undefined : now;
    if (isDouble) zoomAt(zoomAfter(view().zoom, 1), fromMiddle(now));
  }

  function click(event: MouseEvent) {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  function turn(event: WheelEvent) {
    event.preventDefault();
    wheel += event.deltaMode === 0 ? event.deltaY : event.deltaY * 40;
    if (Math.abs(wheel) < WHEEL_PX_PER_ZOOM) return;
    zoomAt(zoomAfter(view().zoom, -Math.sign(wheel)), fromMiddle({ x: event.clientX, y: event.clientY }));
    wheel = 0;
  }

  const noDrag = (event: Event) => event.preventDefault();
  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ["pointerdown", press as EventListener],
    ["pointermove", move as EventListener],
    ["pointerup", lift as EventListener],
    ["pointercancel", lift as EventListener],
    ["click", click as EventListener, { capture: true }],
    ["wheel", turn as EventListener, { passive: false }],
    ["dragstart", noDrag],
  ];
  for (const [name, listener, options] of listeners) port.addEventListener(name, listener, options);
  port.style.touchAction = "none";
  return () => {
    for (const [name, listener, options] of listeners) port.removeEventListener(name, listener, options);
    port.style.touchAction = "";
  };
}

const isOnLink = ({ target }: Event) => target instanceof Element && target.closest("a") !== null;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
