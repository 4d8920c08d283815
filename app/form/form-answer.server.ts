import type { FormAnswer } from "../modal/page";
import type { Visit } from "../../server/visitor/visit";

/**
 * How a form that failed comes back:
 * 1. its action ends with `return rejectForm(visit, { errors, typed }, status)`;
 * 2. its loader, which runs in the same request if there are no scripts, puts `...pageTitles(visit, heading)` into the view;
 * 3. its component renders `<FormErrors title={…} />` first, and gives each field its own message of `answer.errors`.
 * The page then has the status, an error summary that takes the focus, and a title that begins with "Error:", with scripts and without.
 */
export function rejectForm<Answer extends FormAnswer>(visit: Visit, answer: Answer, status = 422) {
  visit.formFailed = true;
  return visit.answer(answer, status);
}

export type PageTitles = {
  title: string;
  /** The title while the form shows errors: a screen reader reads it first. */
  error_title: string;
};

export function pageTitles(visit: Visit, heading: string, city?: Named): PageTitles {
  return titlesFor(visit, titleOf(visit, heading, city));
}

type Named = { name: string };

/** The title of a page. One that search engines may show names its city, if the page is there in several. */
export const titleOf = (visit: Visit, heading: string, city?: Named) =>
  [heading, city?.name, visit.settings.name].filter(Boolean).join(" · ");

/** The same for a title that already names the shop. */
export function titlesFor(visit: Visit, title: string): PageTitles {
  const error_title = visit.t("common:errorTitle", { title });
  return { title: visit.formFailed ? error_title : title, error_title };
}
