import { ALIVE } from "../../server/http/health";

/** 200 while the process lives; under remix-serve, which has no pipeline before it. */
export const loader = () =>
  new Response(ALIVE, { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
