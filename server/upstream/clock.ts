/** A larger difference means that the clock was set, not that it drifts. */
const JUMP_MS = 120_000;
/**
 * A single response only has this weight, because the header has whole seconds and the response takes time to arrive.
 */
const RESPONSE_WEIGHT = 0.1;

type Correction = {
  /** The milliseconds by which the upstream's clock is ahead of this machine's. */
  ahead: number;
  /** The number of times that the clock was set. */
  jumps: number;
};

/** By the upstream's address. */
const corrections = new Map<string, Correction>();

/**
 * Corrects the clock of an upstream by the `Date` of a response (docs/specification/behaviour.md#time-money-places).
 */
export function readClock(upstream: string, headers: Headers) {
  // The header has no fraction of a second, so half of one is added. A cached response has its age.
  const age = Number(headers.get("age") ?? 0) || 0;
  const ahead = Date.parse(headers.get("date") ?? "") + 500 + age * 1000 - Date.now();
  if (Number.isNaN(ahead)) return;
  const correction = corrections.get(upstream) ?? { ahead: 0, jumps: 0 };
  const isJump = Math.abs(ahead - correction.ahead) > JUMP_MS;
  corrections.set(
    upstream,
    isJump
      ? { ahead, jumps: correction.jumps + 1 }
      : {
          ahead: correction.ahead + (ahead - correction.ahead) * (corrections.has(upstream) ? RESPONSE_WEIGHT : 1),
          jumps: correction.jumps,
        },
  );
}

/** The upstream's time in Unix milliseconds. All opening hours are computed with it. */
export function upstreamNow(upstream: string): number {
  return Math.round(Date.now() + (corrections.get(upstream)?.ahead ?? 0));
}

/** The number changes when the upstream's clock is set. Data of the former time is then void. */
export function clockJumps(upstream: string): number {
  return corrections.get(upstream)?.jumps ?? 0;
}

/** For tests. */
export function forgetClocks() {
  corrections.clear();
}
