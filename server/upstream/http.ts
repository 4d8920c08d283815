import ky, { type Options } from "ky";
import { version } from "../../package.json";
import { log } from "../operate/log";
import { readClock } from "./clock";
import { fetchBuffered } from "./fetch-buffered";

const MAX_ANSWER_BYTES = 5_000_000;

/** The headers of a call come from its sender, and a session that its answer begins goes there. */
export type Sender = {
  baseUrl: string;
  language: string;
  requestId: string;
  /** The W3C Trace Context headers of the request. */
  trace?: Record<string, string>;
  /** The visitor's IP address, from a trusted proxy or the socket. */
  address?: string;
  sessionKey?: () => string | undefined;
  /** Called when a response sets a session key. */
  onSessionKey?: (key: string) => void;
};

export type Sent = {
  call: string;
  sender: Sender;
  /** Calls that visitors share must not depend on a visitor. */
  isPersonal: boolean;
  idempotencyKey?: string;
  /** Set when the connection of a first attempt has ended. */
  wasLost?: boolean;
};

/** `content` is an option of our own, which ky passes to `fetch`: the body of a Request would be a web stream. */
export type CallOptions = Options & { content?: string; context: { sent: Sent } };

/** Redirects are not followed, and an answer of any status is returned. The time limit is the caller's `signal`. */
export const http = ky.create({
  fetch: (request, options) => {
    const { url, method, headers, signal } = request as Request;
    return fetchBuffered(url, { method, headers, signal, body: (options as CallOptions).content }, MAX_ANSWER_BYTES);
  },
  headers: { Accept: "application/json", "Accept-Encoding": "gzip", "User-Agent": `Nori/${version}` },
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  hooks: {
    beforeRequest: [({ headers }, { context }) => setHeaders(headers, context.sent as Sent)],
    beforeRetry: [({ options }) => repeat(options.context.sent as Sent)],
    afterResponse: [(_request, { context }, response) => hear(response, context.sent as Sent)],
  },
});

const CLOSED = ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"];

/**
 * A connection that ends without a byte of an answer was most often idle for too long: another is tried once. A time
 * limit, a refused connection and an answer of any status are final.
 */
export const onceMore: Options["retry"] = {
  limit: 1,
  methods: ["get", "post", "put", "delete"],
  delay: () => 0,
  shouldRetry: ({ error }) => CLOSED.includes((error as NodeJS.ErrnoException).code ?? ""),
};

/** The session may change while a call waits for others, so it is read when the call is sent. */
function setHeaders(headers: Headers, { sender, isPersonal, idempotencyKey }: Sent) {
  const { language, requestId, trace, address, sessionKey } = sender;
  headers.set("Accept-Language", language);
  headers.set("X-Request-Id", requestId);
  for (const [name, value] of Object.entries(trace ?? {})) headers.set(name, value);
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  if (!isPersonal) return;
  const key = sessionKey?.();
  if (key) headers.set("Cookie", `session_key=${key}`);
  if (address) headers.set("X-Forwarded-For", address);
}

function repeat(sent: Sent) {
  sent.wasLost = true;
  log.info({ call: sent.call }, "upstream call repeated");
}

function hear({ ok, headers }: Response, { sender, isPersonal }: Sent) {
  readClock(sender.baseUrl, headers);
  if (!ok || !isPersonal) return;
  for (const cookie of headers.getSetCookie()) {
    const [, key] = /^session_key=([^;]+)/.exec(cookie) ?? [];
    if (key) return sender.onSessionKey?.(key);
  }
}
