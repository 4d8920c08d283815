type Connection = { saveData?: boolean };

export const workerContainer = () => (typeof navigator === "undefined" ? undefined : navigator.serviceWorker);

/** Whether this browser may have a service worker: the shop's setting is on, and the visitor does not save data. */
export function isWorkerWanted(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return document.getElementById("shop")?.dataset.offline !== "off" && !connection?.saveData;
}

/** Only where `isWorkerWanted`. */
export const registerWorker = (workers: ServiceWorkerContainer) =>
  workers.register("/service-worker.js", { updateViaCache: "none" });
