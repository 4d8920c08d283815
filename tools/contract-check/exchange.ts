import { addressed } from "../../contract/addressed";
import { calls, type CallName } from "../../contract/calls";

/** The check's visitor: its address, language and session cookie. */
export interface Visitor {
  url: string;
  language: string;
  sessionKey?: string;
}

export interface Exchange {
  /** 0 if no answer came. */
  status: number;
  /** undefined if it was not JSON. */
  body: unknown;
  /** Whether this answer opened a session. */
  opened: boolean;
  /** Milliseconds. */
  took: number;
  /** Why no answer came. */
  failure?: string;
}

/** Factor on the shop's time limit, so that a slow answer can be told from a missing one. */
const PATIENCE = 3;

/** Makes one call like the shop, and stores the session that it gets. */
export async function exchange(
  visitor: Visitor,
  name: CallName,
  request: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Exchange> {
  const { method, limit, kind } = calls[name];
  const { path, body } = addressed(name, request);
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(`${visitor.url.replace(/\/$/, "")}/${path}`, {
      method,
      body: body && JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(limit * PATIENCE),
      headers: {
        Accept: "application/json",
        "Accept-Language": visitor.language,
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(visitor.sessionKey && kind !== "shared" ? { Cookie: `session_key=${visitor.sessionKey}` } : {}),
        ...headers,
      },
    });
    const text = await response.text();
    const given = response.headers
      .getSetCookie()
      .map((cookie) => /^session_key=([^;]+)/.exec(cookie)?.[1])
      .find(Boolean);
    visitor.sessionKey = given ?? visitor.sessionKey;
    return { status: response.status, body: asJson(text), opened: given !== undefined, took: took() };
  } catch (error) {
    const cause =
      error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
    return { status: 0, body: undefined, opened: false, took: took(), failure: cause };
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
