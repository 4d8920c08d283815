import { addressed } from "../../contract/addressed";
import { calls, type CallName } from "../../contract/calls";

export interface Visitor {
  url: string;
  language: string;
  sessionKey?: string;
}

export interface Exchange {
  /** 0 without a response. */
  status: number;
  /** Undefined if the body is not JSON. */
  body: unknown;
  /** Whether this response opened a session. */
  opened: boolean;
  /** In milliseconds. */
  took: number;
  /** The reason of a missing response. */
  failure?: string;
}

/** The factor on the shop's time limit that distinguishes a slow response from a missing one. */
const TIME_LIMIT_FACTOR = 3;

/** Makes one call like the shop, and stores the session of the response. */
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
      signal: AbortSignal.timeout(limit * TIME_LIMIT_FACTOR),
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
