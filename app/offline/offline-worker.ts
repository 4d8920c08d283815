import {
  forgetsCart,
  isFresh,
  isVisit,
  offlineDocument,
  readKeepRequest,
  showsPrices,
  type KeptCart,
} from "../../rules/offline";

/** What the worker has of its browser. */
export type WorkerWorld = {
  caches: Pick<CacheStorage, "open" | "match" | "keys" | "delete">;
  fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  origin: string;
  now: () => number;
  /** What the browser believes. */
  isOnline: () => boolean;
  /** Names this build's caches. */
  build: string;
};

const CART = "cart";
/** Where in its cache a copy lies, whatever its address. */
const COPY = "/offline-copy";

/**
 * The service worker: it keeps one copy of the last menu, and the cart as the visitor's own page showed it. It answers the visit of a page from the
 * network; only where there is none, from its copies. Scripts, styles and data never go through it, so no old version of the shop can stick.
 */
export class OfflineWorker {
  constructor(private readonly world: WorkerWorld) {}

  private get menus() {
    return `menu ${this.world.build}`;
  }

  /** Throws away what workers of other builds kept. */
  async activate(): Promise<void> {
    const { caches } = this.world;
    const others = (await caches.keys()).filter((name) => name !== this.menus && name !== CART);
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** Keeps what a page asks for. A menu is fetched without cookies: its copy is the same for everybody. */
  async keep(message: unknown): Promise<void> {
    const wanted = readKeepRequest(message);
    if (!wanted) return;
    const { caches, now, fetch } = this.world;
    if (wanted.keep === "cart") {
      if (wanted.cart) await (await caches.open(CART)).put(COPY, Response.json(wanted.cart));
      else await caches.delete(CART);
      return;
    }
    const cache = await caches.open(this.menus);
    const kept = await cache.match(COPY);
    if (isFresh(kept && { page: kept.headers.get("x-page") ?? "", at: keptAt(kept) }, wanted.page, now())) return;
    const answer = await fetch(wanted.page, { credentials: "omit" });
    if (!answer.ok) return;
    const policy = answer.headers.get("content-security-policy") ?? "default-src 'none'";
    await cache.put(
      COPY,
      new Response(await answer.text(), {
        headers: {
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": policy,
          "x-page": wanted.page,
          "x-kept-at": String(now()),
        },
      }),
    );
  }

  /** The cart's copy goes with every change of the cart, and with its owner; not with one that cannot be sent. */
  async passes(request: Request): Promise<void> {
    if (!this.answers(request) && this.world.isOnline() && forgetsCart(request)) await this.world.caches.delete(CART);
  }

  /** Whether a request is answered here; any other takes the way that it takes without a worker. */
  answers(request: Request): boolean {
    return isVisit(request, this.world.origin);
  }

  /** The network's answer, whatever it is. Without network the copy: it says that no answer came to what was sent, which is never kept for later. */
  async answer(
    request: Request,
    preload: Promise<Response | undefined> = Promise.resolve(undefined),
  ): Promise<Response> {
    const { fetch, caches, now } = this.world;
    try {
      const answer = (await preload) ?? (await fetch(request));
      if (forgetsCart(request)) await caches.delete(CART);
      return answer;
    } catch (error) {
      const copy = await caches.match(COPY, { cacheName: this.menus });
      if (!copy) throw error;
      const cart = await caches.match(COPY, { cacheName: CART });
      const html = offlineDocument(await copy.text(), {
        refused: request.method !== "GET",
        menu: showsPrices(keptAt(copy), now()),
        cart: cart && ((await cart.json()) as KeptCart),
      });
      // A status that nothing takes for the page itself.
      return new Response(html, { status: 503, headers: copy.headers });
    }
  }
}

const keptAt = (copy: Response) => Number(copy.headers.get("x-kept-at")) || 0;
