/** The zeros of Arabic, Persian and full-width digits. The other nine digits follow each. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

export function digitsOf(text: string): string {
  return withAsciiDigits(text).replace(/[^0-9]/g, "");
}

export function withAsciiDigits(text: string): string {
  return Array.from(text, (char) => {
    const code = char.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? char : String(code - zero);
  }).join("");
}
