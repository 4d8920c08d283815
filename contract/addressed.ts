import { calls, type CallName } from "./calls";

/**
 * Places a request's fields where the call expects them: in the path, then in the query of a GET or the body of any
 * other method. The path is relative to the upstream's address.
 */
export function addressed(
  name: CallName,
  request: Readonly<Record<string, unknown>>,
): { path: string; body?: Record<string, unknown> } {
  const { method, path } = calls[name];
  const rest = { ...request };
  const filled = path.slice(1).replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field];
    delete rest[field];
    return encodeURIComponent(String(value));
  });
  if (method !== "GET") return { path: filled, body: method === "DELETE" ? undefined : rest };
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(rest)) if (value != null) query.set(field, String(value));
  return { path: query.size ? `${filled}?${query}` : filled };
}
