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

/** An error for the log: its class, code and stack. Other fields are left out: Node's ERR_INVALID_URL has the whole address in `input`. */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: loggable(String(error)) };
  const { name, code, message, stack } = error as NodeJS.ErrnoException;
  return { type: name, code, message: loggable(message), stack: stack && loggable(stack) };
}
