import { vitePlugin as remix } from "@remix-run/dev";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { denyImports } from "vite-env-only";
import { defineConfig } from "vitest/config";
import { remixConfig } from "./remix.config.js";
import { scriptsOfTheirOwn } from "./tools/scripts-of-their-own";
import { fileNameOf, menuChunks } from "./tools/chunks";
import { oldBrowserStyles, stylesHash } from "./tools/old-browser-styles";
import { testsWithOwnModules } from "./tools/own-modules";
import { scopedName } from "./tools/scoped-names";
import { styleSheets } from "./tools/style-sheets";

const testing = Boolean(process.env.VITEST);
const ownModules = testing ? testsWithOwnModules() : [];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: testing
    ? []
    : [
        denyImports({
          client: { specifiers: [/^libphonenumber-js/], files: ["**/server/**", "**/contract/**", "**/sandbox/**"] },
        }),
        remix(remixConfig),
        command === "build" && !isSsrBuild && [styleSheets(), oldBrowserStyles(), scriptsOfTheirOwn()],
      ],
  define: {
    "import.meta.env.STYLES_HASH": JSON.stringify(stylesHash()),
    "import.meta.env.BUILD_ID": JSON.stringify(process.env.BUILD_ID ?? "development"),
  },
  css: {
    modules: { generateScopedName: command === "build" ? scopedName : "[name]_[local]" },
  },
  build: {
    assetsInlineLimit: 0,
    // Named by no file: tools/build.mjs moves the maps out of what is served.
    sourcemap: process.env.SOURCE_MAPS === "1" && !isSsrBuild ? "hidden" : false,
    // Scripts are for browsers that can run Remix; what older ones (.browserslistrc) get is a page whose styles they understand.
    target: isSsrBuild
      ? "node20"
      : browserslistToEsbuild(["chrome >= 87", "safari >= 14", "ios_saf >= 14", "firefox >= 78"]),
    // One sheet, which tools/style-sheets.ts replaces by its own.
    cssCodeSplit: false,
    cssMinify: false,
    // The scripts of the menu page are 6 kB smaller than with esbuild.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { compress: { passes: 2 } },
    rollupOptions: {
      output: isSsrBuild
        ? { inlineDynamicImports: true }
        : { manualChunks: menuChunks, entryFileNames: fileNameOf, chunkFileNames: fileNameOf },
    },
  },
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  esbuild: {
    // Files of tests that run React as deployments do (NODE_ENV=production) have no development runtime.
    ...(testing && { jsxDev: false }),
    // One letter beyond Latin-1 makes V8 keep the whole source of the server in two bytes a letter.
    ...(isSsrBuild && { charset: "ascii" as const }),
  },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "shared modules", include: ["tests/**/*.test.{ts,tsx}"], exclude: ownModules, isolate: false },
      },
      { extends: true, test: { name: "own modules", include: ownModules } },
    ],
    css: { include: [/tokens\.css\?raw/], modules: { classNameStrategy: "stable" } },
    env: { LOG_LEVEL: "silent", DATA_FOLDER: "off" },
    // One less by default: of two cores half.
    maxWorkers: "100%",
    setupFiles: "tests/support/setup.ts",
    // A slow machine is no failure: these end only what hangs.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
}));
