import type { ChildProcess } from "node:child_process";
import { createApp } from "./app";
import { readEnvironment } from "./operate/environment";
import { log } from "./operate/log";
import { settings } from "./operate/settings";
import { startPictureWarming } from "./http/start-picture-warming";

/** The program that operators run (`npm start`): names what is missing in the environment, serves, and drains on SIGTERM. */
async function main() {
  const { PORT, HOST, BRAND, UPSTREAM_URL, WARM_PICTURES, REDIS_URL } = readEnvironment(process.env);
  settings();
  const app = await createApp({
    build: new URL("./server/index.js", import.meta.url),
    assets: new URL("./client/", import.meta.url),
  });
  let warming: ChildProcess | undefined;
  const server = app.listen(PORT, HOST, () => {
    log.info({ port: PORT, brand: BRAND, upstream: UPSTREAM_URL }, "the shop is open");
    // Kubernetes runs several containers of a shop sooner or later.
    if (!REDIS_URL && process.env.KUBERNETES_SERVICE_HOST)
      log.warn(
        "REDIS_URL is not set: each container counts limits for itself, so with several each limit is that much higher",
      );
    if (WARM_PICTURES) warming = startPictureWarming(new URL("./warm.js", import.meta.url));
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    const text = error.code === "EADDRINUSE" ? `Port ${PORT} is taken: set PORT to another one.` : error.message;
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      warming?.kill();
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), 10_000).unref();
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
