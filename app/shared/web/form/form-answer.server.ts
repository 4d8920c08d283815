import type { FormAnswer } from "../modal/page";
import type { Visit } from "../../../../server/visitor/visit";

/**
 * Sends a failed form back. 1. Its action ends with `return rejectForm(visit, { errors, typed }, status)`. 2. Its
 * loader puts `...pageTitles(visit, heading)` into the view. 3. Its component renders `<FormErrors title={…} />` first,
 * and gives each field its message of `usePage().errors`. With and without scripts the page then has the status, an error
 * summary that takes the focus, and a title that begins with "Error:".
 */
export function rejectForm<Answer extends FormAnswer>(visit: Visit, answer: Answer, status = 422) {
  visit.formFailed = true;
  return visit.answer(answer, status);
}

export type PageTitles = {
  title: string;
  /** The title while the form shows errors: a screen reader reads it first. */
  error_title: string;
  /** The title of a document with errors once they are mended. */
  mended_title?: string;
};

export function pageTitles(visit: Visit, heading: string, city?: Named): PageTitles {
  return titlesFor(visit, titleOf(visit, heading, city));
}

type Named = { name: string };

/** Pages that search engines index in several cities add the city's name. */
export const titleOf = (visit: Visit, heading: string, city?: Named) =>
  [heading, city?.name, visit.settings.name].filter(Boolean).join(" · ");

/** The title already contains the shop's name. */
export function titlesFor(visit: Visit, title: string): PageTitles {
  const error_title = visit.t("common:errorTitle", { title });
  return visit.formFailed ? { title: error_title, error_title, mended_title: title } : { title, error_title };
}
