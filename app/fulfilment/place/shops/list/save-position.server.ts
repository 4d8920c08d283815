import { isPoint } from "../../../../../rules/zones";
import { singleValue } from "../../../../../server/guard/form";
import { rememberPosition } from "../../../../../server/visitor/position";
import type { Visit } from "../../../../../server/visitor/visit";
import { readDegrees } from "../../../../../rules/digits";

/**
 * Stores the browser's position. It comes in a form's body, so that no URL and no log contains it. Throws a 422
 * Response for an invalid point.
 */
export function savePosition(visit: Visit, form: FormData) {
  const degrees = (name: string) => readDegrees(singleValue(form, name));
  const point = { latitude: degrees("latitude"), longitude: degrees("longitude") };
  if (!isPoint(point)) throw new Response(null, { status: 422 });
  rememberPosition(visit, point);
  return point;
}
