import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { browserslistToTargets, transform } from "lightningcss";
import type { Plugin, Rollup } from "vite";
import {
  FRAME_STYLES,
  isLaterSheet,
  LATER_STYLES,
  MENU_LATER_STYLES,
  MENU_STYLES,
  menuRoute,
  OTHER_STYLES,
  STYLE_SHEETS,
} from "../app/shared/web/hydration/first-window";
import { siteMap, type Row } from "./site-map";

/** As Remix names the module with a route's exports for the browser. */
const ROUTE = /\/app\/(.+)\?__remix-build-client-route$/;

/**
 * Builds the style sheets, in place of Vite's one sheet for each chunk (docs/decisions/0059-style-sheets-of-pages.md).
 * Within a sheet a component's rules stand behind those of the components that it renders, so that the class that it
 * gives them wins.
 */
export function styleSheets(): Plugin {
  const compiled = new Map<string, string>();
  /** The URLs of the sheets that each route adds to those of the routes around it. */
  const ofRoutes = new Map<string, string[]>();
  return {
    name: "style-sheets",
    // Runs between Vite's two plugins for CSS: the class names are those of the build, the rules are still text.
    transform(code, id) {
      if (id.endsWith(".css")) compiled.set(id, code);
    },
    generateBundle: {
      order: "post",
      async handler() {
        const emit = (name: string, ids: string[]) => {
          const css = ids.map((id) => withFiles(compiled.get(id) ?? "", (file) => this.getFileName(file))).join("\n");
          const source = minified(css);
          const fileName = `assets/${name}-${hashOf(source)}.css`;
          this.emitFile({ type: "asset", fileName, source });
          return `/${fileName}`;
        };
        const { ofFrame, ofMenu, ofPages, others } = stylesOfPages(this, await siteMap());
        ofRoutes.set("root", [emit(FRAME_STYLES, ofFrame.first), emit(LATER_STYLES, ofFrame.later)]);
        ofRoutes.set(menuRoute, [emit(MENU_STYLES, ofMenu.first), emit(MENU_LATER_STYLES, ofMenu.later)]);
        for (const [route, ids] of ofPages) ofRoutes.set(route, ids.length > 0 ? [emit("page-styles", ids)] : []);
        emit(OTHER_STYLES, others);
      },
    },
    writeBundle({ dir = "" }, bundle) {
      for (const file of Object.keys(bundle)) if (/^assets\/style-[\w-]+\.css$/.test(file)) rmSync(join(dir, file));
      writeFileSync(join(dir, "..", STYLE_SHEETS), JSON.stringify(Object.fromEntries(ofRoutes)));
    },
  };
}

/** Modules with styles. `first`: for the first window of the page, `later`: for the rest of it. */
type Parts = { first: string[]; later: string[] };

type StylesOfPages = { ofFrame: Parts; ofMenu: Parts; ofPages: Map<string, string[]>; others: string[] };

function stylesOfPages(graph: Rollup.PluginContext, rows: Row[]): StylesOfPages {
  const modules = new Map(
    [...graph.getModuleIds()].flatMap((id) => {
      const [, file] = ROUTE.exec(id) ?? [];
      return file ? [[file, id] as const] : [];
    }),
  );
  const styles = (routes: Row[], lazily = true) => {
    const entries = routes.flatMap(({ file }) => modules.get(file) ?? []);
    return stylesOf(entries, graph, lazily);
  };
  const frame = rows.filter(({ id }) => rows.some(({ parentId }) => parentId === id));
  const menu = rows.filter(({ id }) => id === menuRoute);
  const pages = rows.filter((row) => !frame.includes(row) && !menu.includes(row));
  const all = styles([...frame, ...menu, ...pages]);
  const inFrame = new Set(styles(frame));
  const inFirst = new Set(styles([...frame, ...menu], false).filter((id) => !isLaterSheet(id)));
  const parts = (ids: string[]): Parts => ({
    first: ids.filter((id) => inFirst.has(id)),
    later: ids.filter((id) => !inFirst.has(id)),
  });
  // The order is that of all, wherever a sheet has a part of them.
  const added = (route: Row) => {
    const its = new Set(styles([route]));
    return all.filter((id) => its.has(id) && !inFrame.has(id));
  };
  return {
    ofFrame: parts(all.filter((id) => inFrame.has(id))),
    ofMenu: parts(menu.flatMap(added)),
    ofPages: new Map(pages.map((route) => [route.id, added(route)])),
    others: all.filter((id) => !inFrame.has(id)),
  };
}

/** The style sheets that these modules import, directly or indirectly; those of what a module imports come first. */
function stylesOf(ids: string[], { getModuleInfo }: Rollup.PluginContext, lazily: boolean): string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const follow = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const imported of [...importedIds, ...(lazily ? dynamicallyImportedIds : [])]) follow(imported);
    if (id.endsWith(".css")) sheets.push(id);
  };
  ids.forEach(follow);
  return sheets;
}

/** The addresses of files, in place of Vite's marks. */
const withFiles = (css: string, fileOf: (reference: string) => string) =>
  css.replace(/__VITE_ASSET__([\w$]+)__/g, (_, reference: string) => `/${fileOf(reference)}`);

const minified = (css: string) =>
  transform({ filename: "styles.css", code: Buffer.from(css), minify: true, targets: TARGETS }).code.toString();

/** As lightningcss has them: `ios_saf 12.2`. */
const TARGETS = browserslistToTargets(
  browserslistToEsbuild().map((target) => target.replace(/^ios/, "ios_saf").replace(/(?<=[a-z])(?=\d)/, " ")),
);

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").replace(/\W/g, "_").slice(0, 8);
