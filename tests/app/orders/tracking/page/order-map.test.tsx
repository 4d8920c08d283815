// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CityMapView } from "../../../../../app/fulfilment/maps/map.view";
import { boundsOf, fit } from "../../../../../app/fulfilment/maps/view";
import { CourierWords } from "../../../../../app/orders/tracking/page/CourierWords";
import { OrderMap } from "../../../../../app/orders/tracking/page/OrderMap";
import { inShop } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";
import { serverHtml } from "../../../../support/app/server-html";

const home = { latitude: 59.936, longitude: 30.32 };
const north = (metres: number) => ({ ...home, latitude: home.latitude + metres / 111_195 });

/** An answer of the server while the courier is so many metres north of the door. */
function answer(metres: number): CityMapView {
  const courier = north(metres);
  return {
    drawings: "/spb/map/v/",
    view: fit([home, courier], 200, 150, 15),
    bounds: boundsOf([north(-20_000), north(20_000)]),
    description: "A map",
    pins: [
      { kind: "home", name: "You", label: "You", ...home },
      { kind: "courier", name: "Courier", label: "Courier", ...courier },
    ],
    drawing: false,
  };
}
const map = (metres: number) => <OrderMap map={answer(metres)} hrefOf={(view) => `?map=${view}#map`} />;

const root = reactRoot();

async function show(element: ReactElement) {
  document.body.innerHTML = `<div>${serverHtml(inShop(element))}</div>`;
  await act(async () => {
    root.hydrate(inShop(element));
  });
}
const next = (element: ReactElement) => act(async () => root.render(inShop(element)));
const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
/** Pixels below the middle of the map. */
const below = (name: string) => {
  const place = document.querySelector(`[aria-label="${name}"]`)?.closest("g[transform]")?.getAttribute("transform");
  return Number(/ (-?\d+)\)/.exec(place ?? "")?.[1]);
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 840, 620));
  vi.useFakeTimers();
});
afterEach(() => void vi.restoreAllMocks());

describe("the courier on the map", () => {
  it("moves smoothly between two answers, and the map under it stays", async () => {
    await show(map(3_000));
    const [door, before] = [below("You"), below("Courier")];
    expect(before).toBeLessThan(0);
    await next(map(2_000));
    await wait(15_000);
    const halfway = below("Courier");
    await wait(16_000);
    const after = below("Courier");
    expect(below("You")).toBe(door);
    expect(halfway).toBeGreaterThan(before + 10);
    expect(after).toBeGreaterThan(halfway + 10);
    expect(Math.abs((before + after) / 2 - halfway)).toBeLessThan(4);
  });

  it("fills the window with the way that is left: from nearer when the courier has come nearer", async () => {
    await show(map(3_000));
    expect(below("You") - below("Courier")).toBeGreaterThan(350);
    await next(map(500));
    await wait(31_000);
    expect(below("You") - below("Courier")).toBeGreaterThan(120);
  });

  it("shows a courier who has left the window", async () => {
    await show(map(1_000));
    await next(map(6_000));
    await wait(31_000);
    expect(Math.abs(below("Courier"))).toBeLessThan(310);
  });

  it("stays where the customer has moved it", async () => {
    await show(map(3_000));
    const nearer = [...document.querySelectorAll("a")].find(({ textContent }) => textContent?.includes("Zoom in"));
    await act(async () => void nearer?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
    const door = below("You");
    await next(map(300));
    await wait(31_000);
    expect(below("You")).toBe(door);
  });
});

describe("a phone's map of the courier", () => {
  const [width, height] = [390, 320];
  /** Pixels from the upper left corner. */
  const at = (name: string) => {
    const place = document.querySelector(`[aria-label="${name}"]`)?.closest("g[transform]")?.getAttribute("transform");
    const [x = NaN, y = NaN] =
      /translate\((-?\d+) (-?\d+)\)/
        .exec(place ?? "")
        ?.slice(1)
        .map(Number) ?? [];
    return { x: width / 2 + x, y: height / 2 + y };
  };
  const aside = (east: number, south: number) => ({
    latitude: home.latitude - south / 111_195,
    longitude: home.longitude + east / 62_000,
  });

  it.each([
    ["north", aside(0, -1_100)],
    ["south east, where the zoom buttons are", aside(1_500, 1_500)],
    ["east", aside(2_000, 0)],
    ["west, where the scale is", aside(-2_000, 900)],
  ])("keeps pins and labels whole and off the buttons while he is in the %s", async (_, courier) => {
    vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, 0, width, height));
    const label = "Courier, 1.1 km";
    const shown = answer(0);
    await show(
      <OrderMap
        map={{
          ...shown,
          view: fit([home, courier], 200, 150, 15),
          pins: [...shown.pins.slice(0, 1), { kind: "courier", name: "Courier", label, ...courier }],
        }}
        hrefOf={(view) => `?map=${view}#map`}
      />,
    );
    for (const [name, half] of [
      ["You", 30],
      ["Courier", (label.length * 14 * 0.58) / 2 + 14],
    ] as const) {
      const { x, y } = at(name);
      expect(x - half).toBeGreaterThan(0);
      expect(x + half).toBeLessThan(width - 60);
      expect(y).toBeGreaterThan(60);
      expect(y + 61).toBeLessThan(height - 57);
    }
  });
});

describe("the courier in words", () => {
  const status = () => document.querySelector("[role=status]")?.textContent;

  it("is read aloud only when it changes meaningfully, never for a few metres", async () => {
    await show(<CourierWords courier={{ words: "950 m away", news: "less than 1 km" }} />);
    expect([document.body.textContent, status()]).toEqual(["950 m away", ""]);
    await next(<CourierWords courier={{ words: "800 m away", news: "less than 1 km" }} />);
    expect([document.body.textContent, status()]).toEqual(["800 m away", ""]);
    await next(<CourierWords courier={{ words: "450 m away", news: "less than 500 m" }} />);
    expect(status()).toBe("less than 500 m");
  });

  it("goes with the courier, and comes back", async () => {
    await show(<CourierWords />);
    expect(document.body.textContent).toBe("");
    await next(<CourierWords courier={{ words: "450 m away", news: "less than 500 m" }} />);
    expect(status()).toBe("less than 500 m");
    await next(<CourierWords />);
    expect(document.body.textContent).toBe("");
  });
});
