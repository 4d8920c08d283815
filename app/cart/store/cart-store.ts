import { notRepeated } from "../../../rules/cart";
import { MAX_COUNT } from "../../../rules/counts";
import { lineKey } from "../../../rules/modifiers";
import type { CartLineView, CartSums } from "../../shared/basket/cart.view";
import { RequestQueue } from "../../shared/web/hydration/request-queue";
import type { CartAnswer, CartRequest, CartServer, ChangedLine, WholeCartRequest } from "./cart-requests";
import type { SavedAddition } from "./saved-additions";
import { ShownCart, type Addition, type KnownCart } from "./shown-cart";

/** The debounce of a change of count (docs/specification/rules-and-calls.md#times). */
export const DEBOUNCE_MS = 450;

export type AddOptions = Omit<SavedAddition, "product_key">;

/**
 * Changes the cart. Counts are sent as absolute values, so a lost or repeated request does no harm. A failed change is
 * rolled back by removing it from `wanted`. Requests are sent one at a time, because a visitor's first one creates the
 * session.
 */
export class CartStore extends ShownCart {
  private readonly queue = new RequestQueue(() => this.sendDueCounts());
  private timer?: ReturnType<typeof setTimeout>;
  /** The debounce is over, and `wanted` is sent after the queue. */
  private countsDue = false;
  private readonly openCarts = new Set<() => boolean>();
  private completing?: Promise<void>;
  private readonly isOpen = () => [...this.openCarts].some((isVisible) => isVisible());
  /** The time of the last answer to a change, in Unix milliseconds. */
  private answeredAt = 0;

  constructor(
    view: KnownCart,
    private readonly server: CartServer,
  ) {
    super(view);
  }

