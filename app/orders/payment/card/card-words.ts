import type { TFunction } from "i18next";
import type { CardField, CardProblems } from "../../../../rules/card";

type Words = TFunction<"payment">;

/** The card form shows the errors of these fields itself. */
export const cardFormFields = ["number", "expiry", "cvv", "holder", "email"] as const;

export type CardMessages = Partial<Record<(typeof cardFormFields)[number], string>>;

export function problemWords(t: Words, { number, expiry, cvv, holder }: CardProblems): CardMessages {
  const messages: CardMessages = {};
  if (number?.code === "short") messages.number = t("card.errors.number.short", { count: number.missing });
  else if (number) messages.number = t(`card.errors.number.${number.code}`);
  if (expiry) messages.expiry = t(`card.errors.expiry.${expiry.code}`);
  if (cvv) messages.cvv = t(`card.errors.cvv.${cvv.code}`);
  if (holder) messages.holder = t(`card.errors.holder.${holder.code}`);
  return messages;
}

/** Undefined if nothing is missing. `fields`: the number of fields in the form. */
export function gapWords(t: Words, gaps: readonly CardField[], fields: number): string | undefined {
  const names = gaps.map((field) => t(`card.missing.${field}`));
  const last = names.pop();
  if (last === undefined) return undefined;
  if (gaps.length === fields) return t("card.fill");
  const what = names.length > 0 ? t("card.and", { first: names.join(", "), last }) : last;
  return t("card.enter", { what });
}
