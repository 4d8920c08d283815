import type { z } from "zod";
import { calls, type CallKind, type CallName } from "../calls";
import type { Feature } from "../calls/row";
import { languages } from "../../rules/languages";
import { failure } from "../primitives";
import { componentSchemas, reference, schemaNames, type JsonSchema } from "./schemas";

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: object[];
  requestBody?: object;
  responses: Record<string, object>;
}

export interface OpenApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, object>;
    securitySchemes: Record<string, object>;
  };
}

/** The rules for all calls (docs/contract.md#all-calls). */
const GENERAL = `What the shop expects of a chain's API. Unknown fields of an answer are ignored, missing optional ones are fine.

- **Session**: the first answer to a call that changes something sets the cookie \`session_key\`; it comes back with every personal call. 401 says that the key is no longer known.
- **Failure**: 4xx or 5xx with \`{ message?, errors?: { field: string | string[] } }\` in the language of \`Accept-Language\`.
- **Notification**: any answer may carry \`notification\`, a sentence that is shown once.
- **Money** is a decimal in the city's currency with at most two places. **Times** are minutes from midnight in the city's time, or Unix milliseconds where a name ends in \`_at\` or \`_timestamp\`.`;

const KINDS: Record<CallKind, string> = {
  shared: "The same for every visitor, asked without a session.",
  visitor: "The visitor's own; changes nothing that they would notice.",
  write: "Changes something; the shop never repeats it on its own.",
};

const languageHeader = {
  name: "Accept-Language",
  in: "header",
  description: "The language of every sentence in the answer.",
  schema: { type: "string", enum: [...languages] },
};
const requestIdHeader = {
  name: "X-Request-Id",
  in: "header",
  description: "Names the request in both logs.",
  schema: { type: "string" },
};
const visitorHeader = {
  name: "X-Forwarded-For",
  in: "header",
  description: "The visitor's address, as far as a trusted proxy said it.",
  schema: { type: "string" },
};
const idempotencyHeader = {
  name: "Idempotency-Key",
  in: "header",
  description: "The same key in the same session gets the same answer and does the work once.",
  schema: { type: "string" },
};
const parameters = {
  AcceptLanguage: languageHeader,
  RequestId: requestIdHeader,
  ForwardedFor: visitorHeader,
  IdempotencyKey: idempotencyHeader,
};
const parameter = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

/** Derives the contract as an OpenAPI 3.1 document from the table of calls. */
export function openApiDocument(server = "/"): OpenApiDocument {
  const schemas = componentSchemas();
  const names = schemaNames();
  const paths: OpenApiDocument["paths"] = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { path, method } = calls[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, names, schemas) };
  }
  return {
    openapi: "3.1.1",
    info: { title: "The chain's API, as the shop calls it", version: "1", description: GENERAL },
    servers: [{ url: server }],
    paths,
    components: {
      schemas,
      parameters,
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session_key" } },
    },
  };
}

function operationOf(name: CallName, names: Map<z.ZodType, string>, schemas: Record<string, JsonSchema>): Operation {
  const row = calls[name];
  const isPersonal = row.kind !== "shared";
  const answer = names.get(row.answer) ?? "";
  const request = names.get(row.request) ?? "";
  const failed = (description: string) => ({
    description,
    content: { "application/json": { schema: reference(names.get(failure) ?? "") } },
  });
  return {
    operationId: name,
    summary: row.summary,
    description: `${KINDS[row.kind]} The shop waits ${row.limit / 1000} s. ${needOf(row.feature)}${row.customer ? " Only for signed-in customers." : ""}`,
    tags: [row.path.split("/")[2] ?? "api"],
    security: isPersonal ? [{}, { session: [] }] : [],
    parameters: [
      ...fieldsInAddress(name, schemas[request] ?? {}),
      parameter("AcceptLanguage"),
      parameter("RequestId"),
      ...(isPersonal ? [parameter("ForwardedFor")] : []),
      ...("idempotent" in row ? [parameter("IdempotencyKey")] : []),
    ],
    requestBody: hasBody(name)
      ? {
          required: true,
          content: { "application/json": { schema: bodySchema(name, request, schemas[request] ?? {}) } },
        }
      : undefined,
    responses: {
      "200": {
        description: "Done",
        headers:
          row.kind === "write"
            ? { "Set-Cookie": { description: "`session_key`, where the visitor had none", schema: { type: "string" } } }
            : undefined,
        content: { "application/json": { schema: reference(answer) } },
      },
      ...(isPersonal ? { "401": failed("The session is no longer known") } : {}),
      "4XX": failed("Refused: `message` says why, `errors` which fields are wrong; 429 is too often"),
      "5XX": failed("Something broke; nothing is said about whether the work was done"),
    },
  };
}

const needOf = (feature: Feature | undefined) =>
  feature ? `Left out by a chain without ${feature}.` : "Every chain needs it.";

const pathFields = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field ?? "");

/** The fields of a request that are in its path or query. */
function fieldsInAddress(name: CallName, { properties = {}, required = [] }: JsonSchema) {
  const { method, path } = calls[name];
  const inPath = pathFields(path);
  return Object.entries(properties).flatMap(([field, schema]) => {
    if (inPath.includes(field)) return [{ name: field, in: "path", required: true, schema }];
    return method === "GET" ? [{ name: field, in: "query", required: required.includes(field), schema }] : [];
  });
}

function hasBody(name: CallName): boolean {
  const { method, path, request } = calls[name];
  return (
    method !== "GET" &&
    method !== "DELETE" &&
    Object.keys(request.shape).some((field) => !pathFields(path).includes(field))
  );
}

/** The request's schema without the fields of its path. */
function bodySchema(name: CallName, request: string, schema: JsonSchema): JsonSchema {
  const inPath = pathFields(calls[name].path);
  if (inPath.length === 0) return reference(request);
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([field]) => !inPath.includes(field)),
  );
  return { ...schema, properties, required: schema.required?.filter((field) => !inPath.includes(field)) };
}
