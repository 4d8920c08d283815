import { defineConfig } from "vitest/config";
import shop from "../../vite.config";

/** The shop's own configuration with the tests of one part only, which main.mjs sets. */
export default defineConfig(async (env) => {
  const config = await shop(env);
  const tests = JSON.parse(process.env.MUTANTS_TESTS ?? "{}") as object;
  // Projects have their own lists of tests, which would run all.
  return { ...config, test: { ...config.test, projects: undefined, ...tests } };
});
