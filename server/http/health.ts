import { createServer, type RequestListener, type Server } from "node:http";

export const isHealthCheck = (path: string) => path === "/healthz" || path === "/readyz";

/** A server for health checks alone, on a port of its own: its connections wait for no visitor's, and are not counted among them. */
export function createHealthServer(app: RequestListener): Server {
  return createServer((request, response) => {
    if (isHealthCheck(request.url ?? "")) app(request, response);
    else response.writeHead(404).end();
  });
}
