import type { Request, Response } from "express";
import type { z } from "zod";
import { wrong } from "../respond";

type FormReader = (fields: Record<string, unknown>) => Record<string, unknown>;

export const isForm = (request: Request) => Boolean(request.is("application/x-www-form-urlencoded"));

/** The body as `shape` has it. A form's fields are text: `fromForm` says what programs would have sent. Throws a Refusal of 422. */
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

/** People go back to where they were; programs hear what it is now. */
export function answerChange(request: Request, response: Response, section: string, body: unknown) {
  if (isForm(request)) response.redirect(303, `${request.baseUrl}/#${section}`);
  else response.json(body);
}
