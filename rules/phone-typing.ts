import { digitsOf } from "./digits";
import { maskFor, phoneShape, type PhoneMask } from "./phone";
import { readPhone, strayTrunk } from "./phone-reading";

/** A field's text before and after an edit, and the caret after it. */
export type PhoneEdit = { before: string; after: string; caret: number };

/**
 * Returns the digits of the international number that the field has to show after an edit, or undefined if the edit
 * stays as it is. A pasted or filled-in number that is whole replaces all; digits typed at the end continue the number.
 * `code` is the calling code that stands beside a field of national numbers.
 */
export function phoneAfterEdit(
  edit: PhoneEdit,
  masks: readonly PhoneMask[],
  country: string,
  code = "",
): string | undefined {
  const { after, caret } = edit;
  const added = addedText(edit);
  const isAtEnd = caret === after.length;
  if (digitsOf(added).length > 1) {
    for (const text of isAtEnd ? [after, added] : [added]) {
      const { digits, problem } = readPhone(text, masks, country);
      if (!problem && maskFor(digits, masks, country)) return digits;
    }
  }
  if (!isAtEnd || !added) return undefined;
  const hasCode = /^\s*(\+|00)/.test(after);
  if (hasCode !== (code === "") || !digitsOf(after)) return undefined;
  return phoneSoFar(code ? `+${code} ${after}` : after, masks, country);
}

/**
 * Reads a number that may not be whole yet, without a trunk prefix that none of the country's numbers begins with.
 * Undefined if no mask has its calling code, or it has an extension.
 */
export function phoneSoFar(text: string, masks: readonly PhoneMask[], country: string): string | undefined {
  const { digits, problem } = readPhone(text, masks, country);
  const mask = maskFor(digits, masks, country);
  if (!mask || problem?.code === "extension") return undefined;
  const { code } = phoneShape(mask);
  const trunk = problem ? strayTrunk(digits.slice(code.length), mask) : "";
  return code + digits.slice(code.length + trunk.length);
}

/** The added text ends at the caret. Where the same text stood before, as in "+7", its length tells where it begins. */
function addedText({ before, after, caret }: PhoneEdit): string {
  let start = 0;
  while (start < caret && before[start] === after[start]) start += 1;
  return after.slice(Math.max(0, Math.min(start, caret - (after.length - before.length))), caret);
}
