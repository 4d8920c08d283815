// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as RouteStyles from "../../../../../app/shared/web/hydration/route-styles";

let styles: typeof RouteStyles;

const routes = { menu: ["/menu.css", "/later.css"], cart: ["/later.css", "/cart.css"], plain: undefined };

beforeEach(async () => {
  vi.resetModules();
  styles = await import("../../../../../app/shared/web/hydration/route-styles");
  document.head.innerHTML = '<style></style><link rel="stylesheet" href="/menu.css" disabled>';
  document.body.innerHTML = "";
  Object.assign(window, {
    __remixManifest: { routes: Object.fromEntries(Object.entries(routes).map(([id, css]) => [id, { css }])) },
  });
});

const linked = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')];
const hrefs = () => linked().map((link) => link.getAttribute("href"));
const arrive = (event = "load") => linked().forEach((link) => link.dispatchEvent(new Event(event)));

describe("loadRouteStyles", () => {
  it("links what the document lacks, once, behind what it has, and resolves when it is there", async () => {
    const loaded = styles.loadRouteStyles(["menu", "cart"]);
    expect(styles.loadRouteStyles(["cart", "menu"])).toBeInstanceOf(Promise);
    expect(hrefs()).toEqual(["/later.css", "/cart.css"]);
    arrive();
    await loaded;
    expect(styles.loadRouteStyles(["menu", "cart"])).toBeUndefined();
    expect(hrefs()).toHaveLength(2);
  });

  it("has nothing to wait for where the page came with every sheet, or the route has none", () => {
    document.head.insertAdjacentHTML("beforeend", '<link rel="stylesheet" href="/later.css">');
    expect(styles.loadRouteStyles(["menu", "plain", "unknown"])).toBeUndefined();
    expect(hrefs()).toEqual(["/later.css"]);
  });

  it("does not wait for a sheet that can't be had", async () => {
    const loaded = styles.loadRouteStyles(["menu"]);
    arrive("error");
    await loaded;
    expect(styles.loadRouteStyles(["menu"])).toBeUndefined();
  });
});
