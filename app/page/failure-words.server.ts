import { translate } from "../words/translations.server";
import type { Language } from "../../rules/languages";
import type { UpstreamFailure } from "../../server/upstream/failure";

const statuses = {
  unreachable: 503,
  timeout: 504,
  failed: 502,
  broken: 502,
  limited: 429,
  refused: 422,
  signed_out: 401,
} as const;

/**
 * A failed call in words for the visitor (spec 2 §8): field errors as the upstream worded them, and under `form` its message, unless a field says the same, or ours.
 * `status` is what our own answer should carry.
 */
export function failureWords(
  language: Language,
  failure: UpstreamFailure,
): { errors: Record<string, string>; status: number } {
  const t = translate(language);
  const { kind, said, errors } = failure;
  const heard = kind === "refused" || kind === "limited" ? said : undefined;
  const form = heard ?? t(`common:failure.${kind}`);
  const fields = Object.values(errors);
  if (fields.length === 0) return { errors: { form }, status: statuses[kind] };
  return {
    errors: { ...errors, ...(heard && !fields.includes(heard) ? { form: heard } : {}) },
    status: statuses[kind],
  };
}
