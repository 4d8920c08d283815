/** A line of an order. `price` is of one piece, as text. */
export type OrderLine = { key: string; name: string; count: number; price: string };

export type LineChange = { name: string } & (
  | { what: "added" | "removed"; pieces: number }
  | { what: "count"; before: number; now: number }
  | { what: "price"; before: string; now: string }
);

/** What changed in an order from one moment to another: what is gone, what is other, what is new. A line whose count and price changed is two changes. */
export function lineChanges(before: readonly OrderLine[], now: readonly OrderLine[]): LineChange[] {
  const later = new Map(now.map((line) => [line.key, line]));
  const earlier = new Set(before.map(({ key }) => key));
  const gone = before.filter(({ key }) => !later.has(key));
  const added = now.filter(({ key }) => !earlier.has(key));
  return [
    ...gone.map(({ name, count }) => ({ name, what: "removed" as const, pieces: count })),
    ...before.flatMap((line) => otherIn(line, later.get(line.key))),
    ...added.map(({ name, count }) => ({ name, what: "added" as const, pieces: count })),
  ];
}

function otherIn(before: OrderLine, now: OrderLine | undefined): LineChange[] {
  if (!now) return [];
  const { name } = now;
  const changes: LineChange[] = [];
  if (before.count !== now.count) changes.push({ name, what: "count", before: before.count, now: now.count });
  if (before.price !== now.price) changes.push({ name, what: "price", before: before.price, now: now.price });
  return changes;
}
