import type { Plugin } from "vite";
import { ANALYTICS, ERROR_REPORTS } from "../app/shared/web/hydration/first-window";

const scripts = {
  [ERROR_REPORTS]: "app/shared/web/site/error-reports.client.ts",
  [ANALYTICS]: "app/shared/web/site/analytics.client.ts",
};

/**
 * Builds the scripts that pages load only in some deployments (SENTRY_DSN, ids of analytics) as separate files: no
 * other script imports them.
 */
export function scriptsOfTheirOwn(): Plugin {
  return {
    name: "scripts-of-their-own",
    buildStart() {
      // Remix reads the routes with a development server of its own.
      if (this.environment.mode !== "build") return;
      for (const [name, id] of Object.entries(scripts)) this.emitFile({ type: "chunk", id, name });
    },
  };
}
