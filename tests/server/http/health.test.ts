import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createHealthServer } from "../../../server/http/health";
import { raw } from "../../support/app/raw-http";

it("the port for health checks answers these, and nothing else", async () => {
  const asked: string[] = [];
  const server = createHealthServer(({ url = "" }, response) => {
    asked.push(url);
    response.end("ok\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const statuses = [];
  for (const path of ["/healthz", "/readyz", "/", "/spb/cart", "/healthz/x", "/favicon.svg"])
    statuses.push((await raw(origin, path)).status);
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
  expect(asked).toEqual(["/healthz", "/readyz"]);
  server.close();
});
