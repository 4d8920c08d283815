import { beforeEach, describe, expect, it } from "vitest";
import { OfflineWorker } from "../../../../../app/shared/web/offline/offline-worker";

const ORIGIN = "https://nori.example";
const PAGE = "/spb/offline/en.delivery.0.0.AbCdEfGhIjKl";
const HTML =
  "<h1>Offline</h1><!--[refused]<p>Not sent</p>[refused]--><!--[cart]<ul>{lines}</ul>[cart]--><!--[menu]<i>Menu</i>[menu]-->";

/** CacheStorage as far as the worker uses it. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const kept = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, kept);
    return {
      match: async (key: string) => kept.get(key)?.clone(),
      put: async (key: string, response: Response) => void kept.set(key, response),
    } as unknown as Cache;
  }
  match = async (key: RequestInfo | URL, { cacheName = "" }: MultiCacheQueryOptions = {}) =>
    this.all.get(cacheName)?.get(String(key))?.clone();
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
}

let caches: Caches;
let now: number;
let fetched: { address: string; credentials?: string }[];
let online: boolean;
let answer: () => Response;

const workerOf = (build: string) =>
  new OfflineWorker({
    caches,
    origin: ORIGIN,
    now: () => now,
    isOnline: () => online,
    build,
    fetch: async (input, init) => {
      fetched.push({ address: typeof input === "string" ? input : input.url, credentials: init?.credentials });
      if (!online) throw new TypeError("Failed to fetch");
      return answer();
    },
  });

/** The visit of a page: Request itself takes no such mode. */
const visit = (path = "/spb/cart", method = "GET") => ({ method, mode: "navigate", url: ORIGIN + path }) as Request;

const post = (path: string) => ({ ...visit(path, "POST"), mode: "cors" }) as Request;

beforeEach(() => {
  caches = new Caches();
  now = 1_000_000_000;
  fetched = [];
  online = true;
  answer = () => new Response(HTML, { headers: { "content-security-policy": "default-src 'none'" } });
});

describe("the service worker", () => {
  it("keeps the last menu without cookies, and fetches it again after ten minutes only", async () => {
    const worker = workerOf("a");
    await worker.keep({ keep: "menu", page: PAGE });
    await worker.keep({ keep: "menu", page: PAGE });
    expect(fetched).toEqual([{ address: PAGE, credentials: "omit" }]);
    now += 11 * 60_000;
    await worker.keep({ keep: "menu", page: PAGE });
    expect(fetched).toHaveLength(2);
  });

  it("answers from the network while there is one, whatever the network says", async () => {
    const worker = workerOf("a");
    await worker.keep({ keep: "menu", page: PAGE });
    answer = () => new Response("down", { status: 500 });
    expect((await worker.answer(visit())).status).toBe(500);
    expect(await (await worker.answer(visit(), Promise.resolve(new Response("preloaded")))).text()).toBe("preloaded");
  });

  it("answers without network from the copy, with its policy, and with a status that is no page's", async () => {
    const worker = workerOf("a");
    await worker.keep({ keep: "menu", page: PAGE });
    online = false;
    const { status, headers } = await worker.answer(visit());
    expect([status, headers.get("content-security-policy")]).toEqual([503, "default-src 'none'"]);
    expect(await (await worker.answer(visit())).text()).toContain("<i>Menu</i>");
  });

  it("refuses an order in words, and keeps none for later", async () => {
    const worker = workerOf("a");
    await worker.keep({ keep: "menu", page: PAGE });
    online = false;
    const html = await (await worker.answer(visit("/spb/checkout", "POST"))).text();
    expect(html).toContain("</h1><p>Not sent</p>");
    online = true;
    fetched = [];
    await worker.answer(visit("/spb/"));
    expect(fetched.map(({ address }) => address)).toEqual([`${ORIGIN}/spb/`]);
  });

  it("shows no price that is older than three days", async () => {
    const worker = workerOf("a");
    await worker.keep({ keep: "menu", page: PAGE });
    online = false;
    now += 3 * 24 * 3_600_000;
    expect(await (await worker.answer(visit())).text()).toContain("<!--[menu]<i>");
  });

  it("shows the browser's own page where nothing was kept, and keeps no error page", async () => {
    const worker = workerOf("a");
    answer = () => new Response("no", { status: 404 });
    await worker.keep({ keep: "menu", page: PAGE });
    online = false;
    await expect(worker.answer(visit())).rejects.toThrow("Failed to fetch");
  });

  it("of an older build goes away with all that it kept; the cart stays", async () => {
    await workerOf("old").keep({ keep: "menu", page: PAGE });
    await workerOf("old").keep({ keep: "cart", cart: { lines: [], total: "" } });
    await workerOf("new").activate();
    expect(await caches.keys()).toEqual(["cart"]);
  });

  it("keeps the cart of this device until it changes or its owner leaves", async () => {
    const worker = workerOf("a");
    await worker.keep({ keep: "menu", page: PAGE });
    await worker.keep({
      keep: "cart",
      cart: { lines: [{ name: "Miso", note: "", count: 2, total: "398 ₽" }], total: "398 ₽" },
    });
    await worker.passes({ ...visit(), mode: "cors" } as Request);
    online = false;
    await worker.passes(post("/spb/cart/data"));
    await worker.answer(visit("/spb/checkout", "POST"));
    expect(await (await worker.answer(visit())).text()).toContain("Miso × 2");
    online = true;
    await worker.passes(post("/spb/logout.data"));
    expect([...caches.all.keys()]).toEqual(["menu a"]);
  });

  it("drops the cart of somebody who signs out with a form of the page", async () => {
    const worker = workerOf("a");
    await worker.keep({ keep: "cart", cart: { lines: [], total: "" } });
    await worker.answer(visit("/spb/logout", "POST"));
    expect([...caches.all.keys()]).toEqual([]);
  });

  it("drops the cart where a page shows that its visitor has none, as after the end of a session", async () => {
    const worker = workerOf("a");
    await worker.keep({ keep: "cart", cart: { lines: [], total: "" } });
    await worker.keep({ keep: "cart", cart: undefined });
    expect([...caches.all.keys()]).toEqual([]);
  });

  it("lets everything pass that is no visit of a page", () => {
    const worker = workerOf("a");
    expect(worker.answers(visit())).toBe(true);
    expect(worker.answers({ ...visit(), mode: "cors" } as Request)).toBe(false);
  });
});
