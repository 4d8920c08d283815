import { STATUS_CODES } from "node:http";
import {
  bulkhead,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from "cockatiel";
import { calls, type CallKind, type CallName } from "../../contract/calls";
import type { Feature, Group } from "../../contract/calls/row";
import { isAboutOne, lacksCall } from "../../contract/lacks-call";
import { failure as failureSchema } from "../../contract/primitives";
import { BodyTooLarge } from "../guard/read-capped";
import { log } from "../operate/log";
import { BREAKER_STATES, metrics } from "../operate/metrics";
import { within } from "../operate/within";
import { capOf } from "./caps";
import { UpstreamFailure, isOutage, type FailureKind } from "./failure";
import { UnusableBody } from "./fetch-buffered";
import { http, onceMore, type CallOptions, type Sender, type Sent } from "./http";
import { dropInvalid } from "./drop-invalid";
import { parseAnswer } from "./parse-answer";

export type UpstreamRequest = {
  name: CallName;
  url: string;
  body?: unknown;
  sender: Sender;
  idempotencyKey?: string;
  /** Milliseconds for the whole answer. */
  timeLimit: number;
};

/** A timeout of a call that had less time is no evidence about the upstream's health. */
const FAIR_LIMIT_MS = 1_000;

type Policy = ReturnType<typeof makePolicy>;
type Bulkhead = ReturnType<typeof bulkhead>;
const policies = new Map<string, Policy>();
const bulkheads = new Map<string, Bulkhead>();

function makePolicy(cap: Bulkhead, name: CallName) {
  const outages = handleWhen((error) => error instanceof UpstreamFailure && isOfEverybody(error));
  const breaker = circuitBreaker(outages, { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(12) });
  metrics.breakers.set(name, () => breakerState(breaker.state));
  return wrap(cap, breaker);
}

/** An answer that breaks the contract, or what a firewall finds in one form, is no evidence about other visitors' calls. */
function isOfEverybody(failure: UpstreamFailure): boolean {
  const { kind, status = 500, call } = failure;
  return isOutage(failure) && kind !== "broken" && (status >= 500 || Boolean(calls[call as CallName].essential));
}

/**
 * Returns the circuit breaker of a call, and the cap on parallel calls of its group and kind. Neither a failing call
 * nor a hanging group affects the rest of the shop.
 */
export function policyOf(baseUrl: string, name: CallName): Policy {
  const key = `${baseUrl} ${name}`;
  const { group, kind } = calls[name];
  let policy = policies.get(key);
  if (!policy) policies.set(key, (policy = makePolicy(bulkheadOf(baseUrl, group, kind), name)));
  return policy;
}

function bulkheadOf(baseUrl: string, group: Group, kind: CallKind): Bulkhead {
  const key = `${baseUrl} ${group} ${kind}`;
  const { parallel, waiting } = capOf(group);
  let cap = bulkheads.get(key);
  if (!cap) bulkheads.set(key, (cap = bulkhead(parallel, waiting)));
  return cap;
}

function breakerState(state: CircuitState): number {
  if (state === CircuitState.Closed) return BREAKER_STATES.closed;
  return state === CircuitState.HalfOpen ? BREAKER_STATES.halfOpen : BREAKER_STATES.open;
}

/** For tests: closes all circuits, and resets the log's limits. */
export function forgetPolicies() {
  policies.clear();
  bulkheads.clear();
  lines.clear();
}

/**
 * Makes one call and returns the JSON of its answer. The time limit includes the wait for other calls. Throws
 * UpstreamFailure.
 */
export async function send(policy: Policy, request: UpstreamRequest): Promise<unknown> {
  const { name, timeLimit } = request;
  const started = performance.now();
  const stop = new AbortController();
  try {
    const call = policy.execute(() =>
      // The time may have ended while the call waited for others, which is no evidence about the upstream.
      stop.signal.aborted ? undefined : tolerantly(timeLimit, () => exchange(request, stop.signal)),
    );
    const answer = await within(call, timeLimit, () => {
      stop.abort();
      throw new UpstreamFailure("timeout", name);
    });
    if (answer instanceof UpstreamFailure) throw answer;
    return answer;
  } catch (error) {
    const failed =
      isBrokenCircuitError(error) || isBulkheadRejectedError(error) ? new UpstreamFailure("unreachable", name) : error;
    if (failed instanceof UpstreamFailure) logFailure(failed, Math.round(performance.now() - started));
    throw failed;
  }
}

/**
 * Returns the failure of a call that had hardly any time instead of throwing it, so that the circuit breaker does not
 * count it.
 */
async function tolerantly<Answer>(timeLimit: number, attempt: () => Promise<Answer>) {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof UpstreamFailure && error.kind === "timeout" && timeLimit < FAIR_LIMIT_MS) return error;
    throw error;
  }
}

/** Names of fields in a contract: dotted words. */
const FIELD = /^[a-z_]{1,40}(\.[a-z_\d]{1,40}){0,3}$/i;
const MAX_LOGGED_FIELDS = 20;

function logFailure(failure: UpstreamFailure, ms: number) {
  if (isOutage(failure)) logOutage(failure, ms);
  else if (calls[failure.call as CallName].kind === "write") logRefusal(failure);
}

/** Logs the reason of a refused change: the names of its fields, never their values or the upstream's message. */
function logRefusal({ call, kind, status, errors }: UpstreamFailure) {
  const fields = Object.keys(errors)
    .filter((name) => FIELD.test(name))
    .slice(0, MAX_LOGGED_FIELDS);
  log.info({ call, kind, status, fields }, "upstream refusal");
}

/** The same failure of a shared read is logged at most once in this time. */
const LOG_INTERVAL_MS = 60_000;
const MAX_REMEMBERED_LINES = 1_000;
const lines = new Map<string, number>();

