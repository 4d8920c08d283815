import type { ActionFunctionArgs } from "@remix-run/node";
import { countReports, mayReport } from "../../../../server/guard/csp-reports";
import { BodyTooLarge, readCapped } from "../../../../server/guard/read-capped";

/** Browsers send several reports at once; a report has about a kilobyte. */
const MAX_BODY_BYTES = 32 * 1024;
const TYPES = /^application\/(csp-report|reports\+json|json)\b/;

/** Counts browsers' reports about content that the content security policy blocked. Their text is not stored. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!TYPES.test(request.headers.get("Content-Type") ?? "")) return answer(415);
  if (!(await mayReport(context.address))) return answer(429);
  try {
    const body = await readCapped(request.body ?? [], MAX_BODY_BYTES);
    countReports(JSON.parse(body.toString("utf8")));
    return answer(204);
  } catch (error) {
    return answer(error instanceof BodyTooLarge ? 413 : 400);
  }
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: "POST" } });

const answer = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });
