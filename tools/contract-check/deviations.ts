import type { z } from "zod";

/**
 * The place and kind of a deviation from the contract. It never contains values, because answers contain personal data.
 */
export interface Deviation {
  /** "product_groups[].products[].price", or a name in brackets for anything but a field: "(status)". */
  path: string;
  kind: string;
}

/** Returns each kind of deviation once, for any number of items. */
export function deviationsOf(error: z.ZodError, answer: unknown): Deviation[] {
  const counted = new Map<string, { deviation: Deviation; times: number }>();
  for (const issue of error.issues.flatMap(leaves)) {
    const deviation = { path: pathOf(issue.path), kind: kindOf(issue, answer) };
    const key = `${deviation.path} ${deviation.kind}`;
    counted.set(key, { deviation, times: (counted.get(key)?.times ?? 0) + 1 });
  }
  return [...counted.values()].map(({ deviation: { path, kind }, times }) => ({
    path,
    kind: times > 1 ? `${kind} (${times} times)` : kind,
  }));
}

type Issue = z.core.$ZodIssue;

/** Returns for a union the issues of the option that matches best. */
function leaves(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const nearest = [...issue.errors].sort((a, b) => depthOf(b) - depthOf(a) || a.length - b.length)[0];
  return nearest?.length
    ? nearest.flatMap((inner) => leaves({ ...inner, path: [...issue.path, ...inner.path] }))
    : [issue];
}

const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

function pathOf(path: readonly PropertyKey[]): string {
  return (
    path
      .map((part) => (typeof part === "number" ? "[]" : `.${String(part)}`))
      .join("")
      .replace(/^\./, "") || "(answer)"
  );
}

function kindOf(issue: Issue, answer: unknown): string {
  const found = issue.path.reduce<unknown>(
    (value, part) => (value as Record<PropertyKey, unknown> | null | undefined)?.[part],
    answer,
  );
  if (issue.code === "invalid_value")
    return found === undefined
      ? "missing"
      : `not one of ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
  if (issue.code !== "invalid_type") return issue.message;
  return found === undefined
    ? `missing, expected ${issue.expected}`
    : `expected ${issue.expected}, got ${typeName(found)}`;
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
