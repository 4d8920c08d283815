import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import { remixConfig } from "../../remix.config.js";

const pages = Number(process.env.REFERENCE_PAGES);
if (!pages) throw new Error("REFERENCE_PAGES is missing: the number of pages beside the measured one");

/**
 * The reference app: stock Remix with as many routes as the shop, in the same nesting, and nothing of ours. The measured
 * page is in the middle of its routes.
 */
export default defineConfig({
  plugins: [
    remix({
      appDirectory: "bench/reference/app",
      buildDirectory: process.env.REFERENCE_BUILD,
      ignoredRouteFiles: ["**/*"],
      routes: (defineRoutes) =>
        defineRoutes((route) => {
          route(":city", "frame.route.tsx", () => {
            for (let page = 0; page < pages; page++) {
              if (page === Math.floor(pages / 2)) route("page", "page.route.tsx");
              route(`page-${page}`, "page.route.tsx", { id: `page-${page}` });
            }
          });
        }),
      future: remixConfig.future,
    }),
  ],
});
