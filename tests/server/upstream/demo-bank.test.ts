import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const running: Server[] = [];
const seen: unknown[] = [];
let shop = "";
let sandbox: Server;

async function listening(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  running.push(server);
  await once(server, "listening");
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  sandbox = await listening((request, response) => {
    seen.push([request.method, request.url, request.headers.host, request.headers.cookie]);
    request.pipe(response.writeHead(422, { "Content-Type": "text/plain" }));
  });
  vi.stubEnv("UPSTREAM_URL", addressOf(sandbox));
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  const { demoBank } = await import("../../../server/upstream/demo-bank");
  const app = express();
  app.use(demoBank());
  app.use((_, response) => void response.end("the shop"));
  shop = addressOf(await listening(app));
});

afterAll(() => {
  vi.unstubAllEnvs();
  for (const server of running) server.close();
});

it("the demo's shop hands over what is the bank's, without the shop's cookies, and nothing else", async () => {
  const form = new URLSearchParams({ code: "1234" });
  const answer = await fetch(`${shop}/bank/pay/1?x`, { method: "POST", body: form, headers: { Cookie: "session=1" } });
  expect([answer.status, await answer.text()]).toEqual([422, "code=1234"]);
  expect(seen).toEqual([["POST", "/bank/pay/1?x", new URL(shop).host, undefined]]);
  for (const path of ["/", "/bank", "/banking", "/console/orders.json", "/api/cities", "/spb/bank/"])
    expect(await (await fetch(shop + path)).text(), path).toBe("the shop");
  expect(seen).toHaveLength(1);
});

it("a bank that is not there is a 502", async () => {
  sandbox.closeAllConnections();
  sandbox.close();
  expect((await fetch(`${shop}/bank/pay/1`)).status).toBe(502);
});
