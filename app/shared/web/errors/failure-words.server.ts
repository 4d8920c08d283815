import type { Translate } from "../../../../locales";
import type { UpstreamFailure } from "../../../../server/upstream/failure";

const statuses = {
  unreachable: 503,
  lost: 503,
  timeout: 504,
  failed: 502,
  broken: 502,
  limited: 429,
  not_offered: 422,
  refused: 422,
  signed_out: 401,
} as const;

/**
 * The upstream's messages for fields and, under `form`, its own message (unless a field shows it) or ours
 * (docs/specification/rules-and-calls.md#error-answers). `status` is the status of our response.
 */
export function failureWords(
  t: Translate,
  failure: UpstreamFailure,
): { errors: Record<string, string>; status: number } {
  const { kind, upstreamMessage, errors } = failure;
  if (kind === "not_offered") return { errors: { form: t("common:failure.not_offered") }, status: statuses[kind] };
  const message = kind === "refused" || kind === "limited" || kind === "failed" ? upstreamMessage : undefined;
  const form = message ?? t(`common:failure.${kind}`);
  const fields = Object.values(errors);
  if (fields.length === 0) return { errors: { form }, status: statuses[kind] };
  return {
    errors: { ...errors, ...(message && !fields.includes(message) ? { form: message } : {}) },
    status: statuses[kind],
  };
}

/** Errors of fields that the form does not have are joined under `form`. */
export function keepKnownFields(
  errors: Record<string, string>,
  isField: (name: string) => boolean,
): Record<string, string> {
  const { form, ...fields } = errors;
  const known = Object.entries(fields).filter(([name]) => isField(name));
  const others = Object.entries(fields).flatMap(([name, message]) => (isField(name) ? [] : [message]));
  const general = [...new Set([...(form ? [form] : []), ...others])].join(" ");
  return { ...Object.fromEntries(known), ...(general ? { form: general } : {}) };
}
