import { useLocation } from "@remix-run/react";
import { createContext, useContext } from "react";

const FailedRequest = createContext<string | undefined>(undefined);

export const FailedRequestProvider = FailedRequest.Provider;

/** The id of the failed request if this document is an error page, from its root element. */
const shownFirst =
  typeof document === "undefined"
    ? undefined
    : { id: document.documentElement.dataset.request, path: location.pathname + location.search };

/**
 * The id under which the log has the failed request of this page (5xx). Undefined for an error of a later client
 * navigation, whose response the page cannot see.
 */
export function useFailedRequest(): string | undefined {
  const onServer = useContext(FailedRequest);
  const { pathname, search } = useLocation();
  return onServer ?? (shownFirst?.path === pathname + search ? shownFirst.id : undefined);
}
