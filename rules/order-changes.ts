/** `price` is the formatted price of one piece. */
export type OrderLine = { key: string; name: string; count: number; price: string };

export type LineChange = { name: string } & (
  | { what: "added" | "removed"; pieces: number }
  | { what: "count"; before: number; now: number }
  | { what: "price"; before: string; now: string }
);

/** Lists removed, changed and added lines. A line with another count and another price is two changes. */
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
