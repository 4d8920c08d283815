/**
 * The kinds of failures of an upstream call. Their texts come from locales/ or from the upstream. `unreachable` the call
 * was not sent · `lost` it was sent, and the connection ended without an answer of the API · `timeout` too slow ·
 * `refused` 4xx, perhaps with field errors · `not_offered` the chain lacks the feature · `signed_out` 401 · `limited`
 * 429 · `failed` 5xx, or a refusal on the way to the API · `broken` the answer breaks the contract.
 */
export type FailureKind =
  "unreachable" | "lost" | "timeout" | "refused" | "not_offered" | "signed_out" | "limited" | "failed" | "broken";

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

const outages = new Set<FailureKind>(["unreachable", "lost", "timeout", "failed", "broken"]);
const unknown = new Set<FailureKind>(["lost", "timeout", "broken"]);

/** Whether the upstream is at fault, not the request. */
export const isOutage = ({ kind }: UpstreamFailure) => outages.has(kind);

/** Whether the call may have done its work, although it failed. */
export const mayBeDone = ({ kind }: UpstreamFailure) => unknown.has(kind);

/** Whether the API itself says that there is no such thing. An essential read that a gateway answers with 404 `failed`. */
export const isMissing = ({ kind, status }: UpstreamFailure) => kind === "refused" && status === 404;

/** Whether the API refused the call, or lacks it. */
export const isRefused = ({ kind }: UpstreamFailure) => kind === "refused" || kind === "not_offered";

/** Returns a failure, which the caller explains to the visitor. Rethrows any other error, which is a defect. */
export function asFailure(error: unknown): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  throw error;
}
