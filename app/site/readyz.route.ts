import { environment } from "../../server/operate/environment";
import { settings } from "../../server/operate/settings";
import { createUpstream } from "../../server/upstream/client";
import { Deadline } from "../../server/upstream/deadline";
import { UpstreamFailure } from "../../server/upstream/failure";

/** Milliseconds: probes give up after a second by default. */
const PROBE_TIME = 900;

/**
 * 200 if visitors can be served: the cities are there, and the menu of the first of them, from the upstream or as they were last. These
 * are the answers that pages are made of, so that this says what visitors get.
 */
export async function loader() {
  let outdated = false;
  const upstream = createUpstream({
    baseUrl: environment().UPSTREAM_URL,
    language: settings().default_language,
    requestId: "readyz",
    deadline: new Deadline(PROBE_TIME),
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
