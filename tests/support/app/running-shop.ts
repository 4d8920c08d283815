import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrandId } from "../../../brands";
import { afterAll, beforeAll, vi } from "vitest";
import { startSandbox, type RunningSandbox } from "../sandbox/visitor";
import type { wholeShop } from "./whole-shop";

export type RunningShop = { sandbox: RunningSandbox; shop: Awaited<ReturnType<typeof wholeShop>> };

/**
 * The whole shop and a sandbox whose clock stands still, for all tests of a file. The shop reads the sandbox's own
 * clock, because it would go on with this machine's between two answers.
 */
export function runningShop(brand: BrandId = "nori", environment: Record<string, string> = {}): RunningShop {
  const running = {} as RunningShop;
  const folder = mkdtempSync(join(tmpdir(), "shop-"));
  beforeAll(async () => {
    running.sandbox = await startSandbox({ brand });
    vi.doMock("../../../server/upstream/clock", () => ({
      upstreamNow: running.sandbox.clock.now,
      readClock: () => undefined,
      clockJumps: () => 0,
    }));
    vi.stubEnv("BRAND", brand);
    vi.stubEnv("UPSTREAM_URL", running.sandbox.url);
    vi.stubEnv("DATA_FOLDER", folder);
    vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    running.shop = await (await import("./whole-shop")).wholeShop();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await running.sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return running;
}
