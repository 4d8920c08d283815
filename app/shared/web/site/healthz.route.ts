import { ALIVE } from "../../../../server/http/health";

/**
 * Responds with 200 while the process is alive. This route is used under remix-serve only, which lacks our own request
 * pipeline.
 */
export const loader = () =>
  new Response(ALIVE, { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
