/** A repeatable source of chance: the same seed gives the same picture, byte for byte. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Next number in [0, 1) (mulberry32). */
  unit(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.unit();
  }

  angle(): number {
    return this.between(0, 2 * Math.PI);
  }

  chance(probability: number): boolean {
    return this.unit() < probability;
  }

  /** One of the list. Throws a RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.unit() * list.length)];
    if (chosen === undefined) throw new RangeError("nothing to pick from");
    return chosen;
  }
}

/** Seed of a product's picture: FNV-1a over its key, so that a picture never changes by itself. */
export function seedOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const character of key) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
