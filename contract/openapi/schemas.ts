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
import { notes } from "./notes";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

const modules: Record<string, unknown>[] = [primitives, menu, place, cart, person, geocoder, order, rows];
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** How one schema of the document names another. */
export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** What each schema is called: the contract's entities, and every call's request and answer. Several calls may share one. */
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
 * The named schemas as JSON schemas. They describe what goes over the wire, which for an answer is what its schema takes; fields that the shop does not know are
 * ignored by it, so they are not forbidden.
 */
export function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of schemaNames()) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    unrepresentable: "any",
    uri: (id) => reference(id).$ref,
  });
  const withoutIdentity = (schema: JsonSchema) =>
    Object.fromEntries(Object.entries(schema).filter(([key]) => key !== "$schema" && key !== "$id"));
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withNotes(name, withoutIdentity(schema))]),
  );
}

/** The schema, and those of its parts that have no name of their own, with what `notes` says of their fields; without the bounds that every integer has, which a viewer would take for examples. */
function withNotes(name: string, schema: JsonSchema): JsonSchema {
  const inside = Object.entries(schema)
    .filter(([, value]) => Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER)
    .map(([key, value]) => {
      if (key === "properties")
        return [
          key,
          Object.fromEntries(
            Object.entries(value as Record<string, JsonSchema>).map(([field, one]) => [field, noted(name, field, one)]),
          ),
        ];
      if (key === "anyOf") return [key, (value as JsonSchema[]).map((one) => withNotes(name, one))];
      return [key, key === "items" ? withNotes(name, value as JsonSchema) : value];
    });
  return Object.fromEntries(inside) as JsonSchema;
}

function noted(name: string, field: string, schema: JsonSchema): JsonSchema {
  const description = notes[`${name}.${field}`] ?? notes[field];
  return { ...withNotes(name, schema), ...(description ? { description } : {}) };
}
