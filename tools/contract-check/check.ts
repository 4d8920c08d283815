import { calls, type CallName } from "../../contract/calls";
import type { Feature } from "../../contract/calls/row";
import { lacksCall } from "../../contract/lacks-call";
import { failure } from "../../contract/primitives";
import { deviationsOf, type Deviation } from "./deviations";
import { exchange, type Exchange, type Visitor } from "./exchange";
import { firstFacts, learnByName, lessons, type Facts } from "./facts";
import { requestFor } from "./requests";
import { rules } from "./rules";
import { mustSucceed, callSequence, ofCustomers } from "./sequence";

export interface CheckOptions {
  url: string;
  /** Also makes calls that change data. */
  write?: boolean;
  /** Removes the customer at the end instead of signing out. */
  remove?: boolean;
  /** The city's alias; the first city by default. */
  city?: string;
  /** The phone whose code `code` returns. */
  phone?: string;
  /** A code that is valid in that city. */
  promocode?: string;
  code?: (phone: string, notification: string | undefined) => Promise<string | undefined>;
  language?: string;
  /** YYYY-MM-DD */
  today?: string;
}

type Outcome =
  | { kind: "conforms" }
  | { kind: "deviates"; deviations: Deviation[] }
  | { kind: "not tried"; reason: string }
  | { kind: "not offered"; feature: Feature };

/** The result for a call, or for a rule that applies to all calls. */
export type Finding = { name: string; outcome: Outcome };

const conforms: Outcome = { kind: "conforms" };
const notTried = (reason: string): Outcome => ({ kind: "not tried", reason });
const deviates = (path: string, kind: string): Outcome => ({ kind: "deviates", deviations: [{ path, kind }] });

/** Makes real calls, one after another, and reports for every call whether its answers conform to the contract. */
export async function checkContract(options: CheckOptions): Promise<Finding[]> {
  const visitor: Visitor = { url: options.url, language: options.language ?? "en" };
  const facts: Facts = {
    ...firstFacts(options.today ?? new Date().toISOString().slice(0, 10)),
    wanted_city: options.city,
    phone: options.phone,
    ...(options.promocode ? { promocode: options.promocode } : {}),
  };
  const found = new Map<CallName, Outcome[]>();
  for (const name of callSequence()) {
    const outcome = leftOut(name, options) ?? (await tryCall(name, visitor, facts, options));
    found.set(name, [...(found.get(name) ?? []), outcome]);
  }
  const findings: Finding[] = (Object.keys(calls) as CallName[]).map((name) => ({
    name,
    outcome: worst(found.get(name) ?? []),
  }));
  for (const { name, broken } of rules) {
    const deviation = await broken(visitor);
    findings.push({ name, outcome: deviation ? { kind: "deviates", deviations: [deviation] } : conforms });
  }
  return findings;
}

function leftOut(name: CallName, { write, remove, phone }: CheckOptions): Outcome | undefined {
  const { kind, path } = calls[name];
  if (kind !== "write") return undefined;
  if (!write) return notTried("it changes something: --write");
  if (path === "/api/user/remove" && !remove) return notTried("it removes the customer: --remove");
  if (path === "/api/user/logout" && remove) return notTried("the customer is removed instead");
  if (path === "/api/user/login" && !phone) return notTried("it sends a code: --phone NUMBER");
  return undefined;
}

async function tryCall(name: CallName, visitor: Visitor, facts: Facts, options: CheckOptions): Promise<Outcome> {
  const made = requestFor(name, facts);
  if ("reason" in made) return notTried(made.reason);
  const headers = "idempotent" in calls[name] ? { "Idempotency-Key": crypto.randomUUID() } : undefined;
  const hadSession = visitor.sessionKey !== undefined;
  const result = await exchange(visitor, name, made.request, headers);
  const outcome = judge(name, result, { hadSession, signedIn: facts.signed_in === true });
  if (outcome.kind !== "conforms") return outcome;
  const lesson = lessons[name] as ((answer: unknown, facts: Facts) => void) | undefined;
  const answer = calls[name].answer.parse(result.body);
  lesson?.(answer, facts);
  learnByName(answer, facts);
  if (name === "login")
    facts.code = await options.code?.(String(facts.phone), (result.body as { notification?: string }).notification);
  if (!headers) return outcome;
  const again = await exchange(visitor, name, made.request, headers);
  return JSON.stringify(again.body) === JSON.stringify(result.body)
    ? outcome
    : deviates("(Idempotency-Key)", "the same key got another answer");
}

/** The check's session at the time of a call. */
interface Standing {
  hadSession: boolean;
  signedIn: boolean;
}

/**
 * Judges an answer. A refusal is no deviation if the call needs a session or a customer that the check does not have,
 * or if the request's values are guesses.
 */
function judge(name: CallName, result: Exchange, { hadSession, signedIn }: Standing): Outcome {
  const { answer, kind, limit, path } = calls[name];
  if (result.failure) return deviates("(connection)", result.failure);
  const { feature } = calls[name] as { feature?: Feature };
  if (feature && lacksCall(name, result.status, failure.safeParse(result.body).data?.message))
    return { kind: "not offered", feature };
  if (result.body === undefined) return deviates("(body)", `${result.status} without JSON`);
  if (result.status >= 500) return deviates("(status)", `failed with ${result.status}`);
  if (result.status >= 400)
    return judgeRefusal(
      result,
      mustSucceed.has(path) && (kind !== "visitor" || (hadSession && (signedIn || !ofCustomers.has(path)))),
    );
  const read = answer.safeParse(result.body);
  if (!read.success) return { kind: "deviates", deviations: deviationsOf(read.error, result.body) };
  if (kind === "write" && path === "/api/cart/add" && !hadSession && !result.opened)
    return deviates("(Set-Cookie)", "no session_key, though something was changed");
  return result.took > limit ? deviates("(time)", `took ${result.took} ms, the shop waits ${limit} ms`) : conforms;
}

function judgeRefusal({ status, body }: Exchange, isDeviation: boolean): Outcome {
  const read = failure.safeParse(body);
  if (!read.success) return { kind: "deviates", deviations: deviationsOf(read.error, body) };
  const words = `refused with ${status}: ${read.data.message ?? Object.keys(read.data.errors ?? {}).join(", ")}`;
  return isDeviation ? deviates("(status)", words) : notTried(words);
}

/** Returns the worst of a call's outcomes. One attempt is enough to count as tried. */
function worst(outcomes: readonly Outcome[]): Outcome {
  const deviating = outcomes.flatMap((outcome) => (outcome.kind === "deviates" ? outcome.deviations : []));
  const each = deviating.filter(
    ({ path, kind }, place) => deviating.findIndex((other) => other.path === path && other.kind === kind) === place,
  );
  if (each.length > 0) return { kind: "deviates", deviations: each };
  return (
    outcomes.find(({ kind }) => kind === "conforms") ??
    outcomes.find(({ kind }) => kind === "not offered") ??
    outcomes[0] ??
    notTried("the check has no place for it")
  );
}
