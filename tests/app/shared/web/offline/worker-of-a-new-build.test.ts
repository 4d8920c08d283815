import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

test("a new worker takes over at once, beside pages of an older build, and drops what that one kept (no stuck old version)", async () => {
  const listeners = new Map<string, Listener>();
  const [skipWaiting, claim] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const kept = new Set(["menu old", "menu new", "cart"]);
  vi.stubGlobal("BUILD", "new");
  vi.stubGlobal("caches", { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) });
  vi.stubGlobal("location", { origin: "https://shop.example" });
  vi.stubGlobal("registration", {});
  vi.stubGlobal("clients", { claim });
  vi.stubGlobal("skipWaiting", skipWaiting);
  vi.stubGlobal("addEventListener", (name: string, listener: Listener) => listeners.set(name, listener));
  await import("../../../../../app/shared/web/offline/worker");

  const happens = (name: string) =>
    new Promise((resolve) => listeners.get(name)?.({ waitUntil: (work) => resolve(work) }));
  await happens("install");
  expect([skipWaiting.mock.calls.length, claim.mock.calls.length]).toEqual([1, 0]);
  await happens("activate");
  expect(claim).toHaveBeenCalledOnce();
  expect([...kept]).toEqual(["menu new", "cart"]);
});
