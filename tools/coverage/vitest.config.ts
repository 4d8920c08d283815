import { defineConfig } from "vitest/config";
import shop from "../../vite.config";

/** The shop's own configuration, with a process and modules of its own for each test file. */
export default defineConfig(async (env) => {
  const config = await shop(env);
  const setupFiles = [config.test?.setupFiles ?? [], "tools/coverage/setup.ts"].flat();
  return { ...config, test: { ...config.test, projects: undefined, setupFiles, pool: "forks", isolate: true } };
});
