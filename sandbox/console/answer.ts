import type { Request, Response } from "express";
import type { z } from "zod";
import { wrong } from "../respond";

type FormReader = (fields: Record<string, unknown>) => Record<string, unknown>;

export const isForm = (request: Request) => Boolean(request.is("application/x-www-form-urlencoded"));

/**
 * Parses the body by `shape`. `fromForm` converts a form's text fields into the JSON of programs. Throws a Refusal of
 * 422.
 */
export function readBody<Shape extends z.ZodType>(
  shape: Shape,
  request: Request,
  fromForm: FormReader = (fields) => fields,
): z.output<Shape> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const found = shape.safeParse(isForm(request) ? fromForm(body) : body);
  if (found.success) return found.data;
  throw wrong(found.error.issues[0]?.path.join(".") || "body", "invalid");
}

export function answerChange(request: Request, response: Response, section: string, body: unknown) {
  if (isForm(request)) response.redirect(303, `${request.baseUrl}/#${section}`);
  else response.json(body);
}
