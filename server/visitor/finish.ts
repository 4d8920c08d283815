import type { Visit } from "./visit";

/** Whether a script sent this form and wants the outcome as data instead of a redirect. */
export function wantsData(form: FormData): boolean {
  return form.get("answer") === "data";
}

/**
 * The end of a change that worked: POST, 303, GET for a browser on its own; for a modal or a script that asked for data, `{ done, to }` and
 * what `extra` holds, in one answer.
 */
export async function finish(visit: Visit, form: FormData, path: string, extra: Record<string, unknown> = {}) {
  if (!wantsData(form)) return visit.redirect(path);
  return visit.answer({ done: true as const, to: path, ...extra });
}
