import type { ErrorRequestHandler, RequestHandler } from "express";
import { log } from "./log";
import { languageOf, type Language } from "./language";
import { say, type MessageKey, type MessageValues } from "./messages";

export type Words = { key: MessageKey; values?: MessageValues };

/** A no, as the contract says it: a 4xx status, a sentence, and a sentence for each field. Words are chosen when the visitor's language is known. */
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

  /** `{ message, errors }` in a language (decisions §2). */
  body(language: Language) {
    const errors = Object.entries(this.errors).map(
      ([field, { key, values }]) => [field, say(key, language, values)] as const,
    );
    const message = say(this.words.key, language, this.words.values);
    return errors.length > 0 ? { message, errors: Object.fromEntries(errors) } : { message };
  }
}

/** What was sent is wrong in one field: 422, with the field's sentence as the message too. */
export function wrong(field: string, key: MessageKey, values?: MessageValues): Refusal {
  return new Refusal(422, { key, values }, { [field]: { key, values } });
}

/** Nothing of that name or number: 404. */
export function missing(key: MessageKey): Refusal {
  return new Refusal(404, { key });
}

/** The session is gone (decisions §2): 401. */
export function signedOut(): Refusal {
  return new Refusal(401, { key: "sessionGone" });
}

export const unknownPath: RequestHandler = (request, response) => {
  const refusal = missing("unknownPath");
  response.status(refusal.status).json(refusal.body(languageOf(request.get("accept-language"))));
};

/** Everything that goes wrong becomes JSON: refusals as they are, what Express makes of a bad body or path, and 500 for our own mistakes. */
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
  log.error({ err: error }, "a mistake of the sandbox");
  return new Refusal(500, { key: "ownMistake" });
}
