import { cityPath } from "../../../rules/city-alias";
import { withoutFavourite } from "../../../rules/favourites";
import { postJson } from "../../shared/web/hydration/post-json";
import { RequestQueue } from "../../shared/web/hydration/request-queue";

/** `error` is set after a failure; it is empty without a response. */
export type FavouritesAnswer = { keys?: readonly string[]; error?: string };

export type SendFavourite = (city: string, product_key: string, liked: boolean) => Promise<FavouritesAnswer>;

/**
 * The favourites of this window: the confirmed ones, and changes since then. Requests are sent one at a time, because
 * each response sets the whole list as a cookie. They contain the wanted state, so the last press wins.
 */
export class FavouritesStore {
  private confirmed: readonly string[] = [];
  private readonly wanted = new Map<string, boolean>();
  private shown: readonly string[] = [];
  private readonly queue = new RequestQueue();
  private readonly listeners = new Set<() => void>();
  private others?: BroadcastChannel;

  constructor(private readonly send: SendFavourite) {}

  /** The keys of the favourites, newest first. */
  readonly keys = () => this.shown;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    this.hearOtherWindows();
    return () => void this.listeners.delete(listener);
  };

  has(product_key: string): boolean {
    return this.shown.includes(product_key);
  }

  /** Takes the favourites that a page was loaded with, unless there are unanswered changes, which are newer. */
  learn(keys: readonly string[]) {
    if (this.wanted.size > 0) return;
    this.confirmed = keys;
    this.changed();
  }

  /**
   * Shows the change at once. Resolves to the reason if it failed, empty without a response; to undefined if it
   * succeeded or a later press replaced it.
   */
  press(city: string, product_key: string, liked: boolean): Promise<string | undefined> {
    this.wanted.set(product_key, liked);
    this.changed();
    return this.queue.add(() => this.settle(city, product_key), undefined);
  }

  private async settle(city: string, product_key: string): Promise<string | undefined> {
    // Only the last of several presses in one task is sent.
    await Promise.resolve();
    const liked = this.wanted.get(product_key);
    // An earlier request has already confirmed it.
    if (liked === undefined) return undefined;
    const { keys, error } = await this.send(city, product_key, liked);
    if (keys) {
      this.confirmed = keys;
      this.others?.postMessage(keys);
    }
    if (this.wanted.get(product_key) !== liked) return undefined;
    this.wanted.delete(product_key);
    this.changed();
    return error;
  }

  private hearOtherWindows() {
    if (this.others || !("BroadcastChannel" in window)) return;
    this.others = new BroadcastChannel("favourites");
    this.others.onmessage = ({ data }: MessageEvent<readonly string[]>) => {
      this.confirmed = data;
      this.changed();
    };
  }

  private changed() {
    let next = this.confirmed;
    for (const [key, liked] of this.wanted)
      if (next.includes(key) !== liked) next = liked ? [key, ...next] : withoutFavourite(next, key);
    this.shown = next;
    for (const listener of [...this.listeners]) listener();
  }
}

/**
 * A lock makes the windows of one browser send their requests in sequence, because each response sets the cookie of the
 * next request.
 */
const sendFavourite: SendFavourite = async (city, product_key, liked) => {
  const fields = new URLSearchParams({ answer: "data", [liked ? "like" : "unlike"]: product_key });
  const send = () =>
    postJson<FavouritesAnswer>(cityPath(city, "favourites/data"), fields, ({ keys }) => Array.isArray(keys));
  return "locks" in navigator ? await navigator.locks.request("favourites", send) : send();
};

/** All pages and modals of a window share this store. The server never changes it. */
export const favourites = new FavouritesStore(sendFavourite);
