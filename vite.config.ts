import { vitePlugin as remix } from "@remix-run/dev";
import browserslist from "browserslist";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { browserslistToTargets } from "lightningcss";
import { denyImports } from "vite-env-only";
import { defineConfig } from "vitest/config";
import { remixConfig } from "./remix.config.js";

const testing = Boolean(process.env.VITEST);

/**
 * What the menu page shows is styled by one sheet: fifteen small ones compress a third worse, and each is a request. Every other sheet stays with
 * the page or modal that needs it. base.css and the tokens stay with the root, before it.
 */
const MENU_STYLES = [
  /\/app\/brand\/logo\.module\.css/,
  /\/app\/cart\/(Cart|CartButton|CartLines)\.module\.css/,
  /\/app\/menu\/(Banners|Grid|Luxe|MenuBar|Popular|home)\.module\.css/,
  /\/app\/shell\/\w+\.module\.css/,
  /\/app\/ui\/(Button|Counter|Dialog|EmptyState|Icon|Links|Menu|Notice|Panel|Picture|Price|Steps|Tag|Title)\.module\.css/,
];
const chunkOf = (id: string) => (MENU_STYLES.some((sheet) => sheet.test(id)) ? "menu-styles" : undefined);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: testing ? [] : [denyImports({ client: { files: ["**/server/**"] } }), remix(remixConfig)],
  css: {
    transformer: "lightningcss",
    lightningcss: { targets: browserslistToTargets(browserslist()), cssModules: { pattern: "[local]_[hash]" } },
  },
  build: { assetsInlineLimit: 0, cssMinify: "lightningcss", target: browserslistToEsbuild(["chrome >= 87", "safari >= 14", "firefox >= 78"]), rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chunkOf } } },
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  test: {
    include: ["tests/{rules,server,contract,architecture}/**/*.test.{ts,tsx}"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    env: { LOG_LEVEL: "silent" },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
}));
