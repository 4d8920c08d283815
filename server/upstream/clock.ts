/** Milliseconds. A larger difference is a clock that was set, not one that drifts. */
const JUMP = 120_000;
/** How much one answer counts: the header has whole seconds, and an answer takes its time to arrive. */
const WEIGHT = 0.1;

type Correction = {
  /** Milliseconds by which the upstream's clock is ahead of this machine's. */
  ahead: number;
  /** How often it was set. */
  jumps: number;
};

/** By the upstream's address. */
const corrections = new Map<string, Correction>();

/** Corrects the clock of an upstream by the `Date` of one of its answers (docs/specification/behaviour.md#time-money-places). */
export function readClock(upstream: string, headers: Headers) {
  // The header has no fraction of a second; half of one is the likeliest. An answer from a cache says how old it is.
  const age = Number(headers.get("age") ?? 0) || 0;
  const ahead = Date.parse(headers.get("date") ?? "") + 500 + age * 1000 - Date.now();
  if (Number.isNaN(ahead)) return;
  const known = corrections.get(upstream) ?? { ahead: 0, jumps: 0 };
  const isJump = Math.abs(ahead - known.ahead) > JUMP;
  corrections.set(
    upstream,
    isJump
      ? { ahead, jumps: known.jumps + 1 }
      : { ahead: known.ahead + (ahead - known.ahead) * (corrections.has(upstream) ? WEIGHT : 1), jumps: known.jumps },
  );
}

/** The time by the upstream's clock, in Unix milliseconds. Everything that the shop says about hours goes by it. */
export function upstreamNow(upstream: string): number {
  return Math.round(Date.now() + (corrections.get(upstream)?.ahead ?? 0));
}

/** Changes when the upstream's clock was set: what was true at the former time may not be true now. */
export function clockJumps(upstream: string): number {
  return corrections.get(upstream)?.jumps ?? 0;
}

/** For tests. */
export function forgetClocks() {
  corrections.clear();
}
