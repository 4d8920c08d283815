import { environment } from "../../server/operate/environment";
import { createUpstream } from "../../server/upstream/client";
import { UpstreamFailure } from "../../server/upstream/failure";

/** 200 if visitors can be served: the upstream has delivered its cities, now or within the last hours. */
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
