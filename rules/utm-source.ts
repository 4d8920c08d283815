const MAX_SOURCE_LENGTH = 64;

/**
 * Cleans `?utm_source=` for a cookie and a record. Characters other than letters, digits and `._~+-` become "_",
 * because anybody can set it. Undefined if no letter or digit is left.
 */
export function readUtmSource(text: string | null | undefined): string | undefined {
  const cleaned = (text ?? "").trim().replace(/[^\p{L}\p{N}._~+-]+/gu, "_");
  const source = [...cleaned].slice(0, MAX_SOURCE_LENGTH).join("");
  return /[\p{L}\p{N}]/u.test(source) ? source : undefined;
}
