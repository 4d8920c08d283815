import type { Rollup } from "vite";
import { isLaterSheet, LATER_STYLES, menuRoutes } from "../app/hydration/first-window";
import { textsChunk } from "../app/words/route-texts";

/**
 * What the menu page is made of, libraries included, is one file of scripts and one of styles, its later styles another: many
 * small files compress a third worse, and each is a request and a line in the page. Other pages share these files.
 */
export const menuChunks: Rollup.GetManualChunk = (id, graph) => {
  if (isLaterSheet(id)) return LATER_STYLES;
  const [, language, part = ""] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(id) ?? [];
  if (language) return textsChunk(language, part);
  return onMenuPage(graph).has(id) && !isEntry(id) ? "menu" : undefined;
};

/** Remix's entries: its routes' exports for the browser, and entry.client. */
const isEntry = (id: string) => id.includes("?__remix-build-client-route");

const found = new WeakMap<Rollup.ManualChunkMeta["getModuleIds"], Set<string>>();

/** Every module that the menu page's route modules import, however far down. */
function onMenuPage({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const known = found.get(getModuleIds);
  if (known) return known;
  const modules = new Set(
    [...getModuleIds()].filter((id) => menuRoutes.some((route) => id.includes(`/app/${route}.tsx`))),
  );
  // A set hands out what is added to it on the way.
  for (const id of modules) for (const imported of getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  found.set(getModuleIds, modules);
  return modules;
}
