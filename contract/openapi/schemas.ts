import { z } from "zod";
import { calls } from "../calls";
import * as rows from "../calls/row";
import * as cart from "../cart";
import * as geocoder from "../geocoder";
import * as menu from "../menu";
import * as order from "../order";
import * as person from "../person";
import * as place from "../place";
import * as primitives from "../primitives";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

const modules: Record<string, unknown>[] = [primitives, menu, place, cart, person, geocoder, order, rows];
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Names each schema: the contract's entities, and every call's request and answer. Several calls may share one schema.
 */
export function schemaNames(): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  const add = (name: string, schema: z.ZodType) => {
    if (names.has(schema) || taken.has(name)) return;
    names.set(schema, name);
    taken.add(name);
  };
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (value instanceof z.ZodObject || value instanceof z.ZodEnum) add(pascal(name), value);
  }
  for (const [name, { request, answer }] of Object.entries(calls)) {
    add(`${pascal(name)}Request`, request);
    add(`${pascal(name)}Answer`, answer);
  }
  return names;
}

/**
 * Returns the named schemas as JSON schemas of the wire format. An answer may have fields that the shop does not use,
 * so unknown fields are not forbidden.
 */
export function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of schemaNames()) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    unrepresentable: "any",
    uri: (id) => reference(id).$ref,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "tuple") asPlainArray(jsonSchema);
    },
  });
  return JSON.parse(JSON.stringify(schemas), (key, value: unknown) =>
    isIdentity(key) || isSafeIntegerBound(value) ? undefined : value,
  ) as Record<string, JsonSchema>;
}

/**
 * Describes a tuple of numbers (a point) as an array of that length. `prefixItems` with `items: false` is more precise,
 * but Prism rejects each item for it, and generators for OpenAPI 3.0 support neither.
 */
function asPlainArray(schema: z.core.JSONSchema.BaseSchema) {
  const items = (schema.prefixItems ?? []) as z.core.JSONSchema.BaseSchema[];
  delete schema.prefixItems;
  schema.items = {
    type: "number",
    minimum: Math.min(...items.map(({ minimum = -Infinity }) => minimum)),
    maximum: Math.max(...items.map(({ maximum = Infinity }) => maximum)),
  };
  schema.minItems = schema.maxItems = items.length;
}

const isIdentity = (key: string) => key === "$schema" || key === "$id";

/** zod gives every integer the bounds of a safe integer, which API viewers show as examples. */
const isSafeIntegerBound = (value: unknown) => Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
