import { vitePlugin as remix } from "@remix-run/dev";
import browserslist from "browserslist";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { browserslistToTargets } from "lightningcss";
import { denyImports } from "vite-env-only";
import { defineConfig } from "vitest/config";
import { remixConfig } from "./remix.config.js";
import { menuChunks } from "./tools/chunks";
import { scopedName } from "./tools/scoped-names";

const testing = Boolean(process.env.VITEST);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: testing ? [] : [denyImports({ client: { files: ["**/server/**"] } }), remix(remixConfig)],
  css: {
    // The build's minifier makes the syntax fit these browsers.
    lightningcss: { targets: browserslistToTargets(browserslist()) },
    modules: { generateScopedName: command === "build" ? scopedName : "[name]_[local]" },
  },
  build: { assetsInlineLimit: 0, cssMinify: "lightningcss", target: browserslistToEsbuild(["chrome >= 87", "safari >= 14", "ios_saf >= 14", "firefox >= 78"]), rollupOptions: { output: isSsrBuild ? {} : { manualChunks: menuChunks } } },
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  test: {
    include: ["tests/{rules,server,contract,architecture}/**/*.test.{ts,tsx}"],
    css: { modules: { classNameStrategy: "non-scoped" } },
    env: { LOG_LEVEL: "silent" },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
}));
