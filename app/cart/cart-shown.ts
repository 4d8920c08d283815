import type { Wish } from "./cart-requests";
import type { CartView } from "./cart.view";

/** What is shown of one line, or of one product over all its lines: what is wanted and not yet confirmed counts. */
export type Shown = {
  count: number;
  /** Keys of the lines that are confirmed. */
  lines: readonly string[];
  sale_multiplicity: number;
  /** Under way, or waiting for the pause to end. */
  pending: boolean;
  /** The last change did not work; the count is the old one again. `said` is why, if the server said so. */
  failed: boolean;
  said?: string;
};

/** `asked` is what was shown when it was sent; `shown` changes with further clicks. */
export type Add = { wish: Wish; asked: number; shown: number; answered: Promise<boolean> };
export type Failure = { product_key: string; said?: string; again: () => void };

type State = {
  confirmed: () => CartView;
  /** By line key: not answered yet; `sent` is the part of it that is under way. */
  wanted: ReadonlyMap<string, number>;
  sent: ReadonlyMap<string, number>;
  adds: ReadonlyMap<string, Add>;
  failures: ReadonlyMap<string, Failure>;
};

/** What the state of the cart store looks like on the page: {...confirmed, ...wanted}. Answers stay the same objects until they change. */
export function cartShown({ confirmed, wanted, sent, adds, failures }: State) {
  const snapshots = new Map<string, Shown>();
  let inCart: readonly string[] = [];

  const line = (key: string) => confirmed().lines.find((one) => one.key === key);
  const countOf = (key: string) => wanted.get(key) ?? line(key)?.count ?? 0;

  /** `line KEY` or `product KEY`. */
  function shown(subject: string): Shown {
    const next = subject.startsWith("line ") ? shownLine(subject.slice(5)) : shownProduct(subject.slice(8));
    const known = snapshots.get(subject);
    if (known && isSame(known, next)) return known;
    snapshots.set(subject, next);
    return next;
  }

  function shownLine(key: string): Shown {
    const failure = failures.get(key);
    const now = line(key);
    const pending = wanted.has(key) || sent.has(key);
    return {
      count: countOf(key),
      lines: now ? [key] : [],
      sale_multiplicity: now?.sale_multiplicity ?? 1,
      pending,
      failed: Boolean(failure),
      said: failure?.said,
    };
  }

  function shownProduct(product_key: string): Shown {
    const lines = confirmed()
      .lines.filter((one) => one.product_key === product_key)
      .map(({ key }) => shownLine(key));
    const running = [...adds.values()].filter(({ wish }) => wish.product_key === product_key);
    const failure = [...failures.values()].find((one) => one.product_key === product_key);
    return {
      count: [...lines.map(({ count: of }) => of), ...running.map((one) => one.shown)].reduce((sum, of) => sum + of, 0),
      lines: lines.flatMap((one) => one.lines),
      sale_multiplicity: lines[0]?.sale_multiplicity ?? 1,
      pending: running.length > 0 || lines.some(({ pending }) => pending),
      failed: Boolean(failure),
      said: failure?.said,
    };
  }

  /** Keys of the products that have something to show: in the cart, on their way into it, or failed to get there. */
  function products(): readonly string[] {
    const keys = [...confirmed().lines, ...[...adds.values()].map(({ wish }) => wish), ...failures.values()].map(
      (one) => one.product_key,
    );
    const next = [...new Set(keys)];
    if (next.join("\n") !== inCart.join("\n")) inCart = next;
    return inCart;
  }

  /** Pieces in the whole cart. */
  function count(): number {
    const lines = [...wanted].reduce((sum, [key, now]) => sum + now - (line(key)?.count ?? 0), confirmed().count);
    return [...adds.values()].reduce((sum, one) => sum + one.shown, lines);
  }

  return { countOf, count, products, shown };
}

function isSame(one: Shown, other: Shown): boolean {
  const { lines, ...rest } = one;
  return (
    lines.join("\n") === other.lines.join("\n") &&
    Object.entries(rest).every(([name, value]) => other[name as keyof Shown] === value)
  );
}
