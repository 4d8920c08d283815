/** The zeros of digits that keyboards type in place of ASCII ones: Arabic, Persian and full-width. Nine more follow each. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** The digits of a typed or pasted text, as ASCII ones; all else is left out. */
export function digitsOf(text: string): string {
  let digits = "";
  for (const char of text) {
    const code = char.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    if (zero !== undefined) digits += code - zero;
    else if (char >= "0" && char <= "9") digits += char;
  }
  return digits;
}
