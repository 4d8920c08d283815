import { createRequestHandler, type AppLoadContext, type ServerBuild } from "@remix-run/node";
import { vi } from "vitest";
import * as entryModule from "../../../app/entry.server";
import { calls } from "../../../contract/calls";
import { remixConfig } from "../../../remix.config.js";
import { siteMap, type Row } from "../../../tools/site-map";
import type * as deadlines from "../../../server/upstream/deadline";

/** The shop waits for a slow machine as long as it takes. Its time limits have tests of their own. */
vi.mock("../../../server/operate/in-time", () => ({ inTime: (found: Promise<unknown>) => found }));
vi.mock("../../../server/upstream/deadline", async (original) => {
  const deadline = await original<typeof deadlines>();
  class Endless extends deadline.Deadline {
    override left() {
      return Infinity;
    }
  }
  return { ...deadline, Deadline: Endless };
});
for (const row of Object.values(calls)) row.limit = Infinity;

type Module = ServerBuild["routes"][string]["module"];
const files = import.meta.glob<Module>("../../../app/**/*.route.{ts,tsx}");

/** The modules of the site map's routes, by their ids. */
export async function routeModules(): Promise<Map<string, Module>> {
  const load = ({ file }: Row) =>
    file === "root.tsx"
      ? (import("../../../app/root") as unknown as Promise<Module>)
      : files[`../../../app/${file}`]?.();
  const rows = await siteMap();
  const modules = await Promise.all(rows.map(async (row) => [row.id, await load(row)] as const));
  return new Map(modules.flatMap(([id, module]) => (module ? [[id, module]] : [])));
}

/** The shop's pages as their modules render them, without a build: a request gets the document that a visitor would. */
export async function wholeShop(): Promise<
  (path: string, init?: RequestInit, context?: AppLoadContext) => Promise<Response>
> {
  const [rows, modules] = await Promise.all([siteMap(), routeModules()]);
  const assetsOf = ({ id, parentId, path, index }: Row) => {
    const module = modules.get(id);
    return [
      id,
      {
        id,
        parentId,
        path,
        index,
        module: `/assets/${id}.js`,
        hasAction: Boolean(module?.action),
        hasLoader: Boolean(module?.loader),
        hasClientAction: false,
        hasClientLoader: false,
        hasErrorBoundary: Boolean(module?.ErrorBoundary),
      },
    ] as const;
  };
  const build = {
    entry: { module: entryModule },
    routes: Object.fromEntries(
      rows.map(({ id, parentId, path, index }) => [id, { id, parentId, path, index, module: modules.get(id) }]),
    ),
    assets: {
      entry: { imports: [], module: "/assets/entry.js" },
      routes: Object.fromEntries(rows.map(assetsOf)),
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    basename: "/",
    assetsBuildDirectory: "build/client",
    mode: "production",
    isSpaMode: false,
    future: { ...remixConfig.future, v3_routeConfig: false, unstable_optimizeDeps: false },
  } as unknown as ServerBuild;
  const answer = createRequestHandler(build, "production");
  return (path, init = {}, context = {}) =>
    answer(
      new Request(new URL(path, "http://localhost"), {
        ...init,
        headers: { host: "localhost", "accept-language": "en", ...init.headers },
      }),
      context,
    );
}
