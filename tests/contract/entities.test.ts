import { expect, it } from "vitest";
import type { z } from "zod";
import * as place from "../../contract/place";
import { entities } from "../support/contract/entities";

type Node = z.ZodType & {
  shape?: Record<string, Node>;
  def: { innerType?: Node; element?: Node; valueType?: Node; options?: Node[] };
};

it.each(entities)("%s has every field of the specification", (_, schema, fields) => {
  const missing = fields.split(/\s+/).filter((path) => !has(schema as Node, path.split(".")));
  expect(missing).toEqual([]);
});

it("the comparison finds a missing field", () => {
  expect(has(place.city as unknown as Node, ["map", "height"])).toBe(false);
});

/** Whether a path leads through a schema's objects, whatever is optional, listed or by name on the way. */
function has(schema: Node, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  const { shape, def } = schema;
  if (shape) return shape[first] !== undefined && has(shape[first], rest);
  return [def.innerType, def.element, def.valueType, ...(def.options ?? [])].some((part) => part && has(part, path));
}
