import type { Plugin } from "vite";
import { ERROR_REPORTS } from "../app/hydration/first-window";

/** Builds the script that reports errors as a file of its own: pages name it only where the deployment has a DSN, and no other script imports it. */
export function errorReportsChunk(): Plugin {
  return {
    name: "error-reports-chunk",
    buildStart() {
      // Remix reads the routes with a development server of its own.
      if (this.environment.mode === "build")
        this.emitFile({ type: "chunk", id: "app/site/error-reports.client.ts", name: ERROR_REPORTS });
    },
  };
}
