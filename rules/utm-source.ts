const LONGEST = 64;

/**
 * Where a visitor says to come from (`?utm_source=`), safe for a cookie and a record: letters, digits and `._~+-`, at most 64. All else becomes
 * "_", because anybody can invent it. Undefined: nothing is left.
 */
export function readUtmSource(text: string | null | undefined): string | undefined {
  const cleaned = (text ?? "").trim().replace(/[^\p{L}\p{N}._~+-]+/gu, "_");
  const source = [...cleaned].slice(0, LONGEST).join("");
  return /[\p{L}\p{N}]/u.test(source) ? source : undefined;
}
