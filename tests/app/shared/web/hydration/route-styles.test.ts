// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type * as RouteStyles from "../../../../../app/shared/web/hydration/route-styles";

let styles: typeof RouteStyles;
let ofPage: Promise<unknown> | undefined;

beforeEach(async () => {
  vi.resetModules();
  document.head.innerHTML =
    '<style></style><link rel="stylesheet" href="/later.css" disabled><link rel="stylesheet" href="/menu.css">';
  document.body.innerHTML = '<div id="shop" data-other-styles="/others.css"></div>';
  Object.assign(window, { __remixRouteModules: { root: {}, menu: {} } });
  styles = await import("../../../../../app/shared/web/hydration/route-styles");
  ofPage = styles.loadPageStyles();
});

const linked = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
const hrefs = () => linked().map((link) => link.getAttribute("href"));
const arrive = (event = "load") => linked().forEach((link) => link.dispatchEvent(new Event(event)));

it("what the document leaves to its scripts is linked in its place", async () => {
  expect(hrefs()).toEqual(["/later.css", "/menu.css"]);
  arrive();
  await ofPage;
  expect(styles.loadRouteStyles(["root", "menu"])).toBeUndefined();
});

describe("loadRouteStyles", () => {
  it("links the styles of all pages, once, behind those of the document, and resolves when they are there", async () => {
    const loaded = styles.loadRouteStyles(["root", "cart"]);
    expect(styles.loadRouteStyles(["address"])).toBeInstanceOf(Promise);
    expect(hrefs()).toEqual(["/later.css", "/menu.css", "/others.css"]);
    arrive();
    await loaded;
    expect(styles.loadRouteStyles(["cart"])).toBeUndefined();
    expect(hrefs()).toHaveLength(3);
  });

  it("lets the document's own page go on while they load", async () => {
    arrive();
    await ofPage;
    expect(styles.loadOtherStyles()).toBeInstanceOf(Promise);
    expect(styles.loadRouteStyles(["root", "menu"])).toBeUndefined();
  });

  it("does not wait for a sheet that can't be had", async () => {
    const loaded = styles.loadRouteStyles(["cart"]);
    arrive("error");
    await loaded;
    expect(styles.loadRouteStyles(["cart"])).toBeUndefined();
  });

  it("asks again for what could not be had, later each time, and lets nobody wait for it", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const loaded = styles.loadOtherStyles();
    for (const seconds of [5, 10, 20]) {
      const [failed] = linked().slice(-1);
      failed?.dispatchEvent(new Event("error"));
      await loaded;
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(linked().at(-1)).toBe(failed);
      await vi.advanceTimersByTimeAsync(1);
      expect(linked().at(-1)).not.toBe(failed);
      expect(hrefs().slice(1)).toEqual(["/menu.css", "/others.css"]);
      expect(styles.loadOtherStyles()).toBeUndefined();
    }
  });

  it("has nothing to wait for where nothing is built", () => {
    document.body.innerHTML = '<div id="shop"></div>';
    expect(styles.loadRouteStyles(["cart"])).toBeUndefined();
  });
});
