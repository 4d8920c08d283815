// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listenToGestures } from "../../../../app/fulfilment/maps/live/gestures";
import { toLatLon, toWorld, ZOOM, type MapView } from "../../../../app/fulfilment/maps/view";

const middle = { latitude: 59.9311, longitude: 30.3456 };
let shown: MapView;
let port: HTMLElement;
let stop: () => void;

beforeEach(() => {
  shown = { ...toWorld(middle), zoom: 15 };
  document.body.innerHTML = "<div><a href='#shop'>3</a></div>";
  port = document.body.firstElementChild as HTMLElement;
  // jsdom lays nothing out, and captures no pointers.
  port.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 300 }) as DOMRect;
  port.setPointerCapture = () => {};
  stop = listenToGestures(port, { view: () => shown, show: (view) => (shown = view), hold() {} });
});
afterEach(() => stop());

type At = { x: number; y: number; time: number; on?: Element; id?: number; type?: string };

function fire(name: string, { x, y, time, on = port, id = 1, type = "touch" }: At) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  const more = { clientX: x, clientY: y, pointerId: id, pointerType: type, button: 0, timeStamp: time };
  for (const [key, value] of Object.entries(more)) Object.defineProperty(event, key, { value });
  on.dispatchEvent(event);
}
const tap = (at: At) => {
  fire("pointerdown", at);
  fire("pointerup", at);
};

describe("a double press brings the map nearer, with a mouse and with a finger", () => {
  it.each(["mouse", "touch"])("%s: by one zoom, and the place that was pressed stays where it is", (type) => {
    tap({ x: 300, y: 150, time: 1_000, type });
    expect(shown.zoom).toBe(15);
    tap({ x: 304, y: 152, time: 1_200, type });
    expect(shown.zoom).toBe(16);
    expect(toLatLon(shown).longitude).toBeGreaterThan(middle.longitude);
  });

  it("a third press is the first of the next two", () => {
    for (const time of [1_000, 1_200, 1_400]) tap({ x: 300, y: 150, time });
    expect(shown.zoom).toBe(16);
  });

  it.each<[string, { later?: number; x?: number; on?: string }]>([
    ["slow presses", { later: 600 }],
    ["presses far apart", { x: 380 }],
    ["presses on a pin, which is a link", { on: "a" }],
  ])("%s do not", (_, { later = 100, x = 300, on }) => {
    const element = on ? (port.querySelector(on) ?? undefined) : undefined;
    tap({ x: 300, y: 150, time: 1_000, on: element });
    tap({ x, y: 150, time: 1_000 + later, on: element });
    expect(shown.zoom).toBe(15);
  });

  it("nor do the ends of two drags", () => {
    for (const time of [1_000, 1_100]) {
      fire("pointerdown", { x: 200, y: 150, time });
      fire("pointermove", { x: 240, y: 150, time });
      fire("pointerup", { x: 240, y: 150, time });
    }
    expect(shown.zoom).toBe(15);
  });
});

it("at the nearest zoom neither wheel nor double press nor pinch moves the map", () => {
  shown = { ...shown, zoom: ZOOM.max };
  const before = { ...shown };
  const wheel = new Event("wheel", { cancelable: true });
  Object.assign(wheel, { deltaMode: 0, deltaY: -300, clientX: 390, clientY: 290 });
  port.dispatchEvent(wheel);
  for (const time of [1_000, 1_100]) tap({ x: 390, y: 290, time });
  expect(shown).toEqual(before);
  fire("pointerdown", { x: 150, y: 150, time: 2_000, id: 1 });
  fire("pointerdown", { x: 250, y: 150, time: 2_000, id: 2 });
  fire("pointermove", { x: 100, y: 150, time: 2_050, id: 1 });
  fire("pointermove", { x: 300, y: 150, time: 2_050, id: 2 });
  expect(shown.zoom).toBe(ZOOM.max);
  expect(toLatLon(shown).longitude).toBeCloseTo(middle.longitude, 4);
});
