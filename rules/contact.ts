const MAX_SQUARE_METRES = 100_000;

/** Reads square metres, with a point or a comma, with or without the unit. */
export function readSquare(text: string): number | undefined {
  const [, digits = "", fraction = ""] =
    /^(\d[\d\s\u00a0]*)(?:[.,](\d{1,2}))?(?:\s*(?:м|m)[²2]?)?$/iu.exec(text.trim()) ?? [];
  const square = Number(`${digits.replace(/\s/g, "")}.${fraction || "0"}`);
  return digits && square > 0 && square <= MAX_SQUARE_METRES ? square : undefined;
}
