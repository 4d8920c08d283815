import type { Visit } from "../../server/visitor/visit";

type Titles = { title: string; error_title: string };

/** The title of a page with a form, and its title after an error: a screen reader announces the title first. */
export function pageTitles(visit: Visit, heading: string): Titles {
  return titlesFor(visit, `${heading} · ${visit.settings.name}`);
}

/** The same for a title that already names the shop. */
export function titlesFor(visit: Visit, plain: string): Titles {
  const error_title = visit.t("account:errorTitle", { title: plain });
  return { title: visit.formFailed ? error_title : plain, error_title };
}
