/**
 * How an upstream call can fail (design: failure policy). Codes cross boundaries; words come from locales/ or from the upstream.
 * `unreachable` no connection · `timeout` too slow · `refused` 4xx, perhaps with field errors · `signed_out` 401, the session is gone ·
 * `limited` 429 · `failed` 5xx · `broken` the answer breaks the contract.
 */
export type FailureKind = "unreachable" | "timeout" | "refused" | "signed_out" | "limited" | "failed" | "broken";

export class UpstreamFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly call: string,
    readonly details: { status?: number; said?: string; errors?: Record<string, string>; path?: string } = {},
  ) {
    super(`${call}: ${kind}${details.path ? ` at ${details.path}` : ""}`);
    this.name = "UpstreamFailure";
  }

  /** The upstream's own words for the visitor, if it had any. */
  get said() {
    return this.details.said;
  }

  /** The first message of each field (spec 2 §8). */
  get errors(): Record<string, string> {
    return this.details.errors ?? {};
  }

  get status() {
    return this.details.status;
  }
}

/** Whether this failure is the upstream's weakness rather than an answer to what was asked. */
export function isOutage(failure: UpstreamFailure) {
  return (
    failure.kind === "unreachable" ||
    failure.kind === "timeout" ||
    failure.kind === "failed" ||
    failure.kind === "broken"
  );
}

/** What is meant for the visitor: the kinds that a caller turns into words. Rethrows everything that is no upstream failure. */
export function asFailure(error: unknown): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  throw error;
}
