import type { Request, Response } from "express";
import type { CallName } from "../contract/calls";
import type { Clock } from "./clock";

interface LoggedRequest {
  /** Unix milliseconds on the sandbox's clock. */
  at: number;
  call: CallName;
  method: string;
  path: string;
  body?: string;
  /** The first characters of the session key. */
  session?: string;
  /** 0 if the connection closed before the answer was sent. */
  status: number;
  took: number;
}

export interface RequestLog {
  record(call: CallName, request: Request, response: Response): void;
  latest(): readonly LoggedRequest[];
  clear(): void;
}

const MAX_ENTRIES = 200;
const MAX_BODY_LENGTH = 1_000;

/** Keeps the latest calls in memory, for the console. */
export function createRequestLog(clock: Clock): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    record(call, request, response) {
      const started = performance.now();
      const at = clock.now();
      response.once("close", () => {
        const status = response.writableFinished ? response.statusCode : 0;
        const took = Math.round(performance.now() - started);
        entries.unshift({
          at,
          call,
          method: request.method,
          path: request.originalUrl.slice(0, 300),
          body: bodyOf(request),
          session: sessionPrefix(request),
          status,
          took,
        });
        if (entries.length > MAX_ENTRIES) entries.length = MAX_ENTRIES;
      });
    },
    latest: () => entries,
    clear: () => void (entries = []),
  };
}

function bodyOf({ body }: Request): string | undefined {
  const text =
    body && typeof body === "object" && Object.keys(body as object).length > 0 ? JSON.stringify(body) : undefined;
  return text && text.length > MAX_BODY_LENGTH ? `${text.slice(0, MAX_BODY_LENGTH)}…` : text;
}

function sessionPrefix(request: Request): string | undefined {
  return /session_key=(\w{6})/.exec(request.headers.cookie ?? "")?.[1];
}
