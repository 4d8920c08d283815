// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act, type ComponentType } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CityMapProps } from "../../../../app/fulfilment/maps/live/CityMap";
import type { CityMapView, MapPick, MapPin, ProviderView } from "../../../../app/fulfilment/maps/map.view";
import { boundsOf, toWorld, type LatLon } from "../../../../app/fulfilment/maps/view";
import { inShop } from "../../../support/app/in-shop";
import { wordsOf } from "../../../support/app/words";
import { reactRoot } from "../../../support/app/react-root";

const en = wordsOf("en");

type Double = { calls: [string, ...unknown[]][]; pan: (latitude: number, longitude: number) => void };
const double = () => (window as unknown as { mapDouble: Double }).mapDouble;

const nevsky = { latitude: 59.9343, longitude: 30.3351 };
const bounds = boundsOf([
  { latitude: 59.8, longitude: 30.1 },
  { latitude: 60.1, longitude: 30.6 },
]);
const circle = Array.from({ length: 2_000 }, (_, index): [number, number] => [
  30.3 + Math.cos(index / 318) / 10,
  59.95 + Math.sin(index / 318) / 20,
]);
const shop = {
  kind: "shop",
  name: "Restaurant 1",
  label: "Nevsky",
  href: "#shop-1",
  chosen: false,
  stopped: false,
} as const;
const pins: MapPin[] = [
  { ...shop, number: 1, ...nevsky },
  { ...shop, number: 2, name: "Restaurant 2", latitude: 59.95, longitude: 30.4 },
  { kind: "courier", name: "The courier", label: "600 m", latitude: 59.93, longitude: 30.34 },
];
const mapOf = (type: ProviderView["type"], more: Partial<CityMapView> = {}): CityMapView => ({
  drawings: "/spb/map/v/",
  view: { ...toWorld(nevsky), zoom: 15 },
  bounds,
  description: "A map",
  pins,
  drawing: true,
  provider: { type, key: "KEY", language: "ru", zones: [{ ring: circle, fee: "99 ₽" }] },
  ...more,
});

const root = reactRoot();
let CityMap: ComponentType<CityMapProps>;
let seen: () => void;
let page = 0;

const render = (props: Omit<CityMapProps, "hrefOf">) =>
  act(async () => root.render(inShop(<CityMap hrefOf={(view) => `?map=${view}`} {...props} />)));
/** The map comes into the window, and its modules arrive. */
const see = () =>
  act(async () => {
    seen();
    await vi.dynamicImportSettled();
  });
const script = () => document.querySelector<HTMLScriptElement>("script[src*=apis], script[src*=api-maps]");
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await act(async () => vi.dynamicImportSettled());
};
/** The provider's script comes. */
async function arrives(type: ProviderView["type"]) {
  new Function(readFileSync(`tests/support/maps/${type}-double.js`, "utf8"))();
  script()?.dispatchEvent(new Event("load"));
  await settle();
}
async function open(type: ProviderView["type"], props: Omit<CityMapProps, "hrefOf" | "map"> = {}) {
  await render({ map: mapOf(type), ...props });
  await see();
  await settle();
  await arrives(type);
}
const links = () => [...document.querySelectorAll("svg a")].map((link) => link.getAttribute("aria-label"));

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(heard: (entries: object[]) => void) {
        const before = seen;
        seen = () => {
          before();
          heard([{ isIntersecting: true }]);
        };
      }
      observe() {}
      disconnect() {}
    },
  );
  seen = () => undefined;
  vi.resetModules();
  // A module of another's is not reset: each page has its own.
  const loader = `${process.cwd()}/node_modules/@googlemaps/js-api-loader/dist/index.js?page=${page++}`;
  vi.doMock("@googlemaps/js-api-loader", () => import(/* @vite-ignore */ loader));
  document.head.innerHTML = "";
  for (const name of ["google", "ymaps3", "mapDouble"]) Reflect.deleteProperty(window, name);
  ({ CityMap } = await import("../../../../app/fulfilment/maps/live/CityMap"));
});

