import { useSyncExternalStore } from "react";

/** Messages by field name. An answer's object is its identity: the same messages in a new object are new errors. */
export type Errors = Readonly<Record<string, string>>;

/** The errors that are left, by the object of those before. */
const remaining = new WeakMap<Errors, Errors>();
const wholes = new WeakMap<Errors, Errors>();
const listeners = new Set<() => void>();

const NONE: Errors = {};

/**
 * The errors of an answer without those whose field was changed since (docs/architecture.md#true-at-every-moment). All
 * parts of a page that show the same answer lose a message in the same rendering.
 */
export function useStandingErrors(errors: Errors = NONE): Errors {
  return useSyncExternalStore(
    listen,
    () => standing(errors),
    () => errors,
  );
}

/** Removes messages from the errors, in every part of the page that shows them. */
export function endErrors(errors: Errors, fields: readonly string[]) {
  const before = standing(errors);
  const left = Object.entries(before).filter(([field]) => !fields.includes(field));
  if (left.length === Object.keys(before).length) return;
  const less = Object.fromEntries(left);
  remaining.set(before, less);
  wholes.set(less, wholeErrors(before));
  for (const listener of listeners) listener();
}

/** All errors of the answer that these are left of. */
export const wholeErrors = (errors: Errors): Errors => wholes.get(errors) ?? errors;

function standing(errors: Errors): Errors {
  const less = remaining.get(errors);
  return less ? standing(less) : errors;
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
