import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/router";
import { describe, expect, it } from "vitest";
import { handlerByRoute, routeFinder, routeTree } from "../../../server/http/route-finder";
import { siteMap } from "../../../tools/site-map";

const rows = await siteMap();
const routes = Object.fromEntries(
  rows.map(({ id, parentId, path, index }) => [id, { id, parentId, path, index }]),
) as unknown as ServerBuild["routes"];
const build = { routes, assets: { routes } } as unknown as ServerBuild;
const routeOf = routeFinder(routes);
/** The handler of a path is the build that it was made from. */
const buildOf = handlerByRoute(build, routeOf, (build) => build);

const outerPath = (id: string | undefined): string => {
  const route = id === undefined ? undefined : routes[id];
  return route ? `${outerPath(route.parentId)}/${route.path ?? ""}` : "";
};
/** A path for each pattern of the site map, and what it leads to where a part may be missing. */
const paths = rows.flatMap(({ id }) => {
  const pattern = outerPath(id).replace(/\/+/g, "/");
  const path = pattern
    .replace(/:(\w+)\?/g, "a-$1")
    .replace(/:(\w+)/g, "a-$1")
    .replace("*", "un/known");
  return [path, path.replace(/\/a-\w+$/, "")];
});

it.each([
  ["/", "shell/city/chooser.route"],
  ["/spb/", "browse/menu/home.route"],
  ["/spb/cart", "cart/page/cart.route"],
  ["/spb/cart.data", "cart/page/cart.route"],
  ["/_root.data", "shell/city/chooser.route"],
  ["/spb/order/17/tracking", "orders/tracking/page/tracking.route"],
  ["/pictures/w240/x", "shared/web/pictures/picture.route"],
  ["/assets/menu.js", "assets"],
  ["/%E0%A4%A", "none"],
])("a path %s has the route %s", (path, route) => expect(routeOf(path)).toBe(route));

describe("the handler of a path", () => {
  it.each([...new Set(paths)])("%s has few routes, which match it as all of them do", (path) => {
    const { routes: few, assets } = buildOf(path);
    expect(Object.keys(few).length).toBeLessThanOrEqual(4);
    expect(Object.keys(assets.routes)).toEqual(Object.keys(few));
    const matches = (all: ServerBuild["routes"]) =>
      matchRoutes(routeTree(all), path)?.map(({ route: { id }, params, pathname }) => ({ id, params, pathname }));
    expect(matches(few)).toEqual(matches(routes));
  });

  it("is made once for a route", () => expect(buildOf("/spb/product/a")).toBe(buildOf("/berlin/product/b")));

  it("has all routes for a path that cannot be read", () => expect(buildOf("/%E0%A4%A")).toBe(build));
});
