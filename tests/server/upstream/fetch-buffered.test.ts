import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BodyTooLarge } from "../../../server/guard/read-capped";
import { fetchBuffered, UnusableBody } from "../../../server/upstream/fetch-buffered";
import { FakeUpstream } from "../../support/upstream/fake-upstream";

let upstream: FakeUpstream;
beforeEach(async () => {
  upstream = await FakeUpstream.start();
});
afterEach(() => upstream.stop());

const LIMIT = 10_000;
const get = (signal = new AbortController().signal) =>
  fetchBuffered(`${upstream.url}/api/user/get`, { headers: {}, signal }, LIMIT);

describe("a response over the client's own connections", () => {
  it("arrives whole", async () => {
    upstream.answer = (response) => {
      response.write('{"name":"Мо');
      setTimeout(() => response.end('рковь"}'), 10);
    };
    const response = await get();
    expect(await response.text()).toBe('{"name":"Морковь"}');
  });

  it("is read without a byte order mark", async () => {
    upstream.answer = (response) => void response.end("\ufeff{}");
    expect(await (await get()).text()).toBe("{}");
  });

  it("keeps every Set-Cookie header, and headers in raw UTF-8", async () => {
    upstream.answer = (response) => {
      response.setHeader("X-City", Buffer.from("Москва").toString("latin1"));
      response.setHeader("Set-Cookie", ["a=1; Expires=Mon, 01 Jan 2035 00:00:00 GMT", "b=2"]).end();
    };
    const { headers } = await get();
    expect(headers.getSetCookie()).toEqual(["a=1; Expires=Mon, 01 Jan 2035 00:00:00 GMT", "b=2"]);
    expect(Buffer.from(headers.get("x-city") ?? "", "latin1").toString()).toBe("Москва");
  });

  it("comes over a connection of a call before it", async () => {
    const ports = new Set<number | undefined>();
    upstream.answer = (response) => {
      ports.add(response.socket?.remotePort);
      response.end("{}");
    };
    for (let call = 0; call < 10; call++) await get();
    expect(ports.size).toBeLessThanOrEqual(2);
  });

  it("is rejected when the request is aborted while the body arrives", async () => {
    const stop = new AbortController();
    upstream.answer = (response) => void response.write("{");
    const answer = get(stop.signal);
    await vi.waitUntil(() => upstream.heard.length === 1);
    stop.abort();
    await expect(answer).rejects.toThrow();
  });

  it("that redirects is returned and not followed", async () => {
    upstream.answer = (response) => void response.writeHead(302, { Location: "/elsewhere" }).end();
    expect((await get()).status).toBe(302);
    expect(upstream.heard).toHaveLength(1);
  });
});

describe("a response in gzip", () => {
  const packed = (body: Buffer) => {
    upstream.answer = (response) => void response.writeHead(200, { "Content-Encoding": "gzip" }).end(body);
  };

  it("is unpacked", async () => {
    packed(gzipSync('{"name":"Морковь"}'));
    expect(await (await get()).text()).toBe('{"name":"Морковь"}');
  });

  it("is too large when it unpacks to more than the limit", async () => {
    packed(gzipSync("x".repeat(LIMIT + 1)));
    await expect(get()).rejects.toMatchObject({ name: "UnusableBody", cause: expect.any(BodyTooLarge) as unknown });
  });

  it("cannot be used when it is no gzip", async () => {
    packed(Buffer.from("plain text"));
    await expect(get()).rejects.toBeInstanceOf(UnusableBody);
  });
});

describe("the size limit", () => {
  it.each([
    ["announced", { "Content-Length": LIMIT + 1 }],
    ["not announced", {}],
  ])("refuses a body that exceeds it, %s", async (_, headers) => {
    upstream.answer = (response) => void response.writeHead(200, headers).end("x".repeat(LIMIT + 1));
    await expect(get()).rejects.toMatchObject({ status: 200, cause: expect.any(BodyTooLarge) as unknown });
  });

  it("refuses an announced body unread, and closes its connection", async () => {
    const closed = new Promise<void>((resolve) => {
      upstream.answer = (response) => {
        response.writeHead(200, { "Content-Length": LIMIT + 1 }).write("x");
        response.once("close", resolve);
      };
    });
    await expect(get()).rejects.toMatchObject({ status: 200, cause: expect.any(BodyTooLarge) as unknown });
    await closed;
  });

  it("lets a body of exactly that size through, announced, unannounced or in gzip", async () => {
    const body = "x".repeat(LIMIT);
    upstream.answer = (response) => void response.writeHead(200, { "Content-Length": LIMIT }).end(body);
    expect((await get()).content).toHaveLength(LIMIT);
    upstream.answer = (response) => void response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(body));
    expect((await get()).content).toHaveLength(LIMIT);
    upstream.answer = (response) => void response.end("x".repeat(LIMIT));
    expect((await get()).content).toHaveLength(LIMIT);
  });
});
