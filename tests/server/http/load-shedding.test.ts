import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createShopServer } from "../../../server/http/serve";
import { metrics } from "../../../server/operate/metrics";
import { picturePath } from "../../../server/upstream/pictures";
import { raw } from "../../support/app/raw-http";
import { held, menu } from "../../support/app/tiny-shop";
import { serveTinyShop } from "../../support/app/tiny-server";

const own = { "sec-fetch-site": "same-origin", "accept-language": "de" };

/** Pages that may be under way while the event loop never sleeps. */
const MOST = 8;

/** A shop with so many pages or forms under way, none of which is done before `release`. */
async function busyShop({
  pages,
  method = "GET",
  path = "/held",
  sleeps = false,
}: {
  pages: number;
  method?: string;
  path?: string;
  sleeps?: boolean;
}) {
  let release = () => {};
  held.until = new Promise((resolve) => (release = resolve));
  const server = createShopServer();
  let arrived = 0;
  server.on("request", ({ url }) => (arrived += url === path ? 1 : 0));
  let slept = 0;
  const origin = await serveTinyShop({ server, idleTime: () => (sleeps ? (slept += 10) : slept) });
  Object.assign(menu, { cacheable: true });
  await raw(origin, "/spb/");
  const answers = Array.from({ length: pages }, () => raw(origin, path, { method, headers: own }));
  await expect.poll(() => arrived).toBe(pages);
  return { origin, release: () => (release(), Promise.all(answers)) };
}

/** Refusals are held back. */
async function refusal(asked: ReturnType<typeof raw>) {
  let isAnswered = false;
  void asked.finally(() => (isAnswered = true));
  await expect.poll(() => (vi.advanceTimersByTime(500), isAnswered)).toBe(true);
  return asked;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  menu.cacheable = false;
});

/** What `/metrics` says of requests that were shed. */
async function shed(reason: "busy" | "busyForm") {
  const { values } = await metrics.refusals.get();
  return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
}

describe("while the event loop has too much to do", () => {
  it("a page waits for its turn", async () => {
    const { origin, release } = await busyShop({ pages: MOST });
    const asked = raw(origin, "/berlin", { headers: own });
    await release();
    expect((await asked).status).toBe(200);
  });

  it("one that waited too long is refused in words, with a link to try again", async () => {
    const { origin, release } = await busyShop({ pages: MOST });
    const headers = { ...own, accept: "text/html" };
    const before = await shed("busy");
    const { status, headers: told, body } = await refusal(raw(origin, "/berlin?group=wok", { headers }));
    expect({ status, after: told["retry-after"], kept: told["cache-control"] }).toEqual({
      status: 503,
      after: "5",
      kept: "private, no-store",
    });
    expect(await shed("busy"), "counted for /metrics").toBe(before + 1);
    expect(body.toString()).toMatch(/sehr viele Besucher[^]*<a class="go" href="">Erneut versuchen<\/a>/);
    expect((await release()).map((answer) => answer.status)).toEqual(Array(MOST).fill(200));
    expect((await raw(origin, "/berlin", { headers })).status).toBe(200);
  });

  it("pages from the cache, files and health checks go on", async () => {
    const { origin, release } = await busyShop({ pages: MOST });
    expect((await raw(origin, "/spb/")).status).toBe(200);
    expect((await raw(origin, "/favicon.svg")).status).toBe(200);
    expect((await raw(origin, "/healthz")).status).not.toBe(503);
    await release();
  });

  it("the menu of a city that somebody invented waits like any page", async () => {
    const { origin, release } = await busyShop({ pages: MOST });
    expect((await refusal(raw(origin, "/atlantis/", { headers: own }))).status).toBe(503);
    await release();
  });

  it("pictures have a line of their own, which keeps no page waiting and is refused like one", async () => {
    const path = `/pictures/w400/${picturePath("/roll.webp")}`;
    const { origin, release } = await busyShop({ pages: MOST });
    const picture = raw(origin, path, { headers: own });
    await release();
    expect((await picture).status).toBe(200);
    const full = await busyShop({ pages: MOST, path });
    expect((await raw(full.origin, "/berlin", { headers: own })).status).toBe(200);
    expect((await raw(full.origin, "/healthz")).status).not.toBe(503);
    for (const more of [path, "/robots.txt", "/manifest.webmanifest"])
      expect((await refusal(raw(full.origin, more, { headers: own }))).status, more).toBe(503);
    await full.release();
  });

  it("pictures that somebody invented are answered at once, before Remix", async () => {
    const { origin, release } = await busyShop({ pages: MOST, path: `/pictures/w400/${picturePath("/roll.webp")}` });
    for (const path of ["w400/AAA/o/x", "w400/AAA/u/a.png", "w4/", "x", "w400/m/spb/roll.webp"]) {
      const { status, body } = await raw(origin, `/pictures/${path}`, { headers: own });
      expect([status, body.length], path).toEqual([404, 0]);
    }
    await release();
  });

  it("forms have a line of their own, and are then refused with what to do", async () => {
    const { origin, release } = await busyShop({ pages: MOST });
    expect((await raw(origin, "/berlin", { method: "POST", headers: own })).status).toBe(303);
    await release();
    const full = await busyShop({ pages: MOST, method: "POST" });
    expect((await raw(full.origin, "/berlin", { headers: own })).status).toBe(200);
    const before = await shed("busyForm");
    const { status, body } = await refusal(raw(full.origin, "/berlin", { method: "POST", headers: own }));
    expect(status).toBe(503);
    expect(await shed("busyForm"), "counted for /metrics").toBe(before + 1);
    expect(body.toString()).toContain("gehen Sie zurück und senden Sie es");
    await full.release();
  });
});

it("a shop that only waits for its upstream refuses nobody", async () => {
  const { origin, release } = await busyShop({ pages: 20, sleeps: true });
  expect((await raw(origin, "/berlin")).status).toBe(200);
  await release();
});
