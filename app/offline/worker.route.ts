import { readFile } from "node:fs/promises";
import { settings } from "../../server/operate/settings";

/** `npm run build` puts it there; the development server has none. */
const WORKER = "build/service-worker.js";

/** A worker that ends: it drops what was kept and takes no further request. */
const LAST = `self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister())
));
`;

/** The service worker, or with `offline` off the one that takes its place and ends. Browsers look for a newer one at each visit: never from a cache. */
export async function loader() {
  const script = settings().offline ? await readFile(WORKER, "utf8").catch(() => undefined) : LAST;
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
