// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadScript } from "../../../../../app/shared/web/hydration/reload-script";

const reload = vi.fn();
const loaded = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  const window = {
    addEventListener: (event: string, listener: () => void) => loaded.set(event, listener),
  } as unknown as Window;
  vi.stubGlobal("page", window);
  new Function("window", "location", "setTimeout", "clearTimeout", reloadScript(5))(
    window,
    { reload },
    setTimeout,
    clearTimeout,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

const page = () => (globalThis as unknown as { page: Window }).page;

it("reloads the page some seconds after its files have come or failed", () => {
  vi.advanceTimersByTime(20_000);
  loaded.get("load")?.();
  vi.advanceTimersByTime(4_900);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("reloads it once where a file neither comes nor fails", () => {
  vi.advanceTimersByTime(30_100);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("does not reload it once the page's own scripts have come, before it is loaded or after", () => {
  page().stopReload?.();
  loaded.get("load")?.();
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});
