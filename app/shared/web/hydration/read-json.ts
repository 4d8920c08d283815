/**
 * Fetches JSON from a path of the shop, for optional parts of a page. Undefined after an error status, a network
 * failure, or an abort by `signal`.
 */
export async function readJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, { headers: { Accept: "application/json" }, signal });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
