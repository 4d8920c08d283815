/**
 * What a path of the shop answers to a script, as JSON. Undefined for an error, without an answer, and once `signal` has stopped it: for what a page
 * can do without.
 */
export async function readJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, { headers: { Accept: "application/json" }, signal });
    return response.ok ? ((await response.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
