import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { createApp } from "./app";
import { drainOf } from "./http/drain";
import { createHealthServer, createMetricsServer, createShopServer } from "./http/serve";
import { keepSharingAssets } from "./http/share-assets";
import { startPictureWarming } from "./http/start-picture-warming";
import { finishWork } from "./operate/at-end";
import { tryRedis } from "./operate/redis";
import { buildId } from "./operate/build-id";
import { environment, misspeltVariables } from "./operate/environment";
import { startErrorReports } from "./operate/error-reports";
import { log } from "./operate/log";
import { reloadSettings, settings } from "./operate/settings";
import { startWarnings } from "./operate/warnings";

/** Pending requests have this long after the drain; an order may take 20 s. */
const MAX_END_MS = 30_000;

/** Payments that are watched are looked at once more. */
const MAX_WORK_MS = 5_000;

/** With Node's 511, a health check that finds the backlog full is retried by the kernel for half a minute. */
const BACKLOG = 4_096;

/**
 * The program that operators run (`npm start`). It reports missing environment variables, serves the build that
 * contains this module, and drains on SIGTERM.
 */
export const main = (build: ServerBuild) =>
  serve(build).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function serve(build: ServerBuild) {
  const {
    PORT,
    HEALTH_PORT,
    METRICS_PORT,
    HOST,
    BRAND,
    UPSTREAM_URL,
    WARM_PICTURES,
    DRAIN_SECONDS,
    REDIS_URL,
    ASSETS_FOLDER,
    SETTINGS_FILE,
    SENTRY_DSN,
  } = environment();
  const start = { ...environment(), settings: settings(), inKubernetes: Boolean(process.env.KUBERNETES_SERVICE_HOST) };
  const misspelt = misspeltVariables(process.env);
  if (process.argv.includes("--check-config")) {
    for (const line of startWarnings(start)) process.stdout.write(`Warning: ${line}.\n`);
    if (misspelt.length > 0) fail(misspelt.join("\n"));
    process.stdout.write("The environment and the settings are good.\n");
    return;
  }
  for (const line of [...misspelt, ...startWarnings(start)]) log.warn(line);
  const sendReports = SENTRY_DSN ? await startErrorReports() : undefined;
  const assets = new URL("../client/", import.meta.url);
  // Assets are shared before the first page, because another container may get the requests for them.
  if (ASSETS_FOLDER) await keepSharingAssets(fileURLToPath(new URL("assets/", assets)), ASSETS_FOLDER);
  const server = createShopServer();
  const drain = drainOf(server);
  const app = createApp({ build, assets, isStopping: drain.isStopping });
  server.on("request", app);
  server.on("error", failOfPort("PORT", PORT));
  let warming: ChildProcess | undefined;
  server.listen({ port: PORT, host: HOST, backlog: BACKLOG }, async () => {
    if (await isBlocked(PORT)) fail(`Browsers refuse to open port ${PORT}: set PORT to another one.`);
    log.info({ port: PORT, brand: BRAND, build: buildId, upstream: UPSTREAM_URL }, "the shop is open");
    if (REDIS_URL) await tryRedis();
    if (HEALTH_PORT !== undefined)
      createHealthServer(app).on("error", failOfPort("HEALTH_PORT", HEALTH_PORT)).listen(HEALTH_PORT, HOST);
    if (METRICS_PORT !== undefined)
      createMetricsServer().on("error", failOfPort("METRICS_PORT", METRICS_PORT)).listen(METRICS_PORT, HOST);
    if (WARM_PICTURES) warming = startPictureWarming(new URL("../warm.js", import.meta.url));
  });

  async function stop(seconds: number) {
    // A second signal means that the operator does not want to wait.
    if (drain.isStopping()) process.exit(1);
    warming?.kill();
    log.info({ seconds }, "stopping");
    setTimeout(
      () => {
        log.warn("requests took too long and were cut off");
        process.exit(1);
      },
      seconds * 1000 + MAX_END_MS,
    ).unref();
    await drain.stop(sleep(seconds * 1000));
    await finishWork(MAX_WORK_MS);
    await sendReports?.(2_000);
    process.exit(0);
  }
  // Without a listener, SIGHUP ends the process when a terminal closes.
  if (SETTINGS_FILE) process.on("SIGHUP", readSettingsAnew);
  process.on("SIGTERM", () => void stop(DRAIN_SECONDS));
  // Ctrl-C in a terminal, where no balancer needs time.
  process.on("SIGINT", () => void stop(0));
}

function readSettingsAnew() {
  try {
    reloadSettings();
    log.info("the settings were read again");
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : String(error) }, "the former settings stay");
  }
}

/**
 * Browsers refuse to open some ports (https://fetch.spec.whatwg.org/#port-blocking), and Node's fetch refuses the same.
 */
function isBlocked(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => false,
    ({ cause }: Error) => (cause as Error | undefined)?.message === "bad port",
  );
}

const failOfPort = (name: string, port: number) => (error: NodeJS.ErrnoException) =>
  fail(error.code === "EADDRINUSE" ? `Port ${port} is taken: set ${name} to another one.` : error.message);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
