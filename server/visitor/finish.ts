import type { Visit } from "./visit";

/** Whether a script sent this form and wants data instead of a redirect. */
export function wantsData(form: FormData): boolean {
  return form.get("answer") === "data";
}

/**
 * Answers a successful change: a 303 redirect, or for a modal or a script that wants data `{ done, to }` with `extra`.
 */
export async function finish(visit: Visit, form: FormData, path: string, extra: Record<string, unknown> = {}) {
  if (!wantsData(form)) return visit.redirect(path);
  return visit.answer({ done: true as const, to: path, ...extra });
}
