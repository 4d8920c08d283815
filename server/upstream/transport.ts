import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from "cockatiel";
import ky, { TimeoutError, type KyInstance } from "ky";
import { failure as failureSchema } from "../../contract/primitives";
import { BodyTooLarge } from "../guard/read-capped";
import { log } from "../operate/log";
import { UpstreamFailure, isOutage } from "./failure";
import { fetchWhole, UnusableBody } from "./fetch-whole";

const LARGEST_ANSWER = 5_000_000;

/** What every call has in common. `client.ts` extends it with the address of the upstream and the visitor's headers. */
export const http = ky.create({
  headers: { Accept: "application/json", "Accept-Encoding": "gzip", "User-Agent": "nori-storefront" },
  retry: 0,
  throwHttpErrors: false,
});

export type UpstreamRequest = {
  /** The name of the call, for failures and the log. */
  name: string;
  method: string;
  /** Relative to the client's `prefixUrl`. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds until the whole answer must be here. */
  timeLimit: number;
};

/** One breaker and one cap for each group of calls: a slow menu must not take the cart down. */
const policies = new Map<string, ReturnType<typeof makePolicy>>();

function makePolicy() {
  const outages = handleWhen((error) => error instanceof UpstreamFailure && isOutage(error) && error.kind !== "broken");
  return wrap(
    bulkhead(48, 200),
    circuitBreaker(outages, { halfOpenAfter: 5_000, breaker: new ConsecutiveBreaker(12) }),
  );
}

function policyFor(group: string) {
  let policy = policies.get(group);
  if (!policy) policies.set(group, (policy = makePolicy()));
  return policy;
}

/** Makes one call, once, and returns the JSON of its answer. Throws UpstreamFailure. */
export async function send(client: KyInstance, group: string, request: UpstreamRequest): Promise<unknown> {
  const started = performance.now();
  try {
    return await policyFor(group).execute(() => exchange(client, request));
  } catch (error) {
    const failed =
      isBrokenCircuitError(error) || isBulkheadRejectedError(error)
        ? new UpstreamFailure("unreachable", request.name)
        : error;
    if (failed instanceof UpstreamFailure) logOutage(failed, Math.round(performance.now() - started));
    throw failed;
  }
}

/** Logs an outage for operators, without anything of the request's or the answer's content. */
export function logOutage(failure: UpstreamFailure, ms?: number) {
  if (!isOutage(failure)) return;
  log.warn(
    { call: failure.call, kind: failure.kind, status: failure.status, path: failure.details.path, ms },
    "upstream failure",
  );
}

async function exchange(
  client: KyInstance,
  { name, method, path, body, headers, timeLimit }: UpstreamRequest,
): Promise<unknown> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const response = await client(path, {
    method,
    headers: { ...headers, ...(json === undefined ? {} : { "Content-Type": "application/json" }) },
    timeout: timeLimit,
    fetch: (request) => fetchWhole(request as Request, LARGEST_ANSWER, json),
  }).catch((error: unknown) => {
    throw failureOf(name, error);
  });
  if (response.status >= 300 && response.status < 400) throw new UpstreamFailure("unreachable", name);
  const text = await response.text();
  if (!response.ok) throw refusal(name, response.status, text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UpstreamFailure("broken", name, { path: "(not JSON)", status: response.status });
  }
}

/** Why there is no whole answer. A refusal whose text was cut off is still a refusal, without words. */
function failureOf(name: string, error: unknown): UpstreamFailure {
  if (error instanceof TimeoutError) return new UpstreamFailure("timeout", name);
  if (!(error instanceof UnusableBody)) return new UpstreamFailure("unreachable", name);
  if (error.cause instanceof BodyTooLarge) return new UpstreamFailure("broken", name, { path: "(size)" });
  if (error.status >= 400) return refusal(name, error.status, "");
  return new UpstreamFailure("broken", name, { path: "(cut off)" });
}

/** An error answer: its kind, its own words and the first message of each field (spec 2 §8). One without JSON has no words. */
function refusal(name: string, status: number, text: string): UpstreamFailure {
  const read = failureSchema.safeParse(tolerantJson(text));
  const said = read.data?.message ?? undefined;
  const errors: Record<string, string> = {};
  for (const [field, message] of Object.entries(read.data?.errors ?? {})) {
    const first = Array.isArray(message) ? message[0] : message;
    if (first) errors[field] = first;
  }
  const kind = status === 401 ? "signed_out" : status === 429 ? "limited" : status >= 500 ? "failed" : "refused";
  return new UpstreamFailure(kind, name, { status, said, errors });
}

function tolerantJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
