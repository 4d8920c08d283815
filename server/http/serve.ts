import { createServer, type RequestListener, type Server } from "node:http";
import { countConnection } from "../operate/connections";
import { environment } from "../operate/environment";
import { log } from "../operate/log";
import { metrics, watchProcess } from "../operate/metrics";
import { MAX_HEADER_BYTES } from "../visitor/cookie-header";
import { isHealthCheck } from "./health";

const SECOND = 1_000;

/** Limits for slow clients and large headers. */
const LIMITS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  /**
   * Balancers close idle connections after 60 s. A longer time here means that no connection is closed during their
   * request.
   */
  keepAliveTimeout: 65 * SECOND,
  /** The interval at which the first two limits are enforced; Node's default is 30 s. */
  connectionsCheckingInterval: SECOND,
  maxHeaderSize: MAX_HEADER_BYTES,
};
/**
 * A connection without a byte in either direction for this time is closed, because the client does not read its
 * response.
 */
const SILENCE_MS = 60 * SECOND;
/** The same line is logged at most once in this time. */
const LOG_INTERVAL_MS = 60 * SECOND;

/** Makes an HTTP server with limits on connections and on slow clients. It has no request listener yet. */
export function createShopServer(limits: Partial<typeof LIMITS> = {}): Server {
  const server = createServer({ ...LIMITS, ...limits });
  server.timeout = SILENCE_MS;
  server.maxConnections = environment().MAX_CONNECTIONS;
  server.on("connection", countConnection);
  let loggedAt = -Infinity;
  server.on("drop", () => {
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = performance.now();
    log.warn({ connections: server.maxConnections }, "too many connections: further ones are closed (MAX_CONNECTIONS)");
  });
  return server;
}

/** Serves only health checks on a separate port, so that they do not compete with visitors' connections. */
export function createHealthServer(app: RequestListener): Server {
  return createServer(LIMITS, (request, response) => {
    if (isHealthCheck(request.url ?? "")) app(request, response);
    else response.writeHead(404).end();
  });
}

/** Serves only `/metrics` on a separate port, because visitors must not read them. */
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
