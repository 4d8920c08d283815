import { showReady } from "../../../../server/operate/metrics";
import { UpstreamFailure } from "../../../../server/upstream/failure";
import { sellingCity } from "./selling-city.server";

/**
 * Responds with 200 if visitors can be served: the city list and the menu of any city are available from the upstream or
 * the cache. Pages depend on the same calls.
 */
export async function loader() {
  try {
    const found = await sellingCity();
    showReady(found !== undefined, found?.failing ?? []);
    if (!found) return answer("upstream: no cities", 503);
    const { failing, isOutdated } = found;
    if (failing.length > 0) return answer(`ready, but not in ${failing.join(", ")}: the upstream fails`, 200);
    return answer(isOutdated ? "ready, from kept answers: the upstream fails" : "ready", 200);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    showReady(false, []);
    return answer(`upstream: ${error.kind} (${error.call})`, 503);
  }
}

const answer = (text: string, status: number) =>
  new Response(`${text}\n`, { status, headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
