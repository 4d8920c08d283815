import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchEventLoop } from "../../../server/operate/event-loop";
import { createShopServer } from "../../../server/http/serve";
import { raw } from "../../support/app/raw-http";
import { held, menu } from "../../support/app/tiny-shop";
import { serveTinyShop } from "../../support/app/tiny-server";

/** A shop with so many pages under way, none of which is done before `release`. */
async function busyShop({ pages, isOverloaded }: { pages: number; isOverloaded: boolean }) {
  let release = () => {};
  held.until = new Promise((resolve) => (release = resolve));
  const server = createShopServer();
  let arrived = 0;
  server.on("request", ({ url }) => (arrived += url === "/held" ? 1 : 0));
  const load = { isOverloaded: false };
  const origin = await serveTinyShop({ server, isOverloaded: () => load.isOverloaded });
  Object.assign(menu, { cacheable: true });
  await raw(origin, "/spb/");
  const answers = Array.from({ length: pages }, () => raw(origin, "/held"));
  await expect.poll(() => arrived).toBe(pages);
  load.isOverloaded = isOverloaded;
  return { origin, release: () => (release(), Promise.all(answers)) };
}

/** A refusal is held back for a second or two. */
async function refusal(asked: ReturnType<typeof raw>) {
  let isAnswered = false;
  void asked.finally(() => (isAnswered = true));
  await expect.poll(() => (vi.advanceTimersByTime(2_000), isAnswered)).toBe(true);
  return asked;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  menu.cacheable = false;
});

const own = { "sec-fetch-site": "same-origin", "accept-language": "de" };

describe("while the event loop has too much to do", () => {
  it("a page that has to be rendered is refused in words, with a link to try again", async () => {
    const { origin, release } = await busyShop({ pages: 8, isOverloaded: true });
    const headers = { ...own, accept: "text/html" };
    const { status, headers: told, body } = await refusal(raw(origin, "/berlin?group=wok", { headers }));
    expect({ status, after: told["retry-after"], kept: told["cache-control"] }).toEqual({
      status: 503,
      after: "5",
      kept: "private, no-store",
    });
    expect(body.toString()).toMatch(/sehr viele Besucher[^]*<a href="">Erneut versuchen<\/a>/);
    expect((await release()).map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect((await raw(origin, "/berlin", { headers })).status).toBe(200);
  });

  it("pages from the cache, files and health checks go on", async () => {
    const { origin, release } = await busyShop({ pages: 8, isOverloaded: true });
    expect((await raw(origin, "/spb/")).status).toBe(200);
    expect((await raw(origin, "/favicon.svg")).status).toBe(200);
    expect((await raw(origin, "/healthz")).status).not.toBe(503);
    await release();
  });

  it("forms are taken for longer, and then refused with what to do", async () => {
    const { origin, release } = await busyShop({ pages: 8, isOverloaded: true });
    expect((await raw(origin, "/berlin", { method: "POST", headers: own })).status).toBe(303);
    await release();
    const full = await busyShop({ pages: 16, isOverloaded: true });
    const { status, body } = await refusal(raw(full.origin, "/berlin", { method: "POST", headers: own }));
    expect(status).toBe(503);
    expect(body.toString()).toContain("gehen Sie zurück und senden Sie es");
    await full.release();
  });
});

it("a shop that only waits for its upstream refuses nobody", async () => {
  const { origin, release } = await busyShop({ pages: 60, isOverloaded: false });
  expect((await raw(origin, "/berlin")).status).toBe(200);
  await release();
});

describe("the event loop", () => {
  beforeEach(() => void vi.useRealTimers());

  it("has too much to do in a turn that takes long, and no longer once it is idle", async () => {
    const isOverloaded = watchEventLoop();
    await expect.poll(isOverloaded).toBe(false);
    const until = performance.now() + 100;
    while (performance.now() < until);
    expect(isOverloaded()).toBe(true);
    await expect.poll(isOverloaded).toBe(false);
  });
});
