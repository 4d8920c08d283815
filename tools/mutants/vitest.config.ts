import { defineConfig } from "vitest/config";
import shop from "../../vite.config";

/** The shop's own configuration with the tests of one part only (main.mjs says which). */
export default defineConfig(async (env) => {
  const config = await shop(env);
  return { ...config, test: { ...config.test, ...(JSON.parse(process.env.MUTANTS_TESTS ?? "{}") as object) } };
});
