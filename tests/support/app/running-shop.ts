import type { BrandId } from "../../../brands";
import { afterAll, beforeAll, vi } from "vitest";
import { startSandbox, type RunningSandbox } from "../sandbox/visitor";
import type { wholeShop } from "./whole-shop";

export type RunningShop = { sandbox: RunningSandbox; shop: Awaited<ReturnType<typeof wholeShop>> };

/** The whole shop and a sandbox whose clock stands still, for all tests of a file. `clock` is what the file gives the shop for the upstream's. */
export function runningShop(
  clock?: { now(): number },
  brand: BrandId = "nori",
  environment: Record<string, string> = {},
): RunningShop {
  const running = {} as RunningShop;
  beforeAll(async () => {
    running.sandbox = await startSandbox({ brand });
    if (clock) clock.now = running.sandbox.clock.now;
    vi.stubEnv("BRAND", brand);
    vi.stubEnv("UPSTREAM_URL", running.sandbox.url);
    vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    running.shop = await (await import("./whole-shop")).wholeShop();
  }, 90_000);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await running.sandbox.close();
  });
  return running;
}
