// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MapAdapter, MapOptions } from "../../../../app/fulfilment/maps/live/map-adapter";
import type { CityMapView, ProviderView } from "../../../../app/fulfilment/maps/map.view";
import { fromCentre, moved, toLatLon, toWorld, type LatLon, type MapView } from "../../../../app/fulfilment/maps/view";

type Double = { pan: (latitude: number, longitude: number) => void; calls: unknown[][] };

const nevsky = { latitude: 59.9343, longitude: 30.3351 };
const view: MapView = { ...toWorld(nevsky), zoom: 15 };
const farther: MapView = { ...view, zoom: 14 };
const east: MapView = moved(view, 100, 0);
const square: [number, number][] = [
  [30.3, 59.9],
  [30.4, 59.9],
  [30.4, 60],
  [30.3, 60],
];

let element: HTMLElement;
let page = 0;
const told = { onView: vi.fn<MapOptions["onView"]>(), onHold: vi.fn(), onFail: vi.fn() };

const drawn: CityMapView = {
  drawings: "/spb/map/v/",
  view,
  bounds: { west: 0, north: 0, east: 1, south: 1 },
  description: "A map",
  pins: [],
  drawing: true,
};
const providerOf = (type: ProviderView["type"]): ProviderView => ({ type, key: "KEY", language: "ru", zones: [] });

/** A provider's script comes as soon as it is asked for. */
function scriptOf(type: ProviderView["type"]) {
  const append = document.head.append.bind(document.head);
  const arrives = (script: Node) => {
    new Function(readFileSync(`tests/support/maps/${type}-double.js`, "utf8"))();
    queueMicrotask(() => script.dispatchEvent(new Event("load")));
  };
  vi.spyOn(document.head, "append").mockImplementation((node) => {
    append(node);
    arrives(node as Node);
  });
}

const open: Record<string, () => Promise<MapAdapter>> = {
  async drawn() {
    const { openSvgMap } = await import("../../../../app/fulfilment/maps/live/svg-map");
    return openSvgMap(element, drawn, { view, ...told });
  },
  async google() {
    scriptOf("google");
    const { openGoogle } = await import("../../../../app/fulfilment/maps/live/google");
    return openGoogle(element, providerOf("google"), { view, ...told });
  },
  async yandex() {
    scriptOf("yandex");
    const { openYandex } = await import("../../../../app/fulfilment/maps/live/yandex");
    return openYandex(element, providerOf("yandex"), { view, ...told });
  },
};

/** The visitor moves the map, from the first view, until a place is in its middle. */
function pan(type: string, place: LatLon) {
  if (type !== "drawn")
    return (window as unknown as { mapDouble: Double }).mapDouble.pan(place.latitude, place.longitude);
  const { x, y } = fromCentre(toWorld(place), view);
  const finger = (name: string, clientX: number, clientY: number) =>
    element.dispatchEvent(Object.assign(new MouseEvent(name, { clientX, clientY, bubbles: true }), { pointerId: 1 }));
  finger("pointerdown", 0, 0);
  finger("pointermove", -x, -y);
  finger("pointerup", -x, -y);
}

const inDarkPages = (isDark: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isDark && query === "(prefers-color-scheme: dark)" }));

/** Of `12px`, or of `calc(50% - 12px)`. */
const pixels = (text: string) => Number(/(-?) ?([\d.e-]+)px/.exec(text)?.slice(1).join(""));
const right = ({ style }: HTMLElement) => pixels(style.left);

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  inDarkPages(false);
  const loader = `${process.cwd()}/node_modules/@googlemaps/js-api-loader/dist/index.js?surface=${page++}`;
  vi.doMock("@googlemaps/js-api-loader", () => import(/* @vite-ignore */ loader));
  document.head.innerHTML = "";
  document.body.innerHTML = "<div></div>";
  element = document.body.firstElementChild as HTMLElement;
  element.setPointerCapture = () => undefined;
  for (const name of ["google", "ymaps3", "mapDouble"]) Reflect.deleteProperty(window, name);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock("@googlemaps/js-api-loader");
});

