import type { City } from "../../../contract/place";
import type { FieldErrors, TypedValues } from "../../../server/guard/form";
import type { Visit } from "../../../server/visitor/visit";
import { phoneWords, readPhoneIn, writtenPhone } from "../../shared/web/words/phone-words.server";

/**
 * Somebody else who receives the delivery, as the first line of the order's comment, because the upstream has no field
 * for it (docs/decisions/0042-somebody-else-receives.md). Nobody, if neither the name nor the phone is filled in.
 */
export async function readRecipient(
  visit: Visit,
  city: City,
  { recipient_name = "", recipient_phone = "" }: TypedValues,
): Promise<{ line?: string; errors?: FieldErrors }> {
  const { t } = visit;
  const name = recipient_name.trim();
  if (!name && !recipient_phone.trim()) return {};
  const { digits, problem } = await readPhoneIn(city, recipient_phone);
  const errors: FieldErrors = {};
  if (!name) errors.recipient_name = t("checkout:recipient.nameMissing");
  if (problem)
    errors.recipient_phone =
      problem.code === "required" ? t("checkout:recipient.phoneMissing") : phoneWords(visit, city, problem);
  if (name && !problem) return { line: t("checkout:recipient.line", { name, phone: writtenPhone(city, digits) }) };
  return { errors };
}
