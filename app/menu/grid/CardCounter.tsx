import { canAdd, nextCount, previousCount } from "../../../rules/counts";
import { Counter } from "../../ui/Counter";

/** A product of the cart as its card counts it: `all` over its lines, `count` in the line that further clicks change. */
export type CountedProduct = {
  product_key: string;
  name: string;
  all: number;
  line: string;
  count: number;
  sale_multiplicity: number;
};

type CartLine = Omit<CountedProduct, "line" | "all"> & { key: string };

/** One counter a product: of several variants in the cart the newest one is counted further. */
export function countedProducts(lines: readonly CartLine[]): CountedProduct[] {
  const products = new Map<string, CountedProduct>();
  for (const { key, product_key, name, count, sale_multiplicity } of lines) {
    const all = (products.get(product_key)?.all ?? 0) + count;
    products.set(product_key, { product_key, name, all, line: key, count, sale_multiplicity });
  }
  return [...products.values()].filter(({ all }) => all > 0);
}

export type CounterWords = { less: string; more: string; full: string };

type CardCounterProps = {
  product: CountedProduct;
  city: string;
  words: CounterWords;
  pending?: boolean;
  /** With scripts: the new number of pieces over all lines. Without it the buttons send the line's. */
  onChange?: (all: number) => void;
};

/** Minus, number and plus on a card: two submit buttons of the menu's form. */
export function CardCounter({ product, city, words, pending, onChange }: CardCounterProps) {
  const { line, count, all, sale_multiplicity } = product;
  const button = (label: string, next: number) => ({
    label,
    name: `count.${line}`,
    value: next,
    formAction: `/${city}/cart`,
    onClick:
      onChange &&
      ((event: React.MouseEvent) => {
        event.preventDefault();
        onChange(all - count + next);
      }),
  });
  return (
    <Counter
      count={all}
      pending={pending}
      decrease={button(words.less, previousCount(count, sale_multiplicity))}
      increase={button(words.more, nextCount(count, sale_multiplicity))}
      atMax={canAdd(count, sale_multiplicity) ? undefined : words.full}
    />
  );
}