describe.each(["drawn", "google", "yandex"])("the map of %s keeps the one interface", (type) => {
  it("shows an area: a mark in its middle stands there, and keeps its place when another area is shown", async () => {
    const surface = await open[type]!();
    const [pin, shop] = [document.createElement("div"), document.createElement("div")];
    surface.mark(pin, nevsky);
    surface.mark(shop, toLatLon(moved(view, 64, 0)));
    expect(element.contains(pin)).toBe(true);
    expect([right(pin), right(shop)]).toEqual([expect.closeTo(0, 0), expect.closeTo(64, 0)]);
    surface.show(east);
    expect([right(pin), right(shop)]).toEqual([expect.closeTo(-100, 0), expect.closeTo(-36, 0)]);
    surface.show(farther);
    expect([right(pin), right(shop)]).toEqual([expect.closeTo(0, 0), expect.closeTo(32, 0)]);
    expect(told.onView).not.toHaveBeenCalled();
  });

  it("moves a marker, and takes it away", async () => {
    const surface = await open[type]!();
    const pin = document.createElement("div");
    const mark = surface.mark(pin, nevsky);
    mark.move(toLatLon(moved(view, 50, 0)));
    surface.show({ ...view });
    expect(right(pin)).toBeCloseTo(50, 0);
    mark.remove();
    expect(element.contains(pin)).toBe(false);
  });

  it("takes the delivery zones, and others in their place", async () => {
    const surface = await open[type]!();
    surface.zones([square, square], "#c00");
    surface.zones([square], "#c00");
    surface.zones([], "#c00");
  });

  it("picks a point: says that the visitor holds the map, where it is, and that it was let go", async () => {
    await open[type]!();
    const place = { latitude: 59.936, longitude: 30.34 };
    pan(type, place);
    expect(told.onHold.mock.calls).toEqual([[true], [false]]);
    const last = told.onView.mock.calls.at(-1)?.[0];
    expect(last && toLatLon(last)).toEqual({
      latitude: expect.closeTo(place.latitude, 6),
      longitude: expect.closeTo(place.longitude, 6),
    });
    expect(told.onFail).not.toHaveBeenCalled();
  });

  it("is closed without a trace", async () => {
    const surface = await open[type]!();
    surface.close();
    pan(type, { latitude: 59.95, longitude: 30.4 });
    if (type !== "google") expect(element.childElementCount).toBe(0);
    expect(told.onView).not.toHaveBeenCalled();
  });
});

it.each([
  ["google", true, "FOLLOW_SYSTEM"],
  ["google", false, "FOLLOW_SYSTEM"],
  ["yandex", true, "dark"],
  ["yandex", false, "light"],
] as const)("the map of %s is dark where the page is: %s", async (type, isDark, scheme) => {
  inDarkPages(isDark);
  await open[type]!();
  expect((window as unknown as { mapDouble: Double }).mapDouble.calls[0]?.[2]).toBe(scheme);
});

it("our map moves and grows the drawing that is there until the next one has come", async () => {
  const images: HTMLImageElement[] = [];
  vi.stubGlobal("Image", function image() {
    images.push(document.createElement("img"));
    return images.at(-1);
  });
  const surface = await open.drawn!();
  const [shown] = images;
  const first = shown?.src;
  expect(shown?.alt).toBe("A map");
  surface.show({ ...view, zoom: 16 });
  expect(shown?.style.transform).toContain("scale(2)");
  expect(shown?.src).toBe(first);
  images[1]?.dispatchEvent(new Event("load"));
  expect(shown?.style.transform).toContain("scale(1)");
  expect(shown?.src).toContain("/spb/map/v/16-");
  vi.unstubAllGlobals();
});
