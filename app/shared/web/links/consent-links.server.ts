import type { Visit } from "../../../../server/visitor/visit";
import { sitePath } from "./site-links";

/** The operator's own text, else ours with the city's legal data (docs/specification/behaviour.md#texts). */
export async function privacyPolicy(visit: Visit): Promise<string> {
  return visit.settings.links.privacy_policy ?? sitePath((await visit.city()).alias, "privacy-policy");
}
