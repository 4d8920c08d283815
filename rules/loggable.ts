const ORDER = /\/order\/(payment\/)?[^/?\s"']+/g;
const TOGETHER = /\/together\/[^/?\s"']+/g;
const QUERY = /\?[^\s"'<>]+/g;
const EMAIL = /[^\s@/"']+(?:@|%40)[^\s@/"']+/gi;
const PHONE = /(?:\+|%2b)?\d(?:(?:[\s().-]|%20|%28|%29)*\d){6,}/gi;

/**
 * Removes personal data from a path or a message: numbers of orders, keys of payments, links of group orders, queries (they may contain a
 * phone or an address), and any text that looks like a phone or an e-mail address.
 */
export function loggable(text: string): string {
  return text
    .replace(ORDER, "/order/$1…")
    .replace(TOGETHER, "/together/…")
    .replace(QUERY, "?…")
    .replace(EMAIL, "…")
    .replace(PHONE, "…");
}
