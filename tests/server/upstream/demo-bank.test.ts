import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createConnection, type AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const running: Server[] = [];
const seen: unknown[] = [];
const lengths: unknown[] = [];
/** `Connection` names a header that is for this hop only. */
const HEADERS = { "Content-Type": "text/plain", Connection: "keep-alive, X-Hop", "X-Hop": "1", "X-End": "1" };
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
    lengths.push(request.headers["content-length"]);
    request.pipe(response.writeHead(422, HEADERS));
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

/** All that the server sends until it closes the connection, which a client of HTTP/1.0 takes for the answer's end. */
async function exchange(request: string): Promise<string> {
  const { hostname, port } = new URL(shop);
  const socket = createConnection(Number(port), hostname);
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
  socket.write(request);
  await once(socket, "end");
  return answer;
}

it("a browser of HTTP/1.0 gets the bank's page whole: its connection is closed, and no header of the other one is passed on", async () => {
  const answer = await exchange("POST /bank/pay/1 HTTP/1.0\r\nHost: shop\r\nContent-Length: 9\r\n\r\ncode=1234");
  const [head = "", body] = answer.split("\r\n\r\n");
  expect(body).toBe("code=1234");
  expect(head).toMatch(/^HTTP\/1\.1 422 /);
  expect(head).toMatch(/^connection: close$/im);
  expect(head).toMatch(/^x-end: 1$/im);
  expect(head).not.toMatch(/^(keep-alive|transfer-encoding|x-hop):/im);
});

it("a GET that states the length of a body is passed on without a body", async () => {
  lengths.length = 0;
  const request = "GET /bank/pay/1 HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 4\r\n\r\nbody";
  expect(await exchange(request)).toMatch(/^HTTP\/1\.1 422 /);
  expect(lengths).toEqual([undefined]);
});

it("a bank that is not there is a 502", async () => {
  sandbox.closeAllConnections();
  sandbox.close();
  expect((await fetch(`${shop}/bank/pay/1`)).status).toBe(502);
});
