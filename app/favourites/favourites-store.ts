import { cityPath } from "../../rules/city-alias";
import { withoutFavourite } from "../../rules/favourites";
import { postJson } from "../hydration/post-json";
import { RequestQueue } from "../hydration/request-queue";

/** `error`: nothing changed; empty if the server did not answer. */
export type FavouritesAnswer = { keys?: readonly string[]; error?: string };

export type SendFavourite = (city: string, product_key: string, liked: boolean) => Promise<FavouritesAnswer>;

/**
 * The favourites that this window shows: those that the server confirmed, and what was pressed since. Requests go one at a time, because each answer
 * sets the whole list as a cookie. They say what is wanted, not that something changes: the last press counts.
 */
export class FavouritesStore {
  private confirmed: readonly string[] = [];
  private readonly wanted = new Map<string, boolean>();
  private shown: readonly string[] = [];
  private readonly queue = new RequestQueue();
  private readonly listeners = new Set<() => void>();
  private others?: BroadcastChannel;

  constructor(private readonly send: SendFavourite) {}

  /** Newest first. */
  readonly keys = () => this.shown;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    this.hearOtherWindows();
    return () => void this.listeners.delete(listener);
  };

  has(product_key: string): boolean {
    return this.shown.includes(product_key);
  }

  /** What a page was loaded with. What was pressed and is not answered yet is newer. */
  learn(keys: readonly string[]) {
    if (this.wanted.size > 0) return;
    this.confirmed = keys;
    this.changed();
  }

  /** Shows it at once. Resolves to the reason why it did not stay so, empty without an answer; undefined if it did, or was pressed again. */
  press(city: string, product_key: string, liked: boolean): Promise<string | undefined> {
    this.wanted.set(product_key, liked);
    this.changed();
    return this.queue.add(() => this.settle(city, product_key), undefined);
  }

  private async settle(city: string, product_key: string): Promise<string | undefined> {
    // Of presses in one task only the last is sent.
    await Promise.resolve();
    const liked = this.wanted.get(product_key);
    // An earlier turn has settled it.
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

/** Windows of one browser take turns: each answer sets the cookie that the next request sends. */
const sendFavourite: SendFavourite = async (city, product_key, liked) => {
  const fields = new URLSearchParams({ answer: "data", [liked ? "like" : "unlike"]: product_key });
  const send = () =>
    postJson<FavouritesAnswer>(cityPath(city, "favourites/data"), fields, ({ keys }) => Array.isArray(keys));
  return "locks" in navigator ? await navigator.locks.request("favourites", send) : send();
};

/** One for all pages and modals of a window. The server never changes it. */
export const favourites = new FavouritesStore(sendFavourite);
