import type { Rollup } from "vite";
import { builtName } from "../app/shared/web/hydration/built-name";
import { LATER_SCRIPTS, menuRoutes } from "../app/shared/web/hydration/first-window";
import { textsChunk } from "../app/shared/web/words/route-texts";

/**
 * The scripts of the menu page, libraries included, are one file, its later scripts another: many small files compress a
 * third worse, and each is a request and a line in the page. Other pages share these files.
 */
export const menuChunks: Rollup.GetManualChunk = (id, graph) => {
  const [, language, part = ""] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(id) ?? [];
  if (language) return textsChunk(language, part);
  if (isEntry(id)) return undefined;
  const { first, later } = onMenuPage(graph);
  if (first.has(id)) return "menu";
  return later.has(id) ? LATER_SCRIPTS : undefined;
};

/** For Rollup. */
export const fileNameOf = ({ name }: { name: string }) => `assets/${builtName(name)}-[hash].js`;

/** Remix's entries: its routes' exports for the browser, and entry.client. */
const isEntry = (id: string) => id.includes("?__remix-build-client-route") || id.endsWith(CLIENT_ENTRY);

const CLIENT_ENTRY = "/app/entry.client.tsx";

type Modules = Set<string>;
type MenuModules = { first: Modules; later: Modules };

const found = new WeakMap<Rollup.ManualChunkMeta["getModuleIds"], MenuModules>();

function onMenuPage(graph: Rollup.ManualChunkMeta): MenuModules {
  const cached = found.get(graph.getModuleIds);
  if (cached) return cached;
  const entries = [CLIENT_ENTRY, ...menuRoutes.map((route) => `/app/${route}.tsx`)];
  const first = importedBy(
    [...graph.getModuleIds()].filter((id) => entries.some((file) => id.includes(file))),
    graph,
  );
  const lazy = [...first].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const modules = {
    first,
    later: importedBy(
      lazy.filter((id) => !id.endsWith(".json")),
      graph,
    ),
  };
  found.set(graph.getModuleIds, modules);
  return modules;
}

/** Returns these modules and every module that they import, directly or indirectly. */
function importedBy(ids: string[], { getModuleInfo }: Rollup.ManualChunkMeta): Modules {
  const modules = new Set(ids);
  // A loop over a set includes items that are added meanwhile.
  for (const id of modules) for (const imported of getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  return modules;
}
