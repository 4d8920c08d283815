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
