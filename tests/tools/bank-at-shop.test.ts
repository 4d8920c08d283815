import { once } from "node:events";
import { createServer, Server, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const emit = Server.prototype.emit;
const running: Server[] = [];

async function listening(answer: RequestListener, isInAnotherProcess = false) {
  const server = createServer(answer);
  // What the demo loads changes the servers of the shop's process only.
  if (isInAnotherProcess) server.emit = emit;
  running.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let shop = "";
let sandbox = "";
const seen: unknown[] = [];

beforeAll(async () => {
  sandbox = await listening((request, response) => {
    seen.push([request.method, request.url, request.headers.host, request.headers.cookie]);
    request.pipe(response.writeHead(422, { "Content-Type": "text/plain" }));
  }, true);
  shop = await listening((_, response) => response.end("the shop"));
  await import("../../tools/bank-at-shop.mjs");
});

afterAll(() => {
  Server.prototype.emit = emit;
  vi.unstubAllEnvs();
  for (const server of running) server.close();
});

it("the demo's shop hands over what is the bank's, without the shop's cookies, and nothing else", async () => {
  vi.stubEnv("UPSTREAM_URL", sandbox);
  const form = new URLSearchParams({ code: "1234" });
  const answer = await fetch(`${shop}/bank/pay/1?x`, { method: "POST", body: form, headers: { Cookie: "session=1" } });
  expect([answer.status, await answer.text()]).toEqual([422, "code=1234"]);
  expect(seen).toEqual([["POST", "/bank/pay/1?x", new URL(shop).host, undefined]]);
  for (const path of ["/", "/bank", "/banking", "/console/orders.json", "/api/cities", "/spb/bank/"])
    expect(await (await fetch(shop + path)).text(), path).toBe("the shop");
  expect(seen).toHaveLength(1);
});

it("a bank that is not there is a 502", async () => {
  vi.stubEnv("UPSTREAM_URL", "http://127.0.0.1:9");
  expect((await fetch(`${shop}/bank/pay/1`)).status).toBe(502);
});
