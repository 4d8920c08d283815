import { addressed } from "../../contract/addressed";
import { calls, type AnswerOf, type CallName, type RequestOf } from "../../contract/calls";
import type { Feature } from "../../contract/calls/row";
import { metrics } from "../operate/metrics";
import { isOffered } from "../operate/settings";
import type { Deadline } from "./deadline";
import { UpstreamFailure, type FailureKind } from "./failure";
import type { Sender } from "./http";
import { dropInvalid } from "./drop-invalid";
import { mayBeSignedOut, stateOfSession } from "./session-end";
import { cachedAnswer } from "./stale-while-revalidate";
import { logLeftOut, logOutage, policyOf, send } from "./transport";
import { noteUnknownStatuses } from "./unknown-status";

/** The visitor on whose behalf calls are made (docs/specification/behaviour.md#upstream-and-session). */
export type Caller = Sender & {
  /** Called when the upstream does not know the session any more. The caller continues as anonymous. */
  onSessionGone?: () => void;
  /** Whether customers of this shop can sign in at all, by default yes. */
  signsIn?: boolean;
  /** Whether the visitor may be a signed-in customer, by default yes. */
  isCustomer?: () => boolean;
  /** Called when the session goes on without its customer. */
  onCustomerGone?: () => void;
  /** The request of a call of the session's cart, which tells whether the session is known. */
  cartRequest?: () => Promise<RequestOf<"cart">>;
  /** The remaining time of the visitor. Without it, only the limit of each call applies. */
  deadline?: Deadline;
  /** Shared by all clients of one request of the visitor: whether a call of it has changed something. */
  progress?: { changed: boolean };
  /**
   * Called when a shared answer is old or for another language or place, because the upstream failed to provide a new
   * one.
   */
  onStale?: () => void;
};

type Extra = { idempotencyKey?: string };
type CallExtra = Extra & { timeLimit?: number };
type Fields = Record<string, unknown>;

export type Upstream = { [Name in CallName]: (request: RequestOf<Name>, extra?: Extra) => Promise<AnswerOf<Name>> };

/**
 * Makes the typed client from the table of calls. Each method throws UpstreamFailure; answers are checked against the
 * contract.
 */
export function createUpstream(caller: Caller): Upstream {
  const client: Partial<Record<CallName, unknown>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    client[name] = async (request: unknown, extra?: Extra) => {
      const { feature } = calls[name] as { feature?: Feature };
      if (feature && !isOffered(feature)) throw new UpstreamFailure("not_offered", name);
      const fields = calls[name].request.parse(request) as Fields;
      return calls[name].kind === "shared"
        ? callShared(caller, name, fields)
        : inSession(caller, name, () => personalCall(caller, name, fields, extra));
    };
  }
  return client as Upstream;
}

async function callShared(caller: Caller, name: CallName, fields: Fields): Promise<unknown> {
  const { baseUrl, language, deadline } = caller;
  const { reuse = 60, limit, quietWhenStale } = calls[name];
  const { answer, outdated } = await cachedAnswer(
    { name, baseUrl, language, fields, reuse },
    () => call(caller, name, fields, { timeLimit: limit }),
    () => deadline?.left() ?? Infinity,
  );
  if (outdated && !quietWhenStale) caller.onStale?.();
  return answer;
}

/** A call that was not sent after one that was done leaves a change half-way. */
async function personalCall({ progress, ...caller }: Caller, name: CallName, fields: Fields, extra?: Extra) {
  try {
    const answer = await call(caller, name, fields, extra);
    if (progress && calls[name].kind === "write") progress.changed = true;
    return answer;
  } catch (error) {
    const isHalfWay = progress?.changed && error instanceof UpstreamFailure && error.kind === "unreachable";
    throw isHalfWay ? new UpstreamFailure("lost", name) : error;
  }
}

/** Makes a call and records its outcome and duration. */
async function call(caller: Caller, name: CallName, fields: Fields, extra?: CallExtra) {
  const started = performance.now();
  let outcome: FailureKind | "ok" = "ok";
  try {
    const answer = await makeCall(caller, name, fields, extra);
    noteUnknownStatuses(name, answer);
    return answer;
  } catch (error) {
    if (error instanceof UpstreamFailure) outcome = error.kind;
    throw error;
  } finally {
    metrics.calls.inc({ call: name, outcome });
    metrics.callSeconds.observe({ call: name }, (performance.now() - started) / 1_000);
  }
}

async function makeCall(
  caller: Caller,
  name: CallName,
  fields: Fields,
  { idempotencyKey, timeLimit }: CallExtra = {},
): Promise<unknown> {
  const row = calls[name];
  const { baseUrl, deadline } = caller;
  const left = (row.kind === "write" ? deadline?.leftForWrite() : deadline?.left()) ?? Infinity;
  const time = timeLimit ?? Math.min(row.limit, left);
  // The call was not sent, so it cannot have changed anything.
  if (time <= 0) throw new UpstreamFailure("unreachable", name);
  const { path, body } = addressed(name, fields);
  const url = `${baseUrl}/${path}`;
  const request = { name, url, body, sender: caller, idempotencyKey, timeLimit: time };
  const answer = await send(policyOf(baseUrl, name), request);
  const parsed = row.answer.safeParse(answer);
  if (parsed.success) return parsed.data;
  const usable = dropInvalid(row.answer, answer);
  for (const path of usable.leftOut) logLeftOut(name, path);
  const again = row.answer.safeParse(usable.answer);
  if (again.success) return again.data;
  const broken = new UpstreamFailure("broken", name, { path: again.error.issues[0]?.path.join(".") || "(answer)" });
  logOutage(broken);
  throw broken;
}

/**
 * Makes a call in the visitor's session. A refusal that may mean its end is one call's word until the session call says
 * the same (session-end.ts). The end means that the call did nothing, so it is repeated once without the session.
 */
async function inSession(caller: Caller, name: CallName, attempt: () => Promise<unknown>): Promise<unknown> {
  if (calls[name].customer && caller.isCustomer?.() === false) throw new UpstreamFailure("signed_out", name);
  const key = caller.sessionKey?.();
  try {
    return await attempt();
  } catch (error) {
    if (!key || !caller.onSessionGone || !(error instanceof UpstreamFailure) || !mayBeSignedOut(error, name))
      throw error;
    const signedOut = new UpstreamFailure("signed_out", name, error.details);
    const state = await stateOfSession(caller, key, name, (asked, fields) => call(caller, asked, fields));
    if (state === "anonymous") caller.onCustomerGone?.();
    // Nobody can be asked to sign in to a shop without sign-in.
    if (state !== "over") throw state === "anonymous" && caller.signsIn !== false ? signedOut : ofThisCall(error);
    // Another call of the same request may have found the same, and have a new session by now.
    if (caller.sessionKey?.() === key) caller.onSessionGone();
    if (calls[name].customer) throw signedOut;
    return attempt();
  }
}

/** A 401 in a session that is not over is a fault of that call alone. */
function ofThisCall(failure: UpstreamFailure): UpstreamFailure {
  if (failure.kind !== "signed_out") return failure;
  const failed = new UpstreamFailure("failed", failure.call, failure.details);
  logOutage(failed);
  return failed;
}
