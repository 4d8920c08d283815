const ORDER = /\/order\/(payment\/)?[^/?\s"']+/g;
const QUERY = /\?[^\s"'<>]+/g;
const EMAIL = /[^\s@/"']+(?:@|%40)[^\s@/"']+/gi;
const PHONE = /(?:\+|%2b)?\d(?:(?:[\s().-]|%20|%28|%29)*\d){6,}/gi;

/**
 * A path or a message without what may be a visitor's own: the number of an order or the key of its payment, a query (it may hold a phone, an
 * address or `return_to`), and whatever looks like a phone or an e-mail address.
 */
export function loggable(text: string): string {
  return text.replace(ORDER, "/order/$1…").replace(QUERY, "?…").replace(EMAIL, "…").replace(PHONE, "…");
}
