import type { Rollup } from "vite";
import { firstTexts } from "../app/words/first-texts";

/** The menu page's own route modules: root, the city's frame, and the menu in it. */
const MENU_PAGE = /\/app\/(root|frame\/city\.route|menu\/home\.route)\.tsx/;

/**
 * Styles of what the fresh menu does not show yet: a filled cart, modals, messages (app/hydration/PageStyles.tsx). Every other page links them at once.
 * No fonts: a font that is named later has the whole page laid out anew.
 */
export const LATER_STYLES = [
  /\/app\/cart\/(Cart|CartLines)\.module\.css/,
  /\/app\/menu\/(Results|ScrollUp)\.module\.css/,
  /\/app\/frame\/(Notices|Progress)\.module\.css/,
  /\/app\/page\/(ErrorPage|FlashMessage|ServerError)\.module\.css/,
  /\/app\/ui\/(ButtonKinds|Counter|Dialog|IconButton|Links|Notice|Panel|Price|Skeleton|Steps|Tag|Title)\.module\.css/,
];

/**
 * What the menu page is made of is one file of scripts and one of styles, the libraries under it another, its later styles another: many
 * small files compress a third worse, and each is a request and a line in the page. Other pages share these files.
 */
export const menuChunks: Rollup.GetManualChunk = (id, graph) => {
  if (LATER_STYLES.some((sheet) => sheet.test(id))) return "later-styles";
  const [, language, part = ""] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(id) ?? [];
  if (language) return `${firstTexts.includes(part) ? "texts" : "more-texts"}-${language}`;
  if (!onMenuPage(graph).has(id)) return undefined;
  if (id.includes("/node_modules/")) return "libraries";
  // Route modules stay the entries that they are.
  return /\/(app|brands|locales|rules)\//.test(id) && !/\.route\.tsx|\/app\/root\.tsx/.test(id) ? "menu" : undefined;
};

const found = new WeakMap<Rollup.ManualChunkMeta["getModuleIds"], Set<string>>();

/** Every module that the menu page's route modules import, however far down. */
function onMenuPage({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const known = found.get(getModuleIds);
  if (known) return known;
  const modules = new Set([...getModuleIds()].filter((id) => MENU_PAGE.test(id)));
  // A set hands out what is added to it on the way.
  for (const id of modules) for (const imported of getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  found.set(getModuleIds, modules);
  return modules;
}
