import { isWorkerWanted, registerWorker, workerContainer } from "./worker-registration";

/** The worker shows all notifications: Android has no other way, and a click finds the page also after its tab is closed. */
export function canNotify(): boolean {
  return (
    "Notification" in window &&
    workerContainer() !== undefined &&
    "showNotification" in ServiceWorkerRegistration.prototype &&
    isWorkerWanted()
  );
}

/** Asks the visitor, only on their own press. Returns "failed" if the worker could not be loaded. */
export async function askToNotify(): Promise<NotificationPermission | "failed"> {
  const permission = await Notification.requestPermission();
  const workers = workerContainer();
  if (permission !== "granted" || !workers) return permission;
  return registerWorker(workers).then(
    () => permission,
    () => "failed",
  );
}

type Shown = { title: string; body: string; path: string };

/** Shows a notification that leads to a page of the shop, and replaces an earlier one about the same page. */
export async function notify({ title, body, path }: Shown) {
  const registration = await workerContainer()?.getRegistration();
  const options = {
    body,
    icon: "/icons/icon-192.png",
    lang: document.documentElement.lang,
    tag: path,
    data: path,
  };
  // The visitor may have withdrawn the permission meanwhile.
  await registration?.showNotification(title, options).catch(() => undefined);
}
