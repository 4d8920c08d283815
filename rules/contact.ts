/** Square metres; larger than any shop. */
const SQUARE_MAX = 100_000;

/** An area in square metres as it is typed, with a point or a comma, and with or without its unit. Undefined: anything else. */
export function readSquare(text: string): number | undefined {
  const [, digits = "", fraction = ""] =
    /^(\d[\d\s\u00a0]*)(?:[.,](\d{1,2}))?(?:\s*(?:м|m)[²2]?)?$/iu.exec(text.trim()) ?? [];
  const square = Number(`${digits.replace(/\s/g, "")}.${fraction || "0"}`);
  return digits && square > 0 && square <= SQUARE_MAX ? square : undefined;
}
