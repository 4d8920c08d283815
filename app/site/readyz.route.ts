import { environment } from "../../server/operate/environment";
import { settings } from "../../server/operate/settings";
import { createUpstream } from "../../server/upstream/client";
import { Deadline } from "../../server/upstream/deadline";
import { UpstreamFailure } from "../../server/upstream/failure";

/** Probes time out after a second by default. */
const PROBE_TIMEOUT_MS = 900;

/**
 * Responds with 200 if visitors can be served: the city list and the first city's menu are available from the upstream
 * or the cache. Pages depend on the same calls.
 */
export async function loader() {
  let outdated = false;
  const upstream = createUpstream({
    baseUrl: environment().UPSTREAM_URL,
    language: settings().default_language,
    requestId: "readyz",
    deadline: new Deadline(PROBE_TIMEOUT_MS),
    onStale: () => (outdated = true),
  });
  try {
    const { cities, big_cities } = await upstream.cities({});
    const first = big_cities[0] ?? cities[0];
    if (!first) return answer("upstream: no cities", 503);
    const { city } = await upstream.city({ alias: first.alias });
    const order_type = city.order_types.delivery ? "delivery" : "takeaway";
    await upstream.products({ city_id: city.id, order_type });
    return answer(outdated ? "ready, from kept answers: the upstream fails" : "ready", 200);
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return answer(`upstream: ${error.kind} (${error.call})`, 503);
  }
}

const answer = (text: string, status: number) =>
  new Response(`${text}\n`, { status, headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
