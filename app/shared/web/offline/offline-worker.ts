import {
  forgetsCart,
  isFresh,
  isVisit,
  offlineDocument,
  readKeepRequest,
  showsPrices,
  type KeptCart,
} from "../../../../rules/offline";

/** The browser's interfaces that the worker uses. */
export type WorkerWorld = {
  caches: Pick<CacheStorage, "open" | "match" | "keys" | "delete">;
  fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
  origin: string;
  now: () => number;
  /** The value of `navigator.onLine`. */
  isOnline: () => boolean;
  /** The build id, which is part of the caches' names. */
  build: string;
};

const CART = "cart";
const COPY_PATH = "/offline-copy";

/**
 * The service worker. It stores one copy of the last menu, and the cart as the visitor's page showed it. Page requests
 * are answered by the network, and only without network from the copies. Scripts, styles and data never pass through
 * it, so no old version of the shop can stick.
 */
export class OfflineWorker {
  constructor(private readonly world: WorkerWorld) {}

  private get menus() {
    return `menu ${this.world.build}`;
  }

  async activate(): Promise<void> {
    const { caches } = this.world;
    const others = (await caches.keys()).filter((name) => name !== this.menus && name !== CART);
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /** Stores the copy that a page requests. A menu is fetched without cookies, so its copy is the same for everybody. */
  async keep(message: unknown): Promise<void> {
    const wanted = readKeepRequest(message);
    if (!wanted) return;
    const { caches, now, fetch } = this.world;
    if (wanted.keep === "cart") {
      if (wanted.cart) await (await caches.open(CART)).put(COPY_PATH, Response.json(wanted.cart));
      else await caches.delete(CART);
      return;
    }
    const cache = await caches.open(this.menus);
    const kept = await cache.match(COPY_PATH);
    if (isFresh(kept && { page: kept.headers.get("x-page") ?? "", at: keptAt(kept) }, wanted.page, now())) return;
    const answer = await fetch(wanted.page, { credentials: "omit" });
    if (!answer.ok) return;
    const policy = answer.headers.get("content-security-policy") ?? "default-src 'none'";
    await cache.put(
      COPY_PATH,
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

  /** Deletes the cart's copy after every request that changes the cart or signs out, unless it cannot be sent. */
  async passes(request: Request): Promise<void> {
    if (!this.answers(request) && this.world.isOnline() && forgetsCart(request)) await this.world.caches.delete(CART);
  }

  /** Whether the worker answers a request. Other requests bypass it. */
  answers(request: Request): boolean {
    return isVisit(request, this.world.origin);
  }

  /**
   * The network's response, whatever its status. Without network the copy, which says that the submitted data was not
   * sent.
   */
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
      const copy = await caches.match(COPY_PATH, { cacheName: this.menus });
      if (!copy) throw error;
      const cart = await caches.match(COPY_PATH, { cacheName: CART });
      const html = offlineDocument(await copy.text(), {
        refused: request.method !== "GET",
        menu: showsPrices(keptAt(copy), now()),
        cart: cart && ((await cart.json()) as KeptCart),
      });
      // The status 503 keeps the copy from being mistaken for the page itself.
      return new Response(html, { status: 503, headers: copy.headers });
    }
  }
}

const keptAt = (copy: Response) => Number(copy.headers.get("x-kept-at")) || 0;
