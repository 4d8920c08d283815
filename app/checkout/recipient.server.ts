import type { City } from "../../contract/place";
import { readPhone } from "../../rules/phone";
import type { FieldErrors, TypedValues } from "../../server/guard/form";
import type { Visit } from "../../server/visitor/visit";
import { phoneWords, writtenPhone } from "../words/phone-words.server";

/**
 * Somebody else who receives the delivery, as the first line of the order's comment, because the upstream has no field
 * for it (docs/decisions/0042-somebody-else-receives.md). Nobody, if neither the name nor the phone is filled in.
 */
export function readRecipient(
  visit: Visit,
  city: City,
  { recipient_name = "", recipient_phone = "" }: TypedValues,
): { line?: string; errors?: FieldErrors } {
  const { t } = visit;
  const name = recipient_name.trim();
  if (!name && !recipient_phone.trim()) return {};
  const { digits, problem } = readPhone(recipient_phone, city.phone_masks, city.country.code);
  const errors: FieldErrors = {};
  if (!name) errors.recipient_name = t("checkout:recipient.nameMissing");
  if (problem)
    errors.recipient_phone =
      problem.code === "required" ? t("checkout:recipient.phoneMissing") : phoneWords(visit, city, problem);
  if (name && !problem) return { line: t("checkout:recipient.line", { name, phone: writtenPhone(city, digits) }) };
  return { errors };
}
