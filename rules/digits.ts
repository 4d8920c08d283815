/** The zeros of digits that keyboards type in place of ASCII ones: Arabic, Persian and full-width. Nine more follow each. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** The digits of a typed or pasted text, as ASCII ones; all else is left out. */
export function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/[^0-9]/g, "");
}

/** The text with ASCII digits in place of those of other scripts. */
export function withAsciiDigits(text: string): string {
  return Array.from(text, (char) => {
    const code = char.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? char : String(code - zero);
  }).join("");
}
