import { useEffect } from "react";
import { cityPath } from "../../../../rules/city-alias";
import type { KeepRequest, KeptCart } from "../../../../rules/offline";
import { isWorkerWanted, registerWorker, workerContainer } from "./worker-registration";

/** Tells the service worker to store this menu. If no copies are wanted, an existing worker is removed. */
export function useMenuCopy(city: string, gridKey: string, on: boolean) {
  useEffect(() => {
    const workers = workerContainer();
    if (!workers) return;
    if (isWorkerWanted()) {
      const page = cityPath(city, `offline/${gridKey}`);
      if (on)
        void registerWorker(workers).then(
          () => keep({ keep: "menu", page }),
          () => undefined,
        );
    } else void end(workers).catch(() => undefined);
  }, [city, gridKey, on]);
}

/** `lost` has the words of an unavailable line in place of its sum. */
type ShownLine = KeptCart["lines"][number] & { lost?: { sum: string } };
type ShownCart = { lines: readonly ShownLine[]; total: string };

/**
 * Tells the service worker to store the cart's lines, without personal data. For a visitor without a cart the stored
 * one is deleted, including that of a previous user of the browser. `shown` is undefined while the cart is unknown.
 */
export function useCartCopy(shown: ShownCart | undefined) {
  useEffect(() => {
    if (!shown) return;
    const lines = shown.lines.map(({ name, note, count, total, lost }) => ({
      name,
      note,
      count,
      total: lost?.sum ?? total,
    }));
    const cart = lines.length > 0 ? { lines, total: shown.total } : undefined;
    // A new worker may not control this page yet, so the registration is used.
    void workerContainer()
      ?.getRegistration()
      .then(
        (registration) => registration && keep({ keep: "cart", cart }),
        () => undefined,
      );
  }, [shown]);
}

/** Unregisters an existing worker and deletes its copies. */
async function end(workers: ServiceWorkerContainer) {
  const all = await workers.getRegistrations();
  if (all.length === 0) return;
  await Promise.all(all.map((one) => one.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function keep(request: KeepRequest) {
  const { active } = (await workerContainer()?.ready) ?? {};
  active?.postMessage(request);
}
