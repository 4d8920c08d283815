import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Clock } from "./clock";
import { log } from "./log";
import { languageOf } from "./language";
import type { Language } from "../rules/languages";
import { say, type MessageKey, type MessageValues, type Words } from "./messages";

/**
 * A refused call: a 4xx status, a message, and a message for each wrong field. Messages are keys until the visitor's
 * language is known.
 */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly status: number,
    readonly words: Words,
    readonly errors: Record<string, Words> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(words.key);
  }

  /** The body `{ message, errors }` in a language (docs/specification/behaviour.md#upstream-and-session). */
  body(language: Language) {
    const errors = Object.entries(this.errors).map(
      ([field, { key, values }]) => [field, say(key, language, values)] as const,
    );
    const message = say(this.words.key, language, this.words.values);
    return errors.length > 0 ? { message, errors: Object.fromEntries(errors) } : { message };
  }
}

/** 422 for one wrong field; its message is also the message of the answer. */
export function wrong(field: string, key: MessageKey, values?: MessageValues): Refusal {
  return new Refusal(422, { key, values }, { [field]: { key, values } });
}

export function missing(key: MessageKey): Refusal {
  return new Refusal(404, { key });
}

export function signedOut(): Refusal {
  return new Refusal(401, { key: "sessionGone" });
}

/** Responses have the date of the sandbox's clock at the moment they are sent, because the shop's clock follows it. */
export const dateOf =
  (clock: Clock): RequestHandler =>
  (_request, response, next) => {
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => typeof response;
    response.writeHead = (...head: unknown[]) => {
      response.setHeader("Date", new Date(clock.now()).toUTCString());
      return writeHead(...head);
    };
    next();
  };

export const unknownPath: RequestHandler = (request, response) => {
  const refusal = missing("unknownPath");
  response.status(refusal.status).json(refusal.body(languageOf(request.get("accept-language"))));
};

/**
 * Responds to every error with JSON: refusals unchanged, Express's errors about a bad body or path, and 500 for a
 * defect.
 */
export const answerErrors: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error);
  const refusal = error instanceof Refusal ? error : transportRefusal(error);
  response
    .status(refusal.status)
    .set(refusal.headers)
    .json(refusal.body(languageOf(request.get("accept-language"))));
};

function transportRefusal(error: unknown): Refusal {
  const status = typeof error === "object" && error !== null && "status" in error ? Number(error.status) : 500;
  if (status === 413) return new Refusal(413, { key: "tooLarge" });
  if (status >= 400 && status < 500) return new Refusal(status, { key: "unreadable" });
  log.error({ err: error }, "unexpected error in the sandbox");
  return new Refusal(500, { key: "ownMistake" });
}
