import { notRepeated } from "../../../rules/cart";
import { MAX_COUNT } from "../../../rules/counts";
import { lineKey } from "../../../rules/modifiers";
import type { CartLineView, CartView } from "../../basket/cart.view";
import type { CartAnswer, CartRequest, CartServer, ChangedLine, ProductToAdd, WholeCartRequest } from "./cart-requests";
import type { KeptAddition, KeptAdditions } from "./kept-additions";

/** The debounce of a change of count (docs/specification/rules-and-calls.md#times). */
export const DEBOUNCE = 450;

/** A line, or a product over all its lines, as the page shows it: confirmed and optimistic changes together. */
export type ShownCount = {
  count: number;
  /** The keys of its confirmed lines. */
  lines: readonly string[];
  sale_multiplicity: number;
  /** A change is under way or waits for the debounce. */
  pending: boolean;
  /** The last change failed and was rolled back; `message` is the server's reason, if it gave one. */
  failed: boolean;
  message?: string;
};

/** The last confirmed or failed change, for screen readers; `count` 0 is a removal. */
export type CartAnnouncement = { name: string; count: number; failed?: boolean };

export type AddOptions = Omit<KeptAddition, "product_key">;

/** An addition that is not answered yet. `requested` is the count sent; `shown` includes the clicks since then. */
type Addition = { product: ProductToAdd; requested: number; shown: number; done: Promise<boolean> };

/** `unanswered`: the addition that got no answer. */
type Failure = { product_key: string; message?: string; retry: () => void; unanswered?: KeptAddition };

type Job = { request: CartRequest; resolve: (answer: CartAnswer) => void };

/**
 * The cart that the page shows: the confirmed cart and the optimistic changes to it. Counts are sent absolute, so a lost or repeated
 * request does no harm; removing a failed change from `wanted` is its rollback. Requests go one at a time, because the first one of a
 * visitor opens the session.
 *
 * One state machine in one file: each answer, press and end of a page moves `confirmed`, `wanted`, `sent`, `additions` and `failures` together.
 * Any cut would hand these five from file to file.
 */
export class CartStore {
  /** Counts that are not confirmed, by line key. */
  private readonly wanted = new Map<string, number>();
  /** The part of `wanted` that is under way. */
  private readonly sent = new Map<string, number>();
  /** By the key of the line that will hold the product. */
  private readonly additions = new Map<string, Addition>();
  /** By line key. */
  private readonly failures = new Map<string, Failure>();
  private readonly queue: Job[] = [];
  /** Its "change" and "paint" events; a listener that throws does not stop the others. */
  private readonly events = new EventTarget();
  private paintAwaited = false;
  private lastAnnouncement?: CartAnnouncement;
  private timer?: ReturnType<typeof setTimeout>;
  /** The debounce is over: `wanted` is sent after the queue. */
  private countsDue = false;
  private busy = false;
  private whenIdleCallbacks: (() => void)[] = [];
  private hidden = false;
  /** `useSyncExternalStore` needs the same object until something changes. */
  private readonly snapshots = new Map<string, ShownCount>();
  private productKeys: readonly string[] = [];

  constructor(
    private confirmed: CartView,
    private readonly server: CartServer,
    private readonly kept: KeptAdditions,
  ) {}

  // What the page shows.

  readonly view = () => this.confirmed;

  readonly announcement = () => this.lastAnnouncement;

  readonly totalCount = (): number => {
    let total = this.confirmed.count;
    for (const [line_key, count] of this.wanted) total += count - (this.line(line_key)?.count ?? 0);
    for (const { shown } of this.additions.values()) total += shown;
    return total;
  };

  readonly isSumOld = (): boolean => this.wanted.size > 0 || this.sent.size > 0 || this.additions.size > 0;

  /** Keys of the products with something to show: in the cart, being added, or failed to be added. */
  readonly products = (): readonly string[] => {
    const added = [...this.additions.values()].map(({ product }) => product);
    const keys = [...this.confirmed.lines, ...added, ...this.failures.values()].map(({ product_key }) => product_key);
    const next = [...new Set(keys)];
    if (next.join("\n") !== this.productKeys.join("\n")) this.productKeys = next;
    return this.productKeys;
  };

  shownLine(line_key: string): ShownCount {
    return this.snapshot(`line ${line_key}`, this.lineNow(line_key));
  }

  shownProduct(product_key: string): ShownCount {
    const lines = this.linesOf(product_key).map(({ line_key }) => this.lineNow(line_key));
    const additions = this.additionsOf(product_key);
    const failure = [...this.failures.values()].find((one) => one.product_key === product_key);
    const counts = [...lines.map(({ count }) => count), ...additions.map(({ shown }) => shown)];
    return this.snapshot(`product ${product_key}`, {
      count: counts.reduce((sum, count) => sum + count, 0),
      lines: lines.flatMap((line) => line.lines),
      sale_multiplicity: lines[0]?.sale_multiplicity ?? 1,
      pending: additions.length > 0 || lines.some(({ pending }) => pending),
      failed: Boolean(failure),
      message: failure?.message,
    });
  }

