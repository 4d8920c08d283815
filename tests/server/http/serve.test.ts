import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { createHealthServer, createShopServer } from "../../../server/http/serve";
import { connectionsSoFar } from "../../../server/operate/connections";
import { log } from "../../../server/operate/log";
import { raw } from "../../support/app/raw-http";
import { serveTinyShop } from "../../support/app/tiny-server";

const open = (origin: string) => connect(Number(new URL(origin).port), "127.0.0.1");

describe("limits of a client", () => {
  // Node looks for slow clients every 30 s unless it is told otherwise: longer than a test may take.
  it.each([
    ["sends nothing", ""],
    ["never ends its headers", "GET / HTTP/1.1\r\nHost: shop.example\r\n"],
  ])("one that %s is closed soon after its time", async (_, sent) => {
    const origin = await serveTinyShop({ server: createShopServer({ headersTimeout: 300 }) });
    const socket = open(origin);
    socket.write(sent);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("one that never ends its form is closed, too", async () => {
    const server = createShopServer({ headersTimeout: 300, requestTimeout: 600 });
    const origin = await serveTinyShop({ server });
    const socket = open(origin);
    socket.write("POST /echo HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 100\r\n\r\na=1");
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 |^$/);
  });
});

it("somebody with many cookies gets an answer, and one with far too many a refusal", async () => {
  const origin = await serveTinyShop();
  const withCookies = (bytes: number) => raw(origin, "/short", { headers: { Cookie: `a=${"x".repeat(bytes)}` } });
  expect((await withCookies(20_000)).status).toBe(200);
  expect((await withCookies(40_000)).status).toBe(431);
});

it("each connection is counted: more of them may wait to be accepted", async () => {
  const origin = await serveTinyShop();
  const before = connectionsSoFar();
  await Promise.all([raw(origin, "/short"), raw(origin, "/short")]);
  expect(connectionsSoFar() - before).toBe(2);
});

it("connections above the limit are closed, which the log says once", async () => {
  const warn = vi.spyOn(log, "warn");
  const origin = await serveTinyShop({ env: { MAX_CONNECTIONS: 2 } });
  const kept = [open(origin), open(origin)];
  await Promise.all(kept.map((socket) => once(socket, "connect")));
  await expect(raw(origin, "/short")).rejects.toThrow();
  await expect(raw(origin, "/short")).rejects.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[1]).toMatch(/MAX_CONNECTIONS/);
  kept[0]?.destroy();
  await expect
    .poll(() =>
      raw(origin, "/short").then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  warn.mockRestore();
});

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
