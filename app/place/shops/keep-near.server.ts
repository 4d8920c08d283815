import { isPoint } from "../../../rules/zones";
import { singleValue } from "../../../server/guard/form";
import { keepPosition } from "../../../server/visitor/near";
import type { Visit } from "../../../server/visitor/visit";

/** Keeps where the browser says that the visitor is. In a form's body, so that no address and no log has it. Throws a Response for no point. */
export function keepNear(visit: Visit, form: FormData) {
  const degrees = (name: string) => Number(singleValue(form, name) || NaN);
  const point = { latitude: degrees("latitude"), longitude: degrees("longitude") };
  if (!isPoint(point)) throw new Response(null, { status: 422 });
  keepPosition(visit, point);
  return point;
}
