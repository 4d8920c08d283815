import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A stand-in for Sentry's ingest: what it got, as one text and as the items of its envelopes. */
export async function ingestServer(port = 0) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Content-Type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const items = () =>
    bodies.flatMap((body) =>
      body.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Record<string, unknown>] : [])),
    );
  const dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/1`;
  return { dsn, bodies, items, close: () => server.close() };
}