  // The methods below handle actions of the visitor.

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
      this.timer = setTimeout(() => this.sendCountsNow(), DEBOUNCE_MS);
    }
    this.changed();
  }

  /** Sets the total count of a product; the newest line takes the difference. */
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
   * Adds a product at once. `count` is the line's count afterwards. Without it a product in the cart stays as it is and
   * a new one gets the smallest count that is sold. Resolves to whether it succeeded.
   */
  add(product_key: string, { sale_multiplicity = 1, ...options }: AddOptions = {}): Promise<boolean> {
    const line_key = lineKey(product_key, options.modifiers ?? {});
    const running = this.additions.get(line_key);
    if (running) return running.done;
    const existing = this.linesOf(product_key)
      .filter((line) => !options.modifiers || line.line_key === line_key)
      .filter((line) => !this.isBeingRemoved(line))
      .slice(-1)[0];
    if (existing) return this.setExisting(existing, options.count);
    this.failures.delete(line_key);
    const product = { product_key, ...options };
    const requested = options.count ?? sale_multiplicity;
    const answer = this.send({ add: product });
    const addition: Addition = {
      product,
      requested,
      shown: requested,
      done: answer.then((given) => this.added(line_key, addition, given)),
    };
    this.additions.set(line_key, addition);
    this.changed();
    return addition.done;
  }

  /** Gives a line another choice and count. Resolves to the reason after a failure, otherwise to undefined. */
  async changeLine(line: ChangedLine): Promise<string | undefined> {
    this.wanted.delete(line.line_key);
    this.failures.delete(line.line_key);
    const answer = await this.send({ change: line });
    this.replace(answer.cart);
    const changed = answer.line_key ? this.line(answer.line_key) : undefined;
    if (changed) this.lastAnnouncement = { name: changed.name, count: changed.count };
    this.changed();
    return reasonOf(answer);
  }

  /**
   * Changes the cart as a whole. Resolves to undefined after a success; after a failure to its reason, or to an empty
   * string if the page already shows the reason or there is none.
   */
  async change(request: WholeCartRequest): Promise<string | undefined> {
    const answer = await this.send(request);
    this.replace(answer.cart);
    this.changed();
    return reasonOf(answer);
  }

  retry(key: string) {
    for (const [line_key, failure] of [...this.failures]) {
      if (line_key !== key && failure.product_key !== key) continue;
      this.failures.delete(line_key);
      failure.retry();
    }
  }

  // The methods below handle events of the page.

  /**
   * The time of the cart's last change in Unix milliseconds: the current time while an answer is pending, 0 without a
   * change.
   */
  lastChange(): number {
    return this.hasUnanswered() ? Date.now() : this.answeredAt;
  }

  hasUnanswered(): boolean {
    return this.wanted.size > 0 || this.additions.size > 0 || this.queue.isBusy();
  }

  /** Shows a cart that the page has loaded, if it is newer. */
  accept(view: KnownCart) {
    if (this.replace(view)) this.changed();
  }

  /**
   * Answers contain the whole cart while a component that shows it `isVisible`. Returns a function that ends this.
   */
  open(isVisible: () => boolean = () => true): () => void {
    this.openCarts.add(isVisible);
    this.complete();
    return () => void this.openCarts.delete(isVisible);
  }

  /** Loads the whole cart if the page shows an outdated one. One request at a time, because a resize calls it often. */
  complete() {
    if (!this.confirmed.isOutdated || !this.isOpen()) return;
    this.completing ??= this.refresh().finally(() => (this.completing = undefined));
  }

  /** Loads the cart after something other than this store may have changed it. */
  async refresh() {
    const before = this.confirmed;
    const view = await this.server.load?.(this.isOpen());
    // The request was sent before an addition created the session, and answered afterwards.
    if (this.confirmed !== before && view?.whose !== this.confirmed.whose) return;
    if (this.replace(view)) this.changed();
  }

  /** Sends the waiting changes; resolves when all requests are answered. */
  whenIdle(): Promise<void> {
    this.sendCountsNow();
    return this.queue.whenIdle();
  }

  /**
   * Sends everything that waits at once, beside the running request, because a hidden page may be closed. Additions of
   * a visitor without a session stay in the queue: sent in parallel, each would create a session.
   */
  flush() {
    clearTimeout(this.timer);
    void this.sendUnsentCounts();
    if (this.confirmed.whose) this.queue.sendAll();
  }

  /** Additions that no answer has confirmed, for another page. */
  unconfirmedAdditions(): SavedAddition[] {
    const left = [...this.additions.values()].filter(({ shown }) => shown > 0).map(unconfirmed);
    // Some browsers abort requests just before the event that the page is left.
    return [...left, ...[...this.failures.values()].flatMap(({ unanswered }) => unanswered ?? [])];
  }

  hasAdditions(): boolean {
    return this.additions.size > 0;
  }

  /** Drops unconfirmed changes and aborts the running request. */
  giveUpAdditions() {
    this.additions.clear();
    this.failures.clear();
    this.queue.dropAll();
    this.server.breakOff?.();
  }

  /**
   * Replaces the confirmed cart by a newer one. An older version is a late answer, and an unknown cart means an outage.
   */
  private replace(view: CartAnswer["cart"]): boolean {
    if (!view || view === this.confirmed) return false;
    if (view.state === "unknown" && this.confirmed.state === "ok") return false;
    if (view.whose === this.confirmed.whose && view.version < this.confirmed.version) return false;
    this.confirmed = "receipt" in view ? withOnceSaid(view, this.confirmed) : withSums(this.confirmed, view);
    this.complete();
    for (const line_key of [...this.wanted.keys()])
      if (!this.line(line_key) && !this.sent.has(line_key)) this.wanted.delete(line_key);
    return true;
  }

  /** The answer will lack the line, so that its count can no longer be changed. */
  private isBeingRemoved({ line_key }: CartLineView): boolean {
    return this.sent.get(line_key) === 0;
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

  private send(request: CartRequest): Promise<CartAnswer> {
    return this.queue.add(() => this.request(request), { error: "" });
  }

  private async request(request: CartRequest): Promise<CartAnswer> {
    const answer = await this.server.send(request, this.confirmed, this.isOpen());
    this.answeredAt = Date.now();
    return answer;
  }

  private sendCountsNow() {
    clearTimeout(this.timer);
    this.countsDue = true;
    void this.queue.work();
  }

  private sendDueCounts(): Promise<void> | undefined {
    const sent = this.countsDue ? this.sendUnsentCounts() : undefined;
    this.countsDue = false;
    return sent;
  }

  private sendUnsentCounts(): Promise<void> | undefined {
    const counts = this.unsentCounts();
    return counts && this.sendCounts(counts);
  }

  private unsentCounts(): Record<string, number> | undefined {
    const counts = [...this.wanted].filter(([line_key, count]) => this.sent.get(line_key) !== count);
    return counts.length ? Object.fromEntries(counts) : undefined;
  }

  private async sendCounts(counts: Record<string, number>) {
    for (const [line_key, count] of Object.entries(counts)) this.sent.set(line_key, count);
    const answer = await this.request({ counts });
    const failed = answer.error !== undefined;
    // Names come from the cart before the answer, because the answer lacks a removed line.
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

function withSums(known: KnownCart, sums: CartSums): KnownCart {
  const isOutdated = known.isOutdated || sums.whose !== known.whose || sums.version !== known.version;
  return {
    ...known,
    minimum: undefined,
    free_delivery: undefined,
    block: undefined,
    others: undefined,
    group: undefined,
    ...sums,
    isOutdated,
  };
}

/**
 * Keeps messages that the upstream sends only once, in the answer to a change, until the next change. Otherwise a
 * reload of the cart would remove them.
 */
function withOnceSaid(view: KnownCart, shown: KnownCart): KnownCart {
  if (view.whose !== shown.whose || view.version !== shown.version) return view;
  const top = shown.messages.filter(({ position }) => position === "top");
  const said = notRepeated(top, view.messages);
  return said.length === 0 ? view : { ...view, messages: [...said, ...view.messages] };
}

function unconfirmed({ product, requested, shown }: Addition): SavedAddition {
  return { ...product, count: shown === requested ? product.count : shown, sale_multiplicity: requested };
}

/**
 * The reason of a failed change; empty if the page shows it already or there was no response. Undefined after a
 * success.
 */
function reasonOf({ error, isTold }: CartAnswer): string | undefined {
  return isTold ? "" : error;
}

function withinLimits(count: number): number {
  return Math.max(0, Math.min(MAX_COUNT, count));
}
