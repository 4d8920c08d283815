import { environment } from "../../server/operate/environment";
import { createUpstream } from "../../server/upstream/client";
import { UpstreamFailure } from "../../server/upstream/failure";

/** Whether visitors can be served: the upstream has told us its cities, now or a while ago. */
export async function loader() {
  const upstream = createUpstream({ baseUrl: environment().UPSTREAM_URL, language: "en", requestId: "readyz" });
  const headers = { "Content-Type": "text/plain", "Cache-Control": "no-store" };
  try {
    await upstream.cities({});
    return new Response("ready\n", { headers });
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return new Response(`upstream: ${error.kind}\n`, { status: 503, headers });
  }
}
