import { readFile } from "node:fs/promises";
import { settings } from "../../../../server/operate/settings";

/** The file is made by `npm run build`; the development server has none. */
const WORKER_FILE = "build/service-worker.js";

/** A worker that deletes its caches and unregisters itself. */
const UNREGISTERING_WORKER = `self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())
));
`;

/**
 * The service worker; with the setting `offline` off, one that unregisters itself. It is never cached, because browsers
 * look for a newer one at each visit.
 */
export async function loader() {
  const script = settings().offline ? await readFile(WORKER_FILE, "utf8").catch(() => undefined) : UNREGISTERING_WORKER;
  if (script === undefined) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(script, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Service-Worker-Allowed": "/",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
