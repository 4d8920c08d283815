import { calls, type CallName } from "./calls";

/** Puts a request's fields where the call wants them: in the path, then in the query of a GET or the body of anything else. `base` has no slash at its end. */
export function addressed(
  base: string,
  name: CallName,
  request: Readonly<Record<string, unknown>>,
): { url: string; body?: Record<string, unknown> } {
  const { method, path } = calls[name];
  const rest = { ...request };
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field];
    delete rest[field];
    return encodeURIComponent(String(value));
  });
  const url = new URL(base + filled);
  if (method !== "GET") return { url: url.href, body: method === "DELETE" ? undefined : rest };
  for (const [field, value] of Object.entries(rest)) if (value != null) url.searchParams.set(field, String(value));
  return { url: url.href };
}
