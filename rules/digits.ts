/** Each alphabet has its ten digits in a row, as Unicode has them, and such rows follow one another without a gap. */
const DIGIT = /^\p{Decimal_Number}$/u;

export function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/[^0-9]/g, "");
}

/** Replaces the digits of any alphabet (Arabic, Devanagari, full-width …) by 0 to 9. */
export function withAsciiDigits(text: string): string {
  return Array.from(text, (char) => {
    if (char <= "\u007f" || !DIGIT.test(char)) return char;
    let zero = char.codePointAt(0) ?? 0;
    const code = zero;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  }).join("");
}

/**
 * An id or a number of an order from an address, a form or a cookie. Undefined for anything but the digits of a safe
 * integer above zero, so that no two texts are one id, and that NaN and Infinity reach neither a cookie nor a call.
 */
export function readId(text: unknown): number | undefined {
  if (typeof text !== "string" || !/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** Degrees from a form, such as "-0.1276". NaN for anything else, "" and "1e3" included. */
export function readDegrees(text: unknown): number {
  return typeof text === "string" && /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : NaN;
}
