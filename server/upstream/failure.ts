/**
 * The kinds of failures of an upstream call. Their texts come from locales/ or from the upstream. `unreachable` no
 * connection · `timeout` too slow · `refused` 4xx, perhaps with field errors · `signed_out` 401, the session is gone ·
 * `limited` 429 · `failed` 5xx · `broken` the answer breaks the contract.
 */
export type FailureKind = "unreachable" | "timeout" | "refused" | "signed_out" | "limited" | "failed" | "broken";

export class UpstreamFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly call: string,
    readonly details: {
      status?: number;
      message?: string;
      errors?: Record<string, string>;
      path?: string;
      retryAfter?: number;
    } = {},
  ) {
    super(`${call}: ${kind}${details.path ? ` at ${details.path}` : ""}`);
    this.name = "UpstreamFailure";
  }

  /** The upstream's own message for the visitor, if there is one. */
  get upstreamMessage() {
    return this.details.message;
  }

  /** The first message of each field (docs/specification/rules-and-calls.md#error-answers). */
  get errors(): Record<string, string> {
    return this.details.errors ?? {};
  }

  get status() {
    return this.details.status;
  }

  /** The seconds of a 429's `Retry-After`. */
  get retryAfter() {
    return this.details.retryAfter;
  }
}

/** Whether the upstream is at fault, not the request. */
export function isOutage(failure: UpstreamFailure) {
  return (
    failure.kind === "unreachable" ||
    failure.kind === "timeout" ||
    failure.kind === "failed" ||
    failure.kind === "broken"
  );
}

/** Returns a failure, which the caller explains to the visitor. Rethrows any other error, which is a defect. */
export function asFailure(error: unknown): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  throw error;
}
