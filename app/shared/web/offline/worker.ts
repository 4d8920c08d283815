import { OfflineWorker } from "./offline-worker";
import { openNotification } from "./open-notification";

declare const BUILD: string;

type Work = Event & { waitUntil(work: Promise<unknown>): void };
type Fetched = Work & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Scope = {
  caches: CacheStorage;
  location: Location;
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> } & Parameters<typeof openNotification>[0];
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: Work) => void): void;
  addEventListener(name: "message", listener: (event: Work & { data: unknown }) => void): void;
  addEventListener(
    name: "notificationclick",
    listener: (event: Work & { notification: Parameters<typeof openNotification>[1] }) => void,
  ): void;
  addEventListener(name: "fetch", listener: (event: Fetched) => void): void;
};

/** The bundle of this file is /service-worker.js (tools/build.mjs). */
const scope = globalThis as unknown as Scope;
const worker = new OfflineWorker({
  caches: scope.caches,
  fetch: (input, init) => fetch(input, init),
  origin: scope.location.origin,
  now: Date.now,
  isOnline: () => navigator.onLine,
  build: BUILD,
});

// The worker takes over at once, beside open pages of an older build too, because it serves no part of a build.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([worker.activate(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
);
scope.addEventListener("message", (event) => event.waitUntil(worker.keep(event.data).catch(() => undefined)));
scope.addEventListener("notificationclick", (event) =>
  event.waitUntil(openNotification(scope.clients, event.notification)),
);
scope.addEventListener("fetch", (event) => {
  event.waitUntil(worker.passes(event.request));
  if (worker.answers(event.request)) event.respondWith(worker.answer(event.request, event.preloadResponse));
});