  countOf(line_key: string): number {
    return this.wanted.get(line_key) ?? this.line(line_key)?.count ?? 0;
  }

  hasUnanswered(): boolean {
    return this.wanted.size > 0 || this.additions.size > 0 || this.busy;
  }

  readonly subscribe = (listener: () => void) => this.listen("change", listener);

  /** Listeners that are called once per frame, after it is painted: the pressed counter is drawn before sums and badges elsewhere. */
  readonly subscribeAfterPaint = (listener: () => void) => {
    // An event target keeps one entry per function, so there is one frame for all listeners.
    this.events.addEventListener("change", this.announcePaint);
    return this.listen("paint", listener);
  };

  // What the visitor does.

  /** Sets the count of a confirmed line: from zero at once, otherwise after the debounce. */
  setLineCount(line_key: string, count: number) {
    const line = this.line(line_key);
    const before = this.countOf(line_key);
    const next = withinLimits(count);
    if (!line || before === next) return;
    this.failures.delete(line_key);
    if (next === line.count && !this.sent.has(line_key)) this.wanted.delete(line_key);
    else this.wanted.set(line_key, next);
    if (before === 0) this.sendCountsNow();
    else {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.sendCountsNow(), DEBOUNCE);
    }
    this.changed();
  }

  /** Sets the count of a product over all its lines; the newest line takes the difference. */
  setProductCount(product_key: string, count: number) {
    const difference = count - this.shownProduct(product_key).count;
    const addition = this.additionsOf(product_key).slice(-1)[0];
    const newest = this.linesOf(product_key).slice(-1)[0];
    if (addition) {
      addition.shown = withinLimits(addition.shown + difference);
      this.changed();
    } else if (newest) this.setLineCount(newest.line_key, this.countOf(newest.line_key) + difference);
    else if (count > 0) void this.add(product_key, { count });
  }

  /**
   * Adds a product at once. `count` is what its line holds afterwards; without it a product in the cart stays as it is and a new one gets
   * the least that is sold. Resolves to whether it worked.
   */
  add(product_key: string, { sale_multiplicity = 1, ...options }: AddOptions = {}): Promise<boolean> {
    const line_key = lineKey(product_key, options.modifiers ?? {});
    const running = this.additions.get(line_key);
    if (running) return running.done;
    const existing = options.modifiers ? this.line(line_key) : this.linesOf(product_key).slice(-1)[0];
    if (existing) return this.setExisting(existing, options.count);
    this.failures.delete(line_key);
    const product = { product_key, ...options };
    const requested = options.count ?? sale_multiplicity;
    const answer = this.enqueue({ add: product });
    const addition: Addition = {
      product,
      requested,
      shown: requested,
      done: answer.then((given) => this.added(line_key, addition, given)),
    };
    this.additions.set(line_key, addition);
    this.changed();
    void this.work();
    return addition.done;
  }

  /** Gives a line another choice and count. Resolves to the reason why it did not work; undefined if it did. */
  async changeLine(line: ChangedLine): Promise<string | undefined> {
    this.wanted.delete(line.line_key);
    this.failures.delete(line.line_key);
    const done = this.enqueue({ change: line });
    void this.work();
    const answer = await done;
    this.replace(answer.cart);
    const changed = answer.line_key ? this.line(answer.line_key) : undefined;
    if (changed) this.lastAnnouncement = { name: changed.name, count: changed.count };
    this.changed();
    return reasonOf(answer);
  }

  /** A change of the cart as a whole. Resolves to the reason why it did not work, empty if the page shows it or nobody knows it; undefined if it did. */
  change(request: WholeCartRequest): Promise<string | undefined> {
    const done = this.enqueue(request).then((answer) => {
      this.replace(answer.cart);
      this.changed();
      return reasonOf(answer);
    });
    void this.work();
    return done;
  }

  retry(key: string) {
    for (const [line_key, failure] of [...this.failures]) {
      if (line_key !== key && failure.product_key !== key) continue;
      this.failures.delete(line_key);
      failure.retry();
    }
  }

  // What happens to the page.

  /** Shows a cart that the page loaded, if it is newer. */
  accept(view: CartView) {
    if (this.replace(view)) this.changed();
  }

  /** Loads the cart, where something other than this store may have changed it. */
  async refresh() {
    const before = this.confirmed;
    const view = await this.server.load?.();
    // Asked for before an addition had made the session, and answered after it.
    if (this.confirmed !== before && view?.whose !== this.confirmed.whose) return;
    if (this.replace(view)) this.changed();
  }

  /** Sends the waiting changes; resolves when all requests are answered. */
  whenIdle(): Promise<void> {
    this.sendCountsNow();
    return this.busy ? new Promise((resolve) => this.whenIdleCallbacks.push(resolve)) : Promise.resolve();
  }

  /**
   * The page is hidden and perhaps about to go: sends everything that waits, beside the request under way. Additions of a visitor without a
   * session stay in the queue: sent in parallel, each would open a session of its own.
   */
  flush() {
    clearTimeout(this.timer);
    const counts = this.unsentCounts();
    if (counts) void this.sendCounts(counts);
    if (!this.confirmed.whose) return;
    for (const { request, resolve } of this.queue.splice(0))
      void this.server.send(request, this.confirmed).then(resolve);
  }

  /**
   * The page is hidden, and may end without another word, as on phones that run out of memory. What waits is sent; what cannot be sent before
   * the session is there is kept for the next page, until this one is seen again.
   */
  hide() {
    this.flush();
    if (this.confirmed.whose || this.additions.size === 0) return;
    this.hidden = true;
    this.keepAdditions();
  }

  /** The page is seen again: it works on its additions itself, and another window may have changed the cart meanwhile. */
  show() {
    if (this.hidden) this.kept.take();
    this.hidden = false;
    void this.refresh();
  }

  /**
   * The page is gone. Returns whether the next one may be rendered before a change arrives. A visitor without a session gets one with the
   * answer to the first addition. Once this page is gone, that answer could replace the session of the next page by another, with another
   * cart. So the addition under way is broken off, and the next page adds everything again: counts are absolute, twice does no harm.
   */
  leave(): boolean {
    this.flush();
    if (this.confirmed.whose) return this.hasUnanswered();
    this.keepAdditions();
    this.hidden = false;
    this.additions.clear();
    this.failures.clear();
    for (const { resolve } of this.queue.splice(0)) resolve({ error: "" });
    this.server.breakOff?.();
    return false;
  }

  /** Adds what an earlier page of this window was left with. */
  resume() {
    for (const { product_key, ...options } of this.kept.take()) void this.add(product_key, options);
  }

  private keepAdditions() {
    const left = [...this.additions.values()].filter(({ shown }) => shown > 0).map(unconfirmed);
    // Some browsers break requests off themselves, just before they say that the page goes.
    for (const { unanswered } of this.failures.values()) if (unanswered) left.push(unanswered);
    if (left.length > 0 || this.hidden) this.kept.keep(left);
  }

  private line(line_key: string): CartLineView | undefined {
    return this.confirmed.lines.find((line) => line.line_key === line_key);
  }

  private linesOf(product_key: string): CartLineView[] {
    return this.confirmed.lines.filter((line) => line.product_key === product_key);
  }

  private additionsOf(product_key: string): Addition[] {
    return [...this.additions.values()].filter(({ product }) => product.product_key === product_key);
  }

  private lineNow(line_key: string): ShownCount {
    const failure = this.failures.get(line_key);
    const line = this.line(line_key);
    return {
      count: this.countOf(line_key),
      lines: line ? [line_key] : [],
      sale_multiplicity: line?.sale_multiplicity ?? 1,
      pending: this.wanted.has(line_key) || this.sent.has(line_key),
      failed: Boolean(failure),
      message: failure?.message,
    };
  }

  private snapshot(name: string, next: ShownCount): ShownCount {
    const known = this.snapshots.get(name);
    if (known && isEqual(known, next)) return known;
    this.snapshots.set(name, next);
    return next;
  }

  private listen(event: "change" | "paint", listener: () => void) {
    this.events.addEventListener(event, listener);
    return () => this.events.removeEventListener(event, listener);
  }

  private changed() {
    this.events.dispatchEvent(new Event("change"));
  }

  private readonly announcePaint = () => {
    if (this.paintAwaited) return;
    this.paintAwaited = true;
    const painted = () => {
      this.paintAwaited = false;
      this.events.dispatchEvent(new Event("paint"));
    };
    requestAnimationFrame(() => setTimeout(painted));
  };

  /** Replaces the confirmed cart by a newer one: an older version is a late answer, and an outage is not an empty cart. */
  private replace(view: CartView | undefined): boolean {
    if (!view || view === this.confirmed) return false;
    if (view.state === "unknown" && this.confirmed.state === "ok") return false;
    if (view.whose === this.confirmed.whose && view.version < this.confirmed.version) return false;
    this.confirmed = withOnceSaid(view, this.confirmed);
    for (const line_key of [...this.wanted.keys()])
      if (!this.line(line_key) && !this.sent.has(line_key)) this.wanted.delete(line_key);
    return true;
  }

  private async setExisting({ line_key, sale_multiplicity }: CartLineView, count: number | undefined) {
    this.setLineCount(line_key, count ?? (this.countOf(line_key) || sale_multiplicity));
    if (!this.wanted.has(line_key)) return true;
    await this.whenIdle();
    return !this.failures.has(line_key);
  }

  private added(line_key: string, addition: Addition, answer: CartAnswer): boolean {
    if (this.additions.get(line_key) !== addition) return false;
    const { product, requested, shown } = addition;
    const { product_key, count, modifiers } = product;
    this.additions.delete(line_key);
    this.replace(answer.cart);
    if (this.hidden) this.keepAdditions();
    const failed = answer.error !== undefined;
    const line = answer.line_key ? this.line(answer.line_key) : undefined;
    if (failed) {
      const retry = () => void this.add(product_key, { count, modifiers });
      const unanswered = answer.error === "" ? unconfirmed(addition) : undefined;
      this.failures.set(line_key, { product_key, message: reasonOf(answer), retry, unanswered });
      this.lastAnnouncement = { name: "", count: 0, failed: true };
    } else if (line) {
      this.lastAnnouncement = { name: line.name, count: line.count };
      if (shown !== requested) this.setLineCount(line.line_key, shown);
    }
    this.changed();
    return !failed;
  }

  private enqueue(request: CartRequest): Promise<CartAnswer> {
    return new Promise((resolve) => this.queue.push({ request, resolve }));
  }

  private sendCountsNow() {
    clearTimeout(this.timer);
    this.countsDue = true;
    void this.work();
  }

  /** Sends the queue and then the counts that are due, one request at a time. */
  private async work() {
    if (this.busy) return;
    this.busy = true;
    for (;;) {
      const job = this.queue.shift();
      const counts = this.countsDue && !job ? this.unsentCounts() : undefined;
      if (job) job.resolve(await this.server.send(job.request, this.confirmed));
      else if (counts) await this.sendCounts(counts);
      else break;
    }
    this.countsDue = false;
    this.busy = false;
    for (const callback of this.whenIdleCallbacks.splice(0)) callback();
  }

  private unsentCounts(): Record<string, number> | undefined {
    const counts = [...this.wanted].filter(([line_key, count]) => this.sent.get(line_key) !== count);
    return counts.length ? Object.fromEntries(counts) : undefined;
  }

  private async sendCounts(counts: Record<string, number>) {
    this.countsDue = false;
    for (const [line_key, count] of Object.entries(counts)) this.sent.set(line_key, count);
    const answer = await this.server.send({ counts }, this.confirmed);
    const failed = answer.error !== undefined;
    // Names come from the cart before the answer: a removed line is not in the answer.
    for (const [line_key, count] of Object.entries(counts)) {
      if (this.sent.get(line_key) === count) this.sent.delete(line_key);
      const superseded = this.wanted.get(line_key) !== count;
      if (!superseded) this.wanted.delete(line_key);
      const { name = "", product_key = line_key } = this.line(line_key) ?? {};
      if (failed && superseded) continue;
      this.lastAnnouncement = failed ? { name, count, failed } : { name, count };
      if (failed) {
        const retry = () => this.setLineCount(line_key, count);
        this.failures.set(line_key, { product_key, message: reasonOf(answer), retry });
      }
    }
    this.replace(answer.cart);
    this.changed();
  }
}

/**
 * What the upstream says only once, in the answer to a change, stays until the next change: a page that loads the cart again meanwhile is not
 * told it again.
 */
function withOnceSaid(view: CartView, shown: CartView): CartView {
  if (view.whose !== shown.whose || view.version !== shown.version) return view;
  const top = shown.messages.filter(({ position }) => position === "top");
  const said = notRepeated(top, view.messages);
  return said.length === 0 ? view : { ...view, messages: [...said, ...view.messages] };
}

function unconfirmed({ product, requested, shown }: Addition): KeptAddition {
  return { ...product, count: shown === requested ? product.count : shown, sale_multiplicity: requested };
}

/** Why a change was not made; empty if the page shows it already, or if the server did not answer. Undefined if it was made. */
function reasonOf({ error, isTold }: CartAnswer): string | undefined {
  return isTold ? "" : error;
}

function withinLimits(count: number): number {
  return Math.max(0, Math.min(MAX_COUNT, count));
}

function isEqual(one: ShownCount, other: ShownCount): boolean {
  const { lines, ...rest } = one;
  return (
    lines.join("\n") === other.lines.join("\n") &&
    Object.entries(rest).every(([name, value]) => other[name as keyof ShownCount] === value)
  );
}
