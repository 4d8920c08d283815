import { digitsOf, withAsciiDigits } from "../../../../rules/digits";
import { MAX_CARD_DIGITS, CVV_MAX_DIGITS, expiryParts, groupDigits } from "../../../../rules/card";

/** An input right after the browser edited it. */
export interface Edit {
  text: string;
  caret: number;
  /** Set for a deletion by Backspace or by Delete. */
  deleted?: "backward" | "forward";
}

export interface Masked {
  text: string;
  caret: number;
}

export type Mask = (edit: Edit) => Masked;

/** "1234 5678 9012 3456", without an expiry that was copied with it. */
export const maskNumber: Mask = ({ text, ...edit }) =>
  maskDigits({ ...edit, text: text.replace(/\s\d{1,2}\s*\/.*/, "") }, MAX_CARD_DIGITS, groupDigits);

export const maskCvv: Mask = (edit) => maskDigits(edit, CVV_MAX_DIGITS, (digits) => digits);

/**
 * The caret stays behind the same digit, and deleting a separator deletes the digit beyond it. `maxlength` would count
 * the separators of a pasted number.
 */
function maskDigits({ text, caret, deleted }: Edit, maxDigits: number, write: (digits: string) => string): Masked {
  let before = digitsOf(text.slice(0, caret));
  let after = digitsOf(text.slice(caret));
  const lostSeparator = deleted && write(before + after) === `${text.slice(0, caret)} ${text.slice(caret)}`;
  if (lostSeparator && deleted === "backward") before = before.slice(0, -1);
  if (lostSeparator && deleted === "forward") after = after.slice(1);
  before = before.slice(0, Math.max(0, maxDigits - after.length));
  after = after.slice(0, maxDigits - before.length);
  return { text: write(before + after), caret: write(before).length };
}

const SEPARATOR = " / ";

/** "MM / YY". */
export const maskExpiry: Mask = ({ text, ...edit }) =>
  (edit.deleted ? afterDeletion : afterInsertion)({ ...edit, text: withAsciiDigits(text) });

function afterInsertion({ text, caret }: Edit): Masked {
  const { month, year } = expiryParts(text);
  const start = text.slice(0, caret);
  const typed = digitsOf(start).length;
  const inMonth = /^\s*\d*$/.test(start) && (year === "" || typed <= month.length);
  const isOneDigit = month.length === 1 && (Number(month) > 1 || (!inMonth && month !== "0"));
  const shownMonth = isOneDigit ? `0${month}` : month;
  const shownYear = year.startsWith("20") ? year.slice(0, 4) : year.slice(0, 2);
  const isWhole = shownMonth.length === 2;
  const beforeYear = isWhole || shownYear ? `${shownMonth}${SEPARATOR}` : shownMonth;
  const whole = beforeYear + shownYear;
  if (caret === text.length) return { text: whole, caret: whole.length };
  if (inMonth && (typed < month.length || !isWhole)) return { text: whole, caret: typed };
  return { text: whole, caret: Math.min(beforeYear.length + Math.max(0, typed - month.length), whole.length) };
}

/** A partly deleted month is still being typed, so it is not padded with a zero. */
function afterDeletion({ text, caret, deleted }: Edit): Masked {
  const [, before = "", separator = "", after = ""] = /^(\d*)(\D*)(\d*)/.exec(text) ?? [];
  let [month, year] = separator === "" ? [text.slice(0, caret), text.slice(caret)] : [before, after];
  const lostSeparator = separator !== "" && separator !== SEPARATOR;
  if (lostSeparator && deleted === "backward") month = month.slice(0, -1);
  if (lostSeparator && deleted === "forward") year = year.slice(1);
  const isApart = year !== "" || (separator === SEPARATOR && month !== "");
  const beforeYear = isApart ? `${month}${SEPARATOR}` : month;
  const inMonth = lostSeparator || caret <= month.length;
  const place = inMonth ? Math.min(caret, month.length) : caret;
  return { text: beforeYear + year, caret: Math.min(place, beforeYear.length + year.length) };
}
