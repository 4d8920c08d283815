import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { turnToRender } from "../../../../../app/shared/web/hydration/render-queue.server";

const CONNECTIONS = 10;

/** Clients with an event loop of their own, which tell through shared memory that all requests are on the way. */
const CLIENTS = `
  const { sent, port } = require("node:worker_threads").workerData;
  for (let one = 0; one < ${CONNECTIONS}; one++) {
    const socket = require("node:net").connect(port, "127.0.0.1", () =>
      socket.write("GET / HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n", () => {
        if (Atomics.add(sent, 0, 1) === ${CONNECTIONS - 1}) Atomics.store(sent, 1, 1), Atomics.notify(sent, 1);
      }),
    );
    socket.resume();
  }
`;

it("requests on new connections, sent while a page is rendered, are read before the next page", async () => {
  const seen: string[] = [];
  const server = createServer((_, response) => {
    seen.push("request");
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sent = new Int32Array(new SharedArrayBuffer(8));
  const { port } = server.address() as AddressInfo;
  const clients = new Worker(CLIENTS, { eval: true, workerData: { sent, port } });

  async function page(name: string, work = () => {}) {
    await turnToRender();
    work();
    seen.push(name);
  }
  const render = () => {
    Atomics.wait(sent, 1, 0, 10_000);
    // Others get as long as the page took, and the clients may have been quick.
    Atomics.wait(sent, 1, 1, 100);
  };
  await Promise.all([page("first page", render), page("second page"), page("third page")]);

  expect(seen).toEqual(["first page", ...Array<string>(CONNECTIONS).fill("request"), "second page", "third page"]);
  await clients.terminate();
  server.close();
});
