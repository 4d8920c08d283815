import { useEffect } from "react";
import { cityPath } from "../../rules/city-alias";
import type { KeepRequest, KeptCart } from "../../rules/offline";

const container = () => (typeof navigator === "undefined" ? undefined : navigator.serviceWorker);

type Connection = { saveData?: boolean };

/** Whether this browser keeps copies: not where the shop's setting is off, and not for somebody who saves data. */
function isWanted(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return document.getElementById("shop")?.dataset.offline !== "off" && !connection?.saveData;
}

/** Has the service worker keep this menu; where none is wanted, one that is there ends. */
export function useMenuCopy(city: string, gridKey: string, on: boolean) {
  useEffect(() => {
    const workers = container();
    if (!workers) return;
    if (isWanted()) {
      const page = cityPath(city, `offline/${gridKey}`);
      if (on)
        void workers.register("/service-worker.js", { updateViaCache: "none" }).then(
          () => keep({ keep: "menu", page }),
          () => undefined,
        );
    } else void end(workers).catch(() => undefined);
  }, [city, gridKey, on]);
}

type ShownCart = { lines: readonly KeptCart["lines"][number][]; total: string };

/**
 * Has the service worker keep what the cart shows: nothing of who the visitor is and where they live. A visitor without a cart keeps none, also none of
 * somebody who used this browser before. Undefined: the cart is not known.
 */
export function useCartCopy(shown: ShownCart | undefined) {
  useEffect(() => {
    if (!shown) return;
    const lines = shown.lines.map(({ name, note, count, total }) => ({ name, note, count, total }));
    const cart = lines.length > 0 ? { lines, total: shown.total } : undefined;
    // A page may be shown before its worker, which is just beginning, has taken it over.
    void container()
      ?.getRegistration()
      .then(
        (registration) => registration && keep({ keep: "cart", cart }),
        () => undefined,
      );
  }, [shown]);
}

/** A worker that was registered before goes, with what it kept. */
async function end(workers: ServiceWorkerContainer) {
  const all = await workers.getRegistrations();
  if (all.length === 0) return;
  await Promise.all(all.map((one) => one.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function keep(request: KeepRequest) {
  const { active } = (await container()?.ready) ?? {};
  active?.postMessage(request);
}