describe.each(["google", "yandex"] as const)("the map of %s", (type) => {
  it("loads nothing before it comes into view, and shows ours until it is there", async () => {
    await render({ map: mapOf(type) });
    expect(script()).toBeNull();
    await see();
    await settle();
    expect(script()?.src).toContain("KEY");
    expect(script()?.src).toContain(type === "google" ? "language=ru" : "lang=ru_RU");
    expect(document.querySelector("img")?.alt).toBe("A map");
    await arrives(type);
    expect(document.querySelector("img")).toBeNull();
    expect(document.body.textContent).toContain(`A map by ${type === "google" ? "Google" : "Yandex"}`);
    expect(document.body.textContent).not.toContain(en("maps:drawing"));
  });

  it("has the same marks as ours, as links with names, and the zones with their fees", async () => {
    await open(type);
    expect(links()).toEqual(["Restaurant 1", "Restaurant 2"]);
    expect(document.querySelector('[role="img"][aria-label="The courier"]')).not.toBeNull();
    expect(document.body.textContent).toContain("99 ₽");
    expect(double().calls).toContainEqual([type === "google" ? "Polygon" : "YMapFeature", 2_000]);
  });

  it("is moved by our buttons and keys, within the city", async () => {
    await open(type);
    const nearer = [...document.querySelectorAll("a")].find(({ textContent }) => textContent?.includes("Zoom in"));
    await act(async () => nearer?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
    expect(double().calls.at(-1)?.[1]).toBe(16);
    const group = document.querySelector('[role="group"]');
    await act(async () => group?.dispatchEvent(new KeyboardEvent("keydown", { key: "-", bubbles: true })));
    expect(double().calls.at(-1)?.[1]).toBe(15);
    await act(async () => double().pan(10, 10));
    expect(double().calls.at(-1)?.[0]).toBe(type === "google" ? "moveCamera" : "update");
  });

  it("tells the place under the pin when the visitor has moved it, and is not told where it stands already", async () => {
    const onRest = vi.fn<(place: LatLon) => void>();
    const pick: MapPick = { onRest };
    await open(type, { pick });
    const told = double().calls.length;
    vi.useFakeTimers();
    await act(async () => double().pan(59.94, 30.35));
    await act(async () => void vi.advanceTimersByTime(300));
    expect(onRest).toHaveBeenCalledTimes(1);
    expect(onRest.mock.calls[0]?.[0].latitude).toBeCloseTo(59.94, 6);
    expect(double().calls).toHaveLength(told);
    await render({ map: mapOf(type), pick, centre: { latitude: 59.95, longitude: 30.4 } });
    await act(async () => void vi.advanceTimersByTime(300));
    expect(double().calls).toHaveLength(told + 1);
    expect(onRest).toHaveBeenCalledTimes(1);
  });

  it("gives way to ours with a word if its script is blocked", async () => {
    await render({ map: mapOf(type) });
    await see();
    await settle();
    script()?.dispatchEvent(new Event("error"));
    await settle();
    expect(document.querySelector("img")?.alt).toBe("A map");
    expect(document.querySelector('[role="status"]')?.textContent).toBe(en("maps:ownMap"));
  });

  it("gives way to ours if its script never comes", async () => {
    await render({ map: mapOf(type) });
    vi.useFakeTimers();
    await see();
    await settle();
    await act(async () => vi.advanceTimersByTimeAsync(16_000));
    expect(document.querySelector('[role="status"]')?.textContent).toBe(en("maps:ownMap"));
  });

  it("is none on a small picture", async () => {
    await render({ map: mapOf(type), still: true });
    await see();
    await settle();
    expect(script()).toBeNull();
  });
});

it("Google's map gives way to ours when Google refuses the key, also later", async () => {
  await open("google");
  await act(async () => window.gm_authFailure?.());
  expect(document.querySelector("img")?.alt).toBe("A map");
  expect(document.querySelector('[role="status"]')?.textContent).toBe(en("maps:ownMap"));
});

it("without a provider nobody's script is asked for", async () => {
  await render({ map: mapOf("google", { provider: undefined }) });
  await see();
  await settle();
  expect(script()).toBeNull();
});

describe("our own map", () => {
  const group = () => document.querySelector('[role="group"]');
  async function openOurs(props: Omit<CityMapProps, "hrefOf" | "map"> = {}) {
    await render({ map: mapOf("google", { provider: undefined }), ...props });
    await see();
    await settle();
  }

  it("is the third of the same kind: the same marks, moved by keys and buttons, and by an arrow key the page hears of the place", async () => {
    const onRest = vi.fn<(place: LatLon) => void>();
    await openOurs({ pick: { onRest } });
    expect(links()).toEqual(["Restaurant 1", "Restaurant 2"]);
    expect(document.querySelectorAll("img")).toHaveLength(1);
    vi.useFakeTimers();
    await act(async () => group()?.dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true })));
    await act(async () => void vi.advanceTimersByTime(300));
    expect(onRest).toHaveBeenCalledTimes(1);
    const nearer = [...document.querySelectorAll("a")].find(({ textContent }) => textContent?.includes("Zoom in"));
    expect(nearer?.getAttribute("href")).toContain(",17");
  });

  it("can be touched while a provider's script is on its way, and again when the provider has failed", async () => {
    await render({ map: mapOf("google") });
    await see();
    await settle();
    expect(group()).not.toBeNull();
    script()?.dispatchEvent(new Event("error"));
    await settle();
    expect(document.querySelectorAll('[role="group"]')).toHaveLength(1);
    expect(links()).toEqual(["Restaurant 1", "Restaurant 2"]);
  });

  it("shows which way the courier has to go, as every map does", async () => {
    const home: MapPin = { kind: "home", name: "Home", label: "", latitude: 59.935, longitude: 30.33 };
    await render({ map: mapOf("google", { pins: [...pins, home] }) });
    await see();
    await settle();
    const ways = () => document.querySelectorAll('path[class*="way"]').length;
    expect(ways()).toBe(1);
    await arrives("google");
    expect(ways()).toBe(1);
  });
});
