import { version } from "../../package.json";
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
import type { Group } from "../../contract/calls/row";
import { failure as failureSchema } from "../../contract/primitives";
import { BodyTooLarge } from "../guard/read-capped";
import { log } from "../operate/log";
import { BREAKER_STATES, metrics } from "../operate/metrics";
import { within } from "../operate/within";
import { capOf } from "./caps";
import { UpstreamFailure, isOutage, type FailureKind } from "./failure";
import { fetchWhole, UnusableBody, type WholeResponse } from "./fetch-whole";
import { leaveOutBroken } from "./leave-out";
import { parseAnswer } from "./parse-answer";

const LARGEST_ANSWER = 5_000_000;

const COMMON_HEADERS = { Accept: "application/json", "Accept-Encoding": "gzip", "User-Agent": `Nori/${version}` };

export type UpstreamRequest = {
  /** The name of the call, for failures and the log. */
  name: string;
  method: string;
  url: string;
  body?: unknown;
  /** Called when the call is sent: the session may have changed while it waited for others. */
  headers?: () => Record<string, string>;
  /** Called with every response, refusals included. */
  onResponse?: (response: WholeResponse) => void;
  /** Milliseconds until the whole answer must be here. */
  timeLimit: number;
};

/** Milliseconds. A timeout of a call that had less time than this says nothing about the upstream's health. */
const FAIR_LIMIT = 1_000;

type Policy = ReturnType<typeof makePolicy>;
type Bulkhead = ReturnType<typeof bulkhead>;
const policies = new Map<string, Policy>();
const bulkheads = new Map<string, Bulkhead>();

function makePolicy(cap: Bulkhead, name: CallName) {
  const outages = handleWhen((error) => error instanceof UpstreamFailure && isOutage(error) && error.kind !== "broken");
  const breaker = circuitBreaker(outages, { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(12) });
  metrics.breakers.set(name, () => breakerState(breaker.state));
  return wrap(cap, breaker);
}

/**
 * The circuit breaker of a call, and the cap on parallel calls of its group and kind: neither a call that fails nor a group that hangs
 * keeps the rest of the shop from its upstream.
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

/** For tests: closes all circuits, and forgets what was logged. */
export function forgetPolicies() {
  policies.clear();
  bulkheads.clear();
  lines.clear();
}

