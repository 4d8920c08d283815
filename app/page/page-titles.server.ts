import type { Visit } from "../../server/visitor/visit";

/** Visits whose form has just failed: in a document request action and loader share one. */
const failed = new WeakSet<Visit>();

/** An action says that its form comes back with errors, so that the title of the same document can say so. */
export function formFailed(visit: Visit) {
  failed.add(visit);
}

type Titles = { title: string; error_title: string };

/** The title of a page with a form, as it is and as it is after an error: those who listen to the page hear that first. */
export function pageTitles(visit: Visit, heading: string): Titles {
  return titlesFor(visit, `${heading} · ${visit.settings.name}`);
}

/** The same for a title that is whole already. */
export function titlesFor(visit: Visit, plain: string): Titles {
  const error_title = visit.t("account:errorTitle", { title: plain });
  return { title: failed.has(visit) ? error_title : plain, error_title };
}
