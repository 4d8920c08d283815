import { afterEach, expect, it, vi } from "vitest";
import mutantsConfig from "../../tools/mutants/vitest.config";

afterEach(() => void vi.unstubAllEnvs());

it("a changed part of the code is tried with that part's own tests, and no others", async () => {
  vi.stubEnv("MUTANTS_TESTS", JSON.stringify({ include: ["tests/rules/**"], isolate: false }));
  const config = await mutantsConfig({ command: "serve", mode: "test" });
  expect(config.test?.projects).toBeUndefined();
  expect(config.test).toMatchObject({ include: ["tests/rules/**"], isolate: false });
});
