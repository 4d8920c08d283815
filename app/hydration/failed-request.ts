import { useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";

const FailedRequest = createContext<string | undefined>(undefined);

export const FailedRequestProvider = FailedRequest.Provider;

/** The request of a document that is an error page, as the document's root element names it. */
const shownFirst =
  typeof document === "undefined"
    ? undefined
    : { id: document.documentElement.dataset.request, path: location.pathname + location.search };

/**
 * The id under which the log has the failed request of this page (5xx). Undefined for an error of a later navigation by script, whose answer the page does
 * not see.
 */
export function useFailedRequest(): string | undefined {
  const onServer = useContext(FailedRequest);
  const { pathname, search } = useLocation();
  return onServer ?? (shownFirst?.path === pathname + search ? shownFirst.id : undefined);
}