/** Makes one call, once, and returns the JSON of its answer. The time limit includes the wait for other calls. Throws UpstreamFailure. */
export async function send(policy: Policy, request: UpstreamRequest): Promise<unknown> {
  const { name, timeLimit } = request;
  const started = performance.now();
  const stop = new AbortController();
  try {
    const call = policy.execute(() =>
      // Its time may have ended while it waited for other calls: that says nothing about the upstream.
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

/** Returns the failure of a call that had hardly any time, instead of throwing it: the circuit breaker must not count it. */
async function tolerantly<Answer>(timeLimit: number, attempt: () => Promise<Answer>) {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof UpstreamFailure && error.kind === "timeout" && timeLimit < FAIR_LIMIT) return error;
    throw error;
  }
}

/** Names of fields as a contract has them: dotted words. */
const FIELD = /^[a-z_]{1,40}(\.[a-z_\d]{1,40}){0,3}$/i;
const MOST_FIELDS = 20;

function logFailure(failure: UpstreamFailure, ms: number) {
  if (isOutage(failure)) logOutage(failure, ms);
  else if (calls[failure.call as CallName].kind === "write") logRefusal(failure);
}

/** Logs why a change was refused: the names of its fields, never their values or the upstream's words. */
function logRefusal({ call, kind, status, errors }: UpstreamFailure) {
  const fields = Object.keys(errors)
    .filter((name) => FIELD.test(name))
    .slice(0, MOST_FIELDS);
  log.info({ call, kind, status, fields }, "upstream refusal");
}

/** Milliseconds between two lines on the same failure of a read that visitors share. */
const LINE_PAUSE = 60_000;
const MOST_LINES = 1_000;
const lines = new Map<string, number>();

/** Logs an outage for operators, without anything of the request's or the answer's content. */
export function logOutage(failure: UpstreamFailure, ms?: number) {
  if (!isOutage(failure)) return;
  if (calls[failure.call as CallName].essential) {
    const same = `${failure.call} ${failure.kind} ${failure.status ?? ""} ${failure.details.path ?? ""}`;
    if (Date.now() - (lines.get(same) ?? 0) < LINE_PAUSE) return;
    if (lines.size > MOST_LINES) lines.clear();
    lines.set(same, Date.now());
  }
  log.warn(
    { call: failure.call, kind: failure.kind, status: failure.status, path: failure.details.path, ms },
    "upstream failure",
  );
}

/** Logs an item of a list that was left out because it breaks the contract: its path, never its content. */
export function logLeftOut(call: string, path: string) {
  log.warn({ call, path }, "left out: it breaks the contract");
}

async function exchange(
  { name, method, url, body, headers, onResponse }: UpstreamRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const type = json === undefined ? undefined : { "Content-Type": "application/json" };
  const sent = { method, headers: { ...COMMON_HEADERS, ...type, ...headers?.() }, body: json, signal };
  const response = await fetchWhole(url, sent, LARGEST_ANSWER).catch((error: unknown) => {
    throw signal.aborted ? new UpstreamFailure("timeout", name) : failureOf(name, error);
  });
  onResponse?.(response);
  const { status } = response;
  if (status >= 300 && status < 400) throw new UpstreamFailure("unreachable", name);
  const text = response.text();
  if (status >= 400) throw answeredFailure(name, status, text, response.headers);
  try {
    return parseAnswer(text);
  } catch {
    throw new UpstreamFailure("broken", name, { path: "(not JSON)", status });
  }
}

/** Why there is no whole answer. A refusal whose text was cut off is still a refusal, without words. */
function failureOf(name: string, error: unknown): UpstreamFailure {
  if (!(error instanceof UnusableBody)) return new UpstreamFailure("unreachable", name);
  if (error.cause instanceof BodyTooLarge) return new UpstreamFailure("broken", name, { path: "(size)" });
  if (error.status >= 400) return answeredFailure(name, error.status, "");
  return new UpstreamFailure("broken", name, { path: "(cut off)" });
}

/**
 * An error answer: its kind, its own words and the first message of each field (docs/specification/behaviour.md#upstream-and-session). One without JSON
 * has no words.
 */
function answeredFailure(name: string, status: number, text: string, headers?: Headers): UpstreamFailure {
  const read = failureSchema.safeParse(leaveOutBroken(failureSchema, tolerantJson(text)).answer);
  const said = read.data?.message?.trim() || undefined;
  const errors: Record<string, string> = {};
  for (const [field, message] of Object.entries(read.data?.errors ?? {})) {
    const first = Array.isArray(message) ? message[0] : message;
    if (first) errors[field] = first;
  }
  const field = read.data?.typeError;
  if (field && said) errors[field] ??= said;
  const kind = kindOf(name as CallName, status, said !== undefined);
  const retryAfter = kind === "limited" ? secondsToWait(headers?.get("Retry-After")) : undefined;
  return new UpstreamFailure(kind, name, { status, said, errors, retryAfter });
}

/**
 * A refusal of an essential read is an outage: a gateway without its backend says 404 too. A city that the upstream itself calls
 * missing may be: `shared.ts` compares it with the list.
 */
function kindOf(name: CallName, status: number, hasWords: boolean): FailureKind {
  const mayBeMissing = name === "city" && status === 404 && hasWords;
  if (status >= 500 || (calls[name].essential && !mayBeMissing)) return "failed";
  return status === 401 ? "signed_out" : status === 429 ? "limited" : "refused";
}

/** `Retry-After` in seconds, at most a day; its other form, a date, counts as none. */
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
