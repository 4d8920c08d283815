import type { Request } from "express";
import { z } from "zod";
import { calls, type CallName } from "../contract/calls";
import type { Words } from "./messages";
import { Refusal } from "./respond";

/** Parses a request by the call's own schema. Throws a Refusal of 422 with every wrong field. */
export function readRequest(name: CallName, request: Request): unknown {
  const { method, request: schema } = calls[name];
  const given =
    method === "GET"
      ? withNumbers(schema.shape, { ...request.query, ...request.params })
      : { ...fieldsOf(request.body), ...withNumbers(schema.shape, request.params) };
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const errors: Record<string, Words> = {};
  for (const issue of read.error.issues)
    errors[issue.path.slice(0, 3).join(".").slice(0, 80) || "body"] ??= messageForIssue(issue, given);
  throw new Refusal(422, { key: "checkFields" }, errors);
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : {};
}

/** Paths and queries are text: fields that are numbers in the contract are converted. */
function withNumbers(
  shape: Readonly<Record<string, unknown>>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const read = ([field, value]: [string, unknown]) =>
    [
      field,
      shape[field] instanceof z.ZodNumber && typeof value === "string" && /^\d{1,15}$/.test(value)
        ? Number(value)
        : value,
    ] as const;
  return Object.fromEntries(Object.entries(given).map(read));
}

function messageForIssue(issue: z.core.$ZodIssue, given: Record<string, unknown>): Words {
  if (issue.code === "too_small" && typeof issue.minimum === "number")
    return { key: "atLeast", values: { min: issue.minimum } };
  if (issue.code === "too_big" && typeof issue.maximum === "number")
    return { key: "atMost", values: { max: issue.maximum } };
  const isMissing = issue.code === "invalid_type" && issue.path.length === 1 && given[String(issue.path[0])] == null;
  return { key: isMissing ? "required" : "invalid" };
}