/** Logs an outage for operators, without any content of the request or the answer. */
export function logOutage(failure: UpstreamFailure, ms?: number) {
  if (!isOutage(failure)) return;
  if (calls[failure.call as CallName].essential) {
    const same = `${failure.call} ${failure.kind} ${failure.status ?? ""} ${failure.details.path ?? ""}`;
    if (Date.now() - (lines.get(same) ?? 0) < LOG_INTERVAL_MS) return;
    if (lines.size > MAX_REMEMBERED_LINES) lines.clear();
    lines.set(same, Date.now());
  }
  log.warn(
    { call: failure.call, kind: failure.kind, status: failure.status, path: failure.details.path, ms },
    "upstream failure",
  );
}

/** Logs a list item that was removed because it breaks the contract: its path, never its content. */
export function logLeftOut(call: string, path: string) {
  log.warn({ call, path }, "left out: it breaks the contract");
}

async function exchange({ name, url, body, sender, idempotencyKey }: UpstreamRequest, signal: AbortSignal) {
  const row = calls[name];
  const key = "idempotent" in row ? idempotencyKey : undefined;
  const sent: Sent = { call: name, sender, isPersonal: row.kind !== "shared", idempotencyKey: key };
  const options: CallOptions = {
    method: row.method,
    ...(body !== undefined && { content: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    context: { sent },
    // The table of calls decides what may be repeated: reads, and a change with an idempotency key.
    retry: row.kind !== "write" || key ? onceMore : 0,
    signal,
  };
  const response = await http(url, options).catch((error: unknown) => {
    throw signal.aborted ? new UpstreamFailure("timeout", name) : failureOf(name, error, sent.wasLost);
  });
  const { status } = response;
  if (status >= 300 && status < 400) throw new UpstreamFailure("lost", name);
  const text = await response.text();
  if (status >= 400) throw answeredFailure(name, status, text, response.headers);
  try {
    return parseAnswer(text);
  } catch {
    throw new UpstreamFailure("broken", name, { path: "(not JSON)", status });
  }
}

/** The errors of a connection that could not be made, so that nothing was sent. After all others something may have been. */
const NOT_CONNECTED = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Explains a missing or incomplete response. A refusal with a truncated text is still a refusal, without a message. */
function failureOf(name: string, error: unknown, wasLost = false): UpstreamFailure {
  if (!(error instanceof UnusableBody)) {
    const { code } = error as NodeJS.ErrnoException;
    return new UpstreamFailure(!wasLost && code && NOT_CONNECTED.has(code) ? "unreachable" : "lost", name);
  }
  if (error.cause instanceof BodyTooLarge) return new UpstreamFailure("broken", name, { path: "(size)" });
  if (error.status >= 400) return answeredFailure(name, error.status, "");
  return new UpstreamFailure("broken", name, { path: "(cut off)" });
}

/**
 * Reads an error response: its kind, its message and the first message of each field
 * (docs/specification/behaviour.md#upstream-and-session). Without JSON it has no message.
 */
function answeredFailure(name: string, status: number, text: string, headers?: Headers): UpstreamFailure {
  const read = failureSchema.safeParse(dropInvalid(failureSchema, tolerantJson(text)).answer);
  const said = read.data?.message?.trim();
  // Frameworks fill in the status's own name.
  const message = said && said.toLowerCase() !== STATUS_CODES[status]?.toLowerCase() ? said : undefined;
  const errors: Record<string, string> = {};
  for (const [field, message] of Object.entries(read.data?.errors ?? {})) {
    const first = Array.isArray(message) ? message[0] : message;
    if (first) errors[field] = first;
  }
  const field = read.data?.typeError;
  if (field && message) errors[field] ??= message;
  const kind = kindOf(name as CallName, status, { message, hasReason: Boolean(message ?? Object.keys(errors)[0]) });
  const retryAfter = kind === "limited" ? secondsToWait(headers?.get("Retry-After")) : undefined;
  return new UpstreamFailure(kind, name, { status, message, errors, retryAfter });
}

type Reason = { message: string | undefined; hasReason: boolean };

/**
 * A refused essential read is an outage, because a gateway without its backend also responds 404. Only a city that the
 * upstream itself reports as missing may be missing: `shared.ts` compares it with the list.
 */
function kindOf(name: CallName, status: number, { message, hasReason }: Reason): FailureKind {
  const { kind, essential, feature } = calls[name] as { kind: CallKind; essential?: object; feature?: Feature };
  if (feature && lacksCall(name, status, message)) return "not_offered";
  const mayBeMissing = name === "city" && status === 404 && message !== undefined;
  if (isOfGateway(status) && message === undefined && kind === "write") return "lost";
  const isOfTheWay = !hasReason && OF_THE_WAY.has(status) && !(status === 404 && isAboutOne(name));
  if (status >= 500 || (essential && !mayBeMissing) || isOfTheWay) return "failed";
  return status === 401 ? "signed_out" : status === 429 ? "limited" : "refused";
}

/** Firewalls and gateways refuse with these. The API gives a reason (docs/contract.md). */
const OF_THE_WAY = new Set([403, 404, 405, 406, 407, 411, 413, 414, 415, 431, 451]);

/** A gateway that got no answer, or not in time, does not know whether the API has done its work. */
const isOfGateway = (status: number) => status === 502 || status === 504;

/** Reads `Retry-After` in seconds, at most a day. Its other form, a date, is ignored. */
function secondsToWait(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Math.min(Number(text), 24 * 60 * 60) : undefined;
}

function tolerantJson(text: string): unknown {
  try {
    return parseAnswer(text);
  } catch {
    return undefined;
  }
}
