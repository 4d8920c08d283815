import { createServer, request as forward, type Server } from "node:http";

/**
 * Gives each request to the next container, and to the one after it if that one is gone, as balancers do. `address` is
 * the visitors'; without it they name it themselves.
 */
export function balance(ports: () => readonly number[], address?: () => string): Server {
  let next = 0;
  return createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const attempt = (left: number) => {
        const all = ports();
        const port = all[next++ % all.length];
        const headers = { ...incoming.headers, ...(address ? { "x-forwarded-for": address() } : {}) };
        const outgoing = forward({ port, host: "127.0.0.1", method: incoming.method, path: incoming.url, headers });
        outgoing.on("response", (response) => {
          answer.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(answer);
        });
        outgoing.on("error", () => (left > 0 ? attempt(left - 1) : answer.writeHead(502).end()));
        outgoing.end(Buffer.concat(chunks));
      };
      attempt(ports().length);
    });
  });
}
