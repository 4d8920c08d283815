const TIMEOUT_MS = 20_000;

/** `error` is the reason of a failed change, empty without a response. */
type Answer = { error?: string };

/**
 * Sends a form of the shop by script, in a request that may outlive the page. Never rejects: a late or missing
 * response, and one that fails `isAnswer`, yield an answer with an empty `error`. `abort` cancels the request, as the
 * timeout does.
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
