/** The ASCII digits of a typed or pasted text. */
export function digitsOf(text: string): string {
  return text.replace(/[^0-9]/g, "");
}
