import { z } from "zod";
import { hasIndependentItems, isDispensable, mayBeEmpty } from "../../contract/primitives";

/**
 * Removes the items of lists that break the contract, where the contract marks the items as independent
 * (docs/specification/behaviour.md#broken-items), and broken dispensable fields. Returns the paths of what it removed.
 * An essential list without a valid item stays as it is: the answer is then broken. An empty list is accepted for an
 * empty object, because PHP writes both as `[]`.
 */
export function dropInvalid(schema: z.ZodType, answer: unknown): { answer: unknown; leftOut: string[] } {
  const leftOut: string[] = [];
  return { answer: pruned(schema, answer, [], leftOut), leftOut };
}

function pruned(schema: z.ZodType, value: unknown, path: string[], leftOut: string[]): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return value == null ? value : pruned(schema.unwrap() as z.ZodType, value, path, leftOut);
  }
  if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((one) => one instanceof z.ZodArray === Array.isArray(value));
    return option ? pruned(option, value, path, leftOut) : value;
  }
  if (schema instanceof z.ZodObject && isObject(value)) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const present = fields.filter(([name]) => name in value);
    const kept = present.flatMap(([name, field]) => {
      const inside = pruned(field, value[name], [...path, name], leftOut);
      const issue = isDispensable(field) ? field.safeParse(inside).error?.issues[0] : undefined;
      if (issue) leftOut.push([...path, name, ...issue.path].join("."));
      return issue ? [] : [[name, inside] as const];
    });
    return Object.fromEntries(kept);
  }
  if (schema instanceof z.ZodRecord && Array.isArray(value) && value.length === 0) return {};
  if (schema instanceof z.ZodRecord && isObject(value)) {
    return Object.fromEntries(sound(schema, schema.valueType as z.ZodType, Object.entries(value), path, leftOut));
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const items = value.map((item, index) => [String(index), item as unknown] as const);
    return sound(schema, schema.element as z.ZodType, items, path, leftOut).map(([, item]) => item);
  }
  return value;
}

type Item = readonly [place: string, value: unknown];

function sound(list: z.ZodType, item: z.ZodType, values: readonly Item[], path: string[], leftOut: string[]): Item[] {
  const found: string[] = [];
  const inside: string[] = [];
  const items = values.map(([place, value]) => [place, pruned(item, value, [...path, place], inside)] as const);
  if (!hasIndependentItems(list)) {
    leftOut.push(...inside);
    return items;
  }
  const kept = items.filter(([place, value]) => {
    const issue = item.safeParse(value).error?.issues[0];
    if (issue) found.push([...path, place, ...issue.path].join("."));
    return !issue;
  });
  if (kept.length === 0 && items.length > 0 && !mayBeEmpty(list)) return items;
  leftOut.push(...inside, ...found);
  return kept;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
