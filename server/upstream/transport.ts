import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from "cockatiel";
import ky from "ky";
import { Agent, setGlobalDispatcher } from "undici";
import { failure as failureSchema } from "../../contract/primitives";
import { log } from "../operate/log";
import { UpstreamFailure, isOutage } from "./failure";

// Node's own fetch keeps idle connections for a few seconds only and opens any number of them.
setGlobalDispatcher(new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: 3_000 } }));

const LARGEST_ANSWER = 5_000_000;

export type Ask = {
  name: string;
  method: string;
  url: string;
  body?: unknown;
  /** Milliseconds. */
  limit: number;
  headers: Record<string, string>;
};

export type Told = { body: unknown; sessionKey?: string };

/** One breaker and one cap for each base address and kind of calls: a slow menu must not take the cart down. */
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

/** Sends one request upstream, once. Throws UpstreamFailure. */
export async function send(group: string, ask: Ask): Promise<Told> {
  const started = performance.now();
  try {
    return await policyFor(group).execute(() => exchange(ask));
  } catch (error) {
    const failed =
      isBrokenCircuitError(error) || isBulkheadRejectedError(error)
        ? new UpstreamFailure("unreachable", ask.name)
        : error;
    if (failed instanceof UpstreamFailure) logOutage(failed, Math.round(performance.now() - started));
    throw failed;
  }
}

/** One line for what operators have to look at: never what was asked or answered. */
export function logOutage(failure: UpstreamFailure, ms?: number) {
  if (!isOutage(failure)) return;
  log.warn(
    { call: failure.call, kind: failure.kind, status: failure.status, path: failure.details.path, ms },
    "upstream failure",
  );
}

/** The limit holds for the whole answer, not just for its first byte. */
async function exchange({ name, method, url, body, limit, headers }: Ask): Promise<Told> {
  const signal = AbortSignal.timeout(limit);
  try {
    const response = await ky(url, {
      method,
      json: body,
      headers,
      signal,
      timeout: false,
      retry: 0,
      redirect: "error",
      throwHttpErrors: false,
    });
    const text = await wholeText(name, response, signal);
    if (!response.ok) throw refusal(name, response.status, text);
    return { body: parsed(name, text, response.status), sessionKey: sessionKeyOf(response) };
  } catch (error) {
    if (error instanceof UpstreamFailure) throw error;
    throw new UpstreamFailure(signal.aborted ? "timeout" : "unreachable", name);
  }
}

/** Reads an answer within our limits of size and time; an error's text may be cut off without harm. */
async function wholeText(name: string, response: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > LARGEST_ANSWER) {
        await reader?.cancel();
        throw new UpstreamFailure("broken", name, { path: "(size)" });
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (signal.aborted || error instanceof UpstreamFailure) throw error;
    if (!response.ok) return text;
    throw new UpstreamFailure("broken", name, { path: "(cut off)" });
  }
}

function parsed(name: string, text: string, status: number): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UpstreamFailure("broken", name, { path: "(not JSON)", status });
  }
}

/** An error answer: its first message per field, its own words, and which kind it is (spec 2 §8). One without JSON has no words. */
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

function sessionKeyOf(response: Response): string | undefined {
  for (const cookie of response.headers.getSetCookie()) {
    const match = /^session_key=([^;]+)/.exec(cookie);
    if (match?.[1]) return match[1];
  }
  return undefined;
}
