import { createServer, type RequestListener, type Server } from "node:http";
import { countConnection } from "../operate/connections";
import { environment } from "../operate/environment";
import { log } from "../operate/log";
import { metrics, watchProcess } from "../operate/metrics";
import { isHealthCheck } from "./health";

const SECOND = 1_000;

/** How long a client may take, in milliseconds. */
const LIMITS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  /** Longer than the 60 s after which balancers close idle connections: theirs is then never closed under a request. */
  keepAliveTimeout: 65 * SECOND,
  /** How often the first two are enforced; by default every 30 s. */
  connectionsCheckingInterval: SECOND,
};
/** Milliseconds without a byte in either direction: a client that does not read its answer. */
const SILENCE = 60 * SECOND;
/** Milliseconds between two lines in the log about the same. */
const QUIET = 60 * SECOND;

/** An HTTP server with limits on connections and on slow clients; nothing answers its requests yet. */
export function createShopServer(limits: Partial<typeof LIMITS> = {}): Server {
  const server = createServer({ ...LIMITS, ...limits });
  server.timeout = SILENCE;
  server.maxConnections = environment().MAX_CONNECTIONS;
  server.on("connection", countConnection);
  let told = -Infinity;
  server.on("drop", () => {
    if (performance.now() - told < QUIET) return;
    told = performance.now();
    log.warn({ connections: server.maxConnections }, "too many connections: further ones are closed (MAX_CONNECTIONS)");
  });
  return server;
}

/** A server for health checks alone, on a port of its own: its connections wait for no visitor's, and are not counted among them. */
export function createHealthServer(app: RequestListener): Server {
  return createServer(LIMITS, (request, response) => {
    if (isHealthCheck(request.url ?? "")) app(request, response);
    else response.writeHead(404).end();
  });
}

/** A server for `/metrics` alone, on a port of its own: visitors must not read them, and no proxy has to hide them. */
export function createMetricsServer(): Server {
  watchProcess();
  return createServer(LIMITS, (request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics")
      return void response.writeHead(404).end();
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
