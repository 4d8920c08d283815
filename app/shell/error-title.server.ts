import type { Visit } from "../../server/visitor/visit";
import { translate } from "../i18n/translations.server";

/** Visits whose form has just failed: in a document request action and loader share one. */
const failed = new WeakSet<Visit>();

/** An action says that its form comes back with errors, so that the title of the same document can say so. */
export function formFailed(visit: Visit) {
  failed.add(visit);
}

/** The title of a page with a form, as it is and as it is after an error: those who listen to the page hear that first. */
export function pageTitles(visit: Visit, heading: string): { title: string; error_title: string } {
  const plain = `${heading} · ${visit.settings.name}`;
  const error_title = translate(visit.language)("account:errorTitle", { title: plain });
  return { title: failed.has(visit) ? error_title : plain, error_title };
}
