import { nothingMore, type CartLineView, type CartSums, type CartView } from "../../shared/basket/cart.view";
import type { ProductToAdd } from "./cart-requests";
import type { SavedAddition } from "./saved-additions";

/** A line, or a product over all its lines, as the page shows it: confirmed and optimistic changes together. */
export type ShownCount = {
  count: number;
  /** The keys of its confirmed lines. */
  lines: readonly string[];
  /** The price of one piece with its modifiers. Empty if it is unknown, or if the dish is sold in lots. */
  price: string;
  sale_multiplicity: number;
  /** The reason why the count cannot be changed. */
  locked?: string;
  /** A change is under way or waits for the debounce. */
  pending: boolean;
  /** The last change failed and was rolled back; `message` is the server's reason, if it gave one. */
  failed: boolean;
  message?: string;
};

/** The last confirmed or failed change, for screen readers; `count` 0 is a removal. */
export type CartAnnouncement = { name: string; count: number; failed?: boolean };

/** An addition that is not answered yet. `requested` is the count sent; `shown` includes the clicks since then. */
export type Addition = { product: ProductToAdd; requested: number; shown: number; done: Promise<boolean> };

/** `unanswered` is the addition that got no answer. */
type Failure = { product_key: string; message?: string; retry: () => void; unanswered?: SavedAddition };

/** `isOutdated` says that only the counts and sums are those of the last change. */
export type KnownCart = CartView & { isOutdated?: boolean };

/** The cart around a page. On pages that do not show all of it, it has sums only; of an empty cart there is no more. */
export function knownCart(loaded: CartSums | CartView): KnownCart {
  if ("receipt" in loaded) return loaded;
  return { ...loaded, ...nothingMore, isOutdated: loaded.lines.length + (loaded.others?.length ?? 0) > 0 };
}

/** The cart that the page shows: the confirmed cart, and the changes to it that are not confirmed. */
export abstract class ShownCart {
  /** Counts that are not confirmed, by line key. */
  protected readonly wanted = new Map<string, number>();
  /** The part of `wanted` whose request is running. */
  protected readonly sent = new Map<string, number>();
  /** Additions by the key of the line that will contain the product. */
  protected readonly additions = new Map<string, Addition>();
  /** Failures by line key. */
  protected readonly failures = new Map<string, Failure>();
  /** Dispatches "change" and "paint" events. A listener that throws does not stop the others. */
  private readonly events = new EventTarget();
  private paintAwaited = false;
  protected lastAnnouncement?: CartAnnouncement;
  /** `useSyncExternalStore` needs the same object until something changes. */
  private readonly snapshots = new Map<string, ShownCount>();
  private productKeys: readonly string[] = [];

  constructor(protected confirmed: KnownCart) {}

  readonly view = () => this.confirmed;

  readonly filling = () =>
    this.confirmed.state === "unknown"
      ? "unknown"
      : this.confirmed.lines.length + (this.confirmed.others?.length ?? 0) > 0
        ? "filled"
        : "empty";

  readonly announcement = () => this.lastAnnouncement;

  readonly totalCount = (): number => {
    let total = this.confirmed.count;
    for (const [line_key, count] of this.wanted) total += count - (this.line(line_key)?.count ?? 0);
    for (const { shown } of this.additions.values()) total += shown;
    return total;
  };

  readonly isSumOld = (): boolean => this.wanted.size > 0 || this.sent.size > 0 || this.additions.size > 0;

  /** Keys of the products that are in the cart, being added, or failed to be added. */
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
    const confirmed = this.linesOf(product_key);
    const lines = confirmed.map(({ line_key }) => this.lineNow(line_key));
    const additions = this.additionsOf(product_key);
    const failure = [...this.failures.values()].find((one) => one.product_key === product_key);
    const counts = [...lines.map(({ count }) => count), ...additions.map(({ shown }) => shown)];
    return this.snapshot(`product ${product_key}`, {
      count: counts.reduce((sum, count) => sum + count, 0),
      lines: lines.flatMap((line) => line.lines),
      price: pricesOf(confirmed),
      sale_multiplicity: lines[0]?.sale_multiplicity ?? 1,
      locked: confirmed[0]?.locked,
      pending: additions.length > 0 || lines.some(({ pending }) => pending),
      failed: Boolean(failure),
      message: failure?.message,
    });
  }

  countOf(line_key: string): number {
    return this.wanted.get(line_key) ?? this.line(line_key)?.count ?? 0;
  }

  readonly subscribe = (listener: () => void) => this.listen("change", listener);

  /**
   * Subscribes a listener that is called once per frame after the paint, so that the pressed counter is drawn before
   * sums and badges elsewhere.
   */
  readonly subscribeAfterPaint = (listener: () => void) => {
    // An event target keeps one entry per function, so there is one frame for all listeners.
    this.events.addEventListener("change", this.announcePaint);
    return this.listen("paint", listener);
  };

  protected line(line_key: string): CartLineView | undefined {
    return this.confirmed.lines.find((line) => line.line_key === line_key);
  }

  protected linesOf(product_key: string): CartLineView[] {
    return this.confirmed.lines.filter((line) => line.product_key === product_key);
  }

  protected additionsOf(product_key: string): Addition[] {
    return [...this.additions.values()].filter(({ product }) => product.product_key === product_key);
  }

  private lineNow(line_key: string): ShownCount {
    const failure = this.failures.get(line_key);
    const line = this.line(line_key);
    return {
      count: this.countOf(line_key),
      lines: line ? [line_key] : [],
      price: pricesOf(line ? [line] : []),
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

  protected changed() {
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
}

/** Each price once: "529 ₽ / 657 ₽". */
export function pricesOf(lines: readonly Pick<CartLineView, "price" | "sale_multiplicity">[]): string {
  const prices = lines.map(({ price, sale_multiplicity }) => (sale_multiplicity > 1 ? "" : price));
  return [...new Set(prices)].join("\u00a0/ ");
}

function isEqual(one: ShownCount, other: ShownCount): boolean {
  const { lines, ...rest } = one;
  return (
    lines.join("\n") === other.lines.join("\n") &&
    Object.entries(rest).every(([name, value]) => other[name as keyof ShownCount] === value)
  );
}
