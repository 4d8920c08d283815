import { isEmail } from "../../rules/person";
import { phoneProblem } from "../../rules/phone";
import type { Words } from "../messages";
import { Refusal, wrong } from "../respond";
import { knownCity } from "../shop/place/ordering-place";
import { phoneInCity } from "./people";

/** Reads a form's fields and collects their errors; `throwErrors` reports all of them at once. */
export function formFields() {
  const errors: Record<string, Words> = {};
  const form = {
    addError(field: string, words: Words) {
      errors[field] ??= words;
    },
    /** The trimmed text; `empty` is the error of a required field. */
    text(field: string, value: string | null | undefined, max: number, empty?: Words): string {
      const text = value?.trim() ?? "";
      if (!text && empty) form.addError(field, empty);
      if (text.length > max) form.addError(field, { key: "tooLong", values: { max } });
      return text;
    },
    email(value: string | null | undefined, empty?: Words): string {
      const text = form.text("email", value, TEXT_MAX, empty);
      if (text && !isEmail(text)) form.addError("email", { key: "emailWrong" });
      return text;
    },
    /** Digits only. Without a city any international number is accepted. */
    phone(value: string, city_id?: number | null): string {
      return (
        form.collectErrors(() => (city_id == null ? anyPhone(value) : phoneInCity(value, knownCity(city_id)))) ?? ""
      );
    },
    /** The result of `check`. Field errors that it throws are collected, with `prefix` for nested fields. */
    collectErrors<Value>(check: () => Value, prefix = ""): Value | undefined {
      try {
        return check();
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 422) throw error;
        for (const [field, words] of Object.entries(error.errors)) form.addError(prefix + field, words);
        return undefined;
      }
    },
    throwErrors() {
      const fields = Object.keys(errors);
      const only = fields.length === 1 ? errors[fields[0] ?? ""] : undefined;
      if (fields.length > 0) throw new Refusal(422, only ?? { key: "checkFields" }, errors);
    },
  };
  return form;
}

export const NAME_MAX = 100;
/** Limit of a one-line text about a person, company or place. */
export const TEXT_MAX = 200;
export const REQUIRED: Words = { key: "required" };
export const NAME_REQUIRED: Words = { key: "nameRequired" };

function anyPhone(text: string): string {
  const digits = text.slice(0, 50).replace(/\D/g, "");
  const problem = phoneProblem(digits);
  if (problem) throw wrong("phone", problem.code === "required" ? "phoneRequired" : "phoneWrong");
  return digits;
}
