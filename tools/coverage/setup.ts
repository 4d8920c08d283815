import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { isProduction, type Reach } from "./reach";

// Runs in the process of each test file, before the file is loaded.
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

afterAll(async () => {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const test = expect.getState().testPath ?? "";
  const reach: Reach = { test, scripts: result.filter(({ url }) => isProduction(url)) };
  const name = createHash("sha256").update(test).digest("hex").slice(0, 16);
  writeFileSync(join(process.env.COVERAGE_FOLDER ?? "", `${name}.json`), JSON.stringify(reach));
});
