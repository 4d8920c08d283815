const TIMEOUT_MS = 20_000;

/** An answer to a change: `error` says why it was not made, empty if the server did not answer. */
type Answer = { error?: string };

/**
 * Sends a form of the shop by script, in a request that may outlive the page. Never rejects: an answer that is late, is none or fails `isAnswer`
 * counts as no answer. `abort` ends the request, as the time limit does.
 */
export async function postJson<Given extends Answer>(
  path: string,
  fields: URLSearchParams,
  isAnswer: (answer: Partial<Given>) => boolean,
  abort = new AbortController(),
): Promise<Given | Answer> {
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(path, {
      method: "POST",
      body: fields,
      headers: { Accept: "application/json" },
      keepalive: true,
      signal: abort.signal,
    });
    const answer = (await response.json()) as Given | null;
    if (typeof answer !== "object" || !answer || !isAnswer(answer)) return { error: "" };
    return response.ok ? answer : { ...answer, error: answer.error ?? "" };
  } catch {
    return { error: "" };
  } finally {
    clearTimeout(timer);
  }
}
