import { addressed } from "../../contract/addressed";
import { calls, type AnswerOf, type CallName, type RequestOf } from "../../contract/calls";
import { UpstreamFailure } from "./failure";
import { isStale, shared } from "./shared";
import { logOutage, send } from "./transport";

/** Who is asking: what every call carries (decisions §2). */
export type Caller = {
  baseUrl: string;
  language: string;
  requestId: string;
  /** The visitor's address, as a trusted proxy or the socket said. */
  address?: string;
  sessionKey?: () => string | undefined;
  /** Called when the upstream names a session. */
  onSessionKey?: (key: string) => void;
  /** Called when the upstream no longer knows the session (401): forget it, go on as anonymous. */
  onSessionGone?: () => void;
  /** Called when a shared answer is an old one. */
  onStale?: () => void;
};

type Extra = { idempotencyKey?: string };

export type Upstream = { [Name in CallName]: (request: RequestOf<Name>, extra?: Extra) => Promise<AnswerOf<Name>> };

/** The typed client made from the table of calls. Each method throws UpstreamFailure; answers are checked against the contract. */
export function createUpstream(caller: Caller): Upstream {
  const client: Partial<Record<CallName, unknown>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    client[name] = (request: unknown, extra?: Extra) => make(caller, name, request, extra);
  }
  return client as Upstream;
}

async function make(caller: Caller, name: CallName, request: unknown, extra: Extra = {}): Promise<unknown> {
  const row = calls[name];
  const { url, body } = addressed(caller.baseUrl, name, row.request.parse(request) as Record<string, unknown>);
  const group = `${caller.baseUrl} ${row.kind}`;
  if (row.kind !== "shared") return asAnonymousIfGone(caller, ask);

  const key = `${name}|${caller.language}|${url}|${body ? JSON.stringify(body) : ""}`;
  const answer = await shared(key, row.reuse ?? 60, ask);
  if (isStale(key)) caller.onStale?.();
  return answer;

  async function ask() {
    const personal = row.kind !== "shared";
    const told = await send(group, {
      name,
      method: row.method,
      url,
      body,
      limit: row.limit,
      headers: headers(personal),
    });
    if (told.sessionKey && personal) caller.onSessionKey?.(told.sessionKey);
    const parsed = row.answer.safeParse(told.body);
    if (parsed.success) return parsed.data;
    const broken = new UpstreamFailure("broken", name, { path: parsed.error.issues[0]?.path.join(".") || "(answer)" });
    logOutage(broken);
    throw broken;
  }

  function headers(personal: boolean): Record<string, string> {
    const key = personal ? caller.sessionKey?.() : undefined;
    return {
      Accept: "application/json",
      "Accept-Language": caller.language,
      "X-Request-Id": caller.requestId,
      ...(caller.address && personal ? { "X-Forwarded-For": caller.address } : {}),
      ...(key ? { Cookie: `session_key=${key}` } : {}),
      ...(extra.idempotencyKey && "idempotent" in row ? { "Idempotency-Key": extra.idempotencyKey } : {}),
    };
  }
}

/** A 401 says that nothing was done because the session is gone, so asking once more without it repeats nothing. */
async function asAnonymousIfGone(caller: Caller, ask: () => Promise<unknown>): Promise<unknown> {
  const hadSession = Boolean(caller.sessionKey?.());
  try {
    return await ask();
  } catch (error) {
    if (!hadSession || !(error instanceof UpstreamFailure) || error.kind !== "signed_out") throw error;
    caller.onSessionGone?.();
    return ask();
  }
}
