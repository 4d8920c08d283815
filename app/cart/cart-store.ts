import { MAX_COUNT } from "../../rules/counts";
import { lineKey } from "../../rules/modifiers";
import { afterPaint } from "./after-paint";
import { cartShown, type Add, type Failure } from "./cart-shown";
import type { CartAnswer, CartRequest, Wish } from "./cart-requests";
import type { CartLineView, CartView } from "./cart.view";

/** A change of count waits this long for the next click (spec 2 §9). */
export const PAUSE = 450;

/** The last confirmed change, to be announced: `count` 0 is a removal; `failed` that nothing changed. */
export type CartNews = { name: string; count: number; failed?: boolean };

export type AddOptions = Omit<Wish, "product_key"> & {
  /** How many are shown until the answer comes, where no count is given. */
  sale_multiplicity?: number;
};

type Send = (request: CartRequest) => Promise<CartAnswer>;
type Job = { request: CartRequest; done: (answer: CartAnswer) => void };

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * What the visitor sees of the cart: what was confirmed, plus what is wanted and not yet answered. Counts are sent absolute, so a lost or
 * repeated answer does no harm; what fails leaves `wanted`, and that is the rollback. One request at a time: the first one makes the session.
 */
export function createCartStore(
  first: CartView,
  send: Send,
  load: () => Promise<CartView | undefined> = () => Promise.resolve(undefined),
) {
  let confirmed = first;
  const wanted = new Map<string, number>();
  const sent = new Map<string, number>();
  const adds = new Map<string, Add>();
  const failures = new Map<string, Failure>();
  const listeners = new Set<() => void>();
  const jobs: Job[] = [];
  let news: CartNews | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = false;
  let busy = false;
  let idle: (() => void)[] = [];

  const line = (key: string) => confirmed.lines.find((one) => one.key === key);
  const { countOf, count, products, shown } = cartShown({ confirmed: () => confirmed, wanted, sent, adds, failures });
  const linesOf = (product_key: string) => confirmed.lines.filter((one) => one.product_key === product_key);
  const addsOf = (product_key: string) => [...adds.values()].filter(({ wish }) => wish.product_key === product_key);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const changed = () => listeners.forEach((listener) => listener());

  /** Shows a newer cart; one that is older than what is confirmed is a late answer. An outage does not empty what is known. */
  function adopt(view: CartView) {
    if (!take(view)) return;
    changed();
  }

  function take(view: CartView | undefined): boolean {
    if (!view || view === confirmed) return false;
    if (view.state === "unknown" && confirmed.state === "ok") return false;
    if (view.whose === confirmed.whose && view.version < confirmed.version) return false;
    confirmed = view;
    for (const key of [...wanted.keys()]) if (!line(key) && !sent.has(key)) wanted.delete(key);
    return true;
  }

  /** Sets the count of a confirmed line. Zero to something goes at once, everything else after a pause. */
  function change(key: string, count: number) {
    const now = line(key);
    const before = countOf(key);
    const next = Math.max(0, Math.min(MAX_COUNT, count));
    if (!now || before === next) return;
    failures.delete(key);
    if (next === now.count && !sent.has(key)) wanted.delete(key);
    else wanted.set(key, next);
    if (before === 0) flush();
    else pause();
    changed();
  }

  /** Sets how many of a product are wanted in all; with several lines the newest one takes the difference. */
  function changeProduct(product_key: string, count: number) {
    const last = linesOf(product_key).at(-1);
    const running = addsOf(product_key).at(-1);
    const difference = count - shown(`product ${product_key}`).count;
    if (running) {
      running.shown = Math.max(0, Math.min(MAX_COUNT, running.shown + difference));
      changed();
    } else if (last) change(last.key, countOf(last.key) + difference);
    else if (count > 0) void add(product_key, { count });
  }

  /**
   * Puts a product into the cart, at once; `count` is what its line holds afterwards, without it the least that is sold. Resolves to whether
   * it worked. Adding what is there already changes nothing.
   */
  function add(product_key: string, { sale_multiplicity = 1, ...wish }: AddOptions = {}): Promise<boolean> {
    const id = lineKey(product_key, wish.modifiers ?? {});
    const running = adds.get(id);
    if (running) return running.answered;
    const existing = wish.modifiers ? line(id) : linesOf(product_key).at(-1);
    if (existing) return setExisting(existing, wish.count);
    failures.delete(id);
    const request = { add: { product_key, ...wish } };
    const answered = new Promise<CartAnswer>((done) => jobs.push({ request, done })).then((answer) =>
      added(id, answer),
    );
    const asked = wish.count ?? sale_multiplicity;
    adds.set(id, { wish: request.add, asked, shown: asked, answered });
    changed();
    void work();
    return answered;
  }

  function setExisting({ key, sale_multiplicity }: CartLineView, count: number | undefined): Promise<boolean> {
    const next = count ?? (countOf(key) || sale_multiplicity);
    change(key, next);
    if (!wanted.has(key)) return Promise.resolve(true);
    return settle().then(() => !failures.has(key));
  }

  function added(id: string, answer: CartAnswer): boolean {
    const { wish, asked, shown: last } = adds.get(id) as Add;
    adds.delete(id);
    take(answer.cart);
    const failed = answer.error !== undefined;
    const now = answer.line ? line(answer.line) : undefined;
    if (failed) {
      const again = () => void add(wish.product_key, { count: wish.count, modifiers: wish.modifiers });
      failures.set(id, { product_key: wish.product_key, said: answer.error, again });
      news = { name: "", count: 0, failed: true };
    } else if (now) {
      news = { name: now.name, count: now.count };
      if (last !== asked) change(now.key, last);
    }
    changed();
    return !failed;
  }

  /** Orders the packages with or without bags. Resolves to whether it worked. */
  function refuseBags(without_bag: boolean): Promise<boolean> {
    const answered = new Promise<CartAnswer>((done) => jobs.push({ request: { without_bag }, done })).then((answer) => {
      take(answer.cart);
      changed();
      return answer.error === undefined;
    });
    void work();
    return answered;
  }

  /** Tries a failed change of a line or a product once more. */
  function retry(key: string) {
    for (const [subject, failure] of [...failures]) {
      if (subject !== key && failure.product_key !== key) continue;
      failures.delete(subject);
      failure.again();
    }
  }

  function pause() {
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE);
  }

  /** Sends what waits for the pause to end. */
  function flush() {
    clearTimeout(timer);
    due = true;
    void work();
  }

  /** Sends what waits, and resolves when everything is answered. */
  function settle(): Promise<void> {
    flush();
    return busy ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve();
  }

  /** Asks for the cart as it is now, where something else than this store may have changed it. */
  async function refresh() {
    if (take(await load())) changed();
  }

  /** The page is going: sends everything that waits, beside what is under way. */
  function hurry() {
    clearTimeout(timer);
    const counts = unsent();
    if (counts) void sendCounts(counts);
    if (confirmed.whose) for (const job of jobs.splice(0)) void send(job.request).then(job.done);
  }

  async function work() {
    if (busy) return;
    busy = true;
    for (;;) {
      const job = jobs.shift();
      const counts = due && !job ? unsent() : undefined;
      if (job) job.done(await send(job.request));
      else if (counts) await sendCounts(counts);
      else break;
    }
    due = false;
    busy = false;
    const waiting = idle;
    idle = [];
    waiting.forEach((tell) => tell());
  }

  function unsent(): Record<string, number> | undefined {
    const counts = [...wanted].filter(([key, count]) => sent.get(key) !== count);
    return counts.length ? Object.fromEntries(counts) : undefined;
  }

  async function sendCounts(counts: Record<string, number>) {
    due = false;
    for (const [key, count] of Object.entries(counts)) sent.set(key, count);
    const answer = await send({ counts });
    const names = new Map(confirmed.lines.map(({ key, name, product_key }) => [key, { name, product_key }]));
    for (const [key, count] of Object.entries(counts)) {
      if (sent.get(key) === count) sent.delete(key);
      const superseded = wanted.get(key) !== count;
      if (!superseded) wanted.delete(key);
      const { name = "", product_key = key } = names.get(key) ?? {};
      if (answer.error === undefined) news = { name, count };
      else if (!superseded) {
        failures.set(key, { product_key, said: answer.error, again: () => change(key, count) });
        news = { name, count, failed: true };
      }
    }
    take(answer.cart);
    changed();
  }

  return {
    adopt,
    add,
    change,
    changeProduct,
    refuseBags,
    retry,
    settle,
    refresh,
    hurry,
    countOf,
    count,
    products,
    shown,
    view: () => confirmed,
    news: () => news,
    /** Whether something is not answered yet. */
    waiting: () => wanted.size > 0 || adds.size > 0 || busy,
    pending: (key: string) => shown(`line ${key}`).pending,
    failed: (key: string) => shown(`line ${key}`).failed,
    subscribe,
    whenPainted: afterPaint(subscribe),
  };
}
