import type { ShouldRevalidateFunction } from "@remix-run/react";
import { withoutModals } from "./modals";

/**
 * Every route exports this as `shouldRevalidate`: opening and closing a modal, a failed form, and answers that say so
 * (`keepPage`) leave the data of the page as it is.
 */
export const keepUnlessChanged: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  actionResult,
}) => {
  if (formMethod && formMethod !== "GET") {
    return actionStatus < 400 && !(actionResult as { keepPage?: boolean } | undefined)?.keepPage;
  }
  return withoutModals(currentUrl) !== withoutModals(nextUrl) || currentUrl.href === nextUrl.href;
};

/** For what frames every page of a city: a page's own query and other pages of the same city change nothing in it. */
export const keepFrame: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change;
  if (formMethod && formMethod !== "GET") return keepUnlessChanged(change);
  return currentUrl.href === nextUrl.href || cityOf(currentUrl) !== cityOf(nextUrl);
};

const cityOf = ({ pathname }: URL) => pathname.split("/")[1];
