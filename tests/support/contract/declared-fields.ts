import type { z } from "zod";
import { calls, type CallName } from "../../../contract/calls";

type Def = {
  type: string;
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  options?: Schema[];
  items?: Schema[];
};
type Schema = z.ZodType & { def: Def; shape?: Record<string, Schema> };
type Json = Record<string, unknown>;

const ids = new Map<Schema, number>();

/** One field of one entity, in whichever calls it comes: an entity that extends another shares the other's fields. */
function fieldKey(name: string, field: Schema): string {
  const id = ids.get(field) ?? ids.size;
  ids.set(field, id);
  return `${name} ${id}`;
}

/** Every field that an answer of these calls may have, by what tells it apart; each with the first path that leads to it. */
export function declaredFields(names: readonly CallName[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names) declare(calls[name].answer as unknown as Schema, name, found);
  return found;
}

function declare(schema: Schema, path: string, found: Map<string, string>) {
  for (const part of partsOf(schema)) declare(part, path, found);
  for (const [name, field] of Object.entries(schema.shape ?? {})) {
    const key = fieldKey(name, field);
    if (!found.has(key)) found.set(key, `${path}.${name}`);
    declare(field, `${path}.${name}`, found);
  }
}

/** Notes the fields of one call's answer that say something: null and nothing, an empty text and an empty list say nothing. */
export function noteFields(name: CallName, answer: unknown, seen: Set<string>) {
  note(calls[name].answer as unknown as Schema, answer, seen);
}

function note(schema: Schema, value: unknown, seen: Set<string>) {
  if (!says(value)) return;
  const { def, shape } = schema;
  if (shape) {
    for (const [name, field] of Object.entries(shape)) {
      const own = (value as Json)[name];
      if (says(own)) seen.add(fieldKey(name, field));
      note(field, own, seen);
    }
  } else if (def.type === "array" || def.type === "record") {
    const [inside] = partsOf(schema);
    if (inside) for (const one of Object.values(value as object)) note(inside, one, seen);
  } else {
    for (const part of partsOf(schema))
      if (def.type !== "union" || part.safeParse(value).success) note(part, value, seen);
  }
}

function partsOf({ def: { innerType, element, valueType, options = [] } }: Schema): Schema[] {
  return [innerType, element, valueType, ...options].filter((part) => part !== undefined);
}

function says(value: unknown): boolean {
  return value != null && value !== "" && !(typeof value === "object" && Object.keys(value).length === 0);
}
