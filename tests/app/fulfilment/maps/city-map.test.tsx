// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CityMap } from "../../../../app/fulfilment/maps/live/CityMap";
import type { CityMapView, MapPick, MapPin } from "../../../../app/fulfilment/maps/map.view";
import { boundsOf, moved, toWorld, type LatLon } from "../../../../app/fulfilment/maps/view";
import { inShop } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";
import { serverHtml } from "../../../support/app/server-html";

const nevsky = { latitude: 59.9343, longitude: 30.3351 };
const view = { ...toWorld(nevsky), zoom: 15 };
const bounds = boundsOf([
  { latitude: 59.8, longitude: 30.1 },
  { latitude: 60.1, longitude: 30.6 },
]);
const map = (pins: MapPin[] = []): CityMapView => ({
  drawings: "/spb/map/v/",
  view,
  bounds,
  description: "A map",
  pins,
  drawing: false,
});
const hrefOf = (text: string) => `?map=${text}#map`;
const courier = (place = nevsky): MapPin => ({
  kind: "courier",
  name: "The courier: 600 m away",
  label: "600 m",
  ...place,
});

const root = reactRoot();
let reduced = false;

/** Hydrates what the server has rendered, as a browser does. */
async function show(element: ReactElement) {
  document.body.innerHTML = `<div>${serverHtml(inShop(element))}</div>`;
  await act(async () => {
    root.hydrate(inShop(element));
  });
}
const again = (element: ReactElement) => act(async () => root.render(inShop(element)));
const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
const mark = (name: string) => document.querySelector(`[aria-label="${name}"]`);
/** How far a mark stands to the right of the middle. */
const right = (name: string) =>
  Number(/translate\((-?\d+)/.exec(mark(name)?.closest("g[transform]")?.getAttribute("transform") ?? "")?.[1]);
const press = (text: string) =>
  act(async () => {
    const link = [...document.querySelectorAll("a")].find(({ textContent }) => textContent?.includes(text));
    link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.useFakeTimers();
  reduced = false;
});

describe("the pins of a map", () => {
  const shop = { kind: "shop", number: 1, name: "Restaurant 1", label: "Nevsky", href: "#1", stopped: false } as const;
  const pins: MapPin[] = [
    { ...shop, chosen: true, ...nevsky },
    { kind: "home", name: "You live here", label: "You", latitude: 59.936, longitude: 30.33 },
    courier({ latitude: 59.93, longitude: 30.34 }),
    { kind: "kitchen", name: "The kitchen", label: "Nori", href: "/spb/shops", latitude: 59.94, longitude: 30.34 },
  ];

  it("are named for screen readers, say a word, and lead somewhere as links", () => {
    const html = serverHtml(inShop(<CityMap map={map(pins)} hrefOf={hrefOf} />));
    document.body.innerHTML = html;
    expect([...document.querySelectorAll("svg a[aria-label]")].map((link) => link.getAttribute("aria-label"))).toEqual([
      "Restaurant 1",
      "The kitchen",
    ]);
    expect([...document.querySelectorAll('svg [role="img"]')].map((image) => image.getAttribute("aria-label"))).toEqual(
      ["You live here", "The courier: 600 m away"],
    );
    for (const word of ["Nevsky", "You", "600 m", "Nori"]) expect(document.body.textContent).toContain(word);
  });
});

describe("a pin whose place changes", () => {
  const goal = { ...nevsky, longitude: nevsky.longitude + 0.01 };
  const page = (place?: LatLon) => <CityMap map={map([courier(place)])} hrefOf={hrefOf} travelMs={1_000} />;
  const name = "The courier: 600 m away";

  it("moves there smoothly, and is still on its way when the next place comes", async () => {
    await show(page());
    const start = right(name);
    await again(page(goal));
    expect(right(name)).toBe(start);
    await wait(500);
    const half = right(name);
    expect(half).toBeGreaterThan(start + 50);
    await again(page(nevsky));
    expect(Math.abs(right(name) - half)).toBeLessThan(30);
    await wait(1_100);
    expect(right(name)).toBe(start);
  });

  it("arrives though the server says the same again", async () => {
    await show(page());
    await again(page(goal));
    await wait(500);
    await again(page({ ...goal }));
    await wait(600);
    expect(right(name)).toBeGreaterThan(200);
  });

  it("jumps for who wants less motion", async () => {
    reduced = true;
    await show(page());
    await again(page(goal));
    expect(right(name)).toBeGreaterThan(200);
  });
});

describe("a place picked on the map", () => {
  const onMove = vi.fn();
  const onRest = vi.fn<(place: LatLon) => void>();
  const pick: MapPick = { label: "Rubinshteyna street, 24", onMove, onRest };
  const page = (more: { centre?: LatLon } = {}) => <CityMap map={map()} hrefOf={hrefOf} pick={pick} {...more} />;
  beforeEach(() => vi.clearAllMocks());

  it("is under the pin without scripts, too, and its links move it by less than a house's block", () => {
    document.body.innerHTML = serverHtml(inShop(page()));
    expect(document.body.textContent).toContain("Rubinshteyna street, 24");
    const east = [...document.querySelectorAll("a")].find(({ textContent }) => textContent?.includes("Move east"));
    expect(east?.getAttribute("href")).toBe("?map=59.93430,30.33785,15#map");
    expect(moved(view, 64, 0).x).toBeCloseTo(toWorld({ latitude: 0, longitude: 30.33785 }).x, 7);
  });

  it("is told when the map rests, once", async () => {
    await show(page());
    await wait(1_000);
    expect(onRest).not.toHaveBeenCalled();
    await press("Zoom in");
    expect(onMove).toHaveBeenCalledTimes(1);
    await press("Zoom in");
    expect(onRest).not.toHaveBeenCalled();
    await wait(300);
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(onRest).toHaveBeenCalledTimes(1);
    expect(onRest.mock.calls[0]?.[0].latitude).toBeCloseTo(nevsky.latitude, 6);
  });

  it("is where the page says when it finds an address, without an answer to its own question", async () => {
    await show(page());
    await again(page({ centre: { latitude: 59.95, longitude: 30.4 } }));
    await wait(1_000);
    expect(onRest).not.toHaveBeenCalled();
    await press("Zoom in");
    await wait(300);
    expect(onRest.mock.calls[0]?.[0].longitude).toBeCloseTo(30.4, 6);
  });
});
