import { redirectDocument, type ClientLoaderFunctionArgs } from "@remix-run/react";

/** The path of the document in which these scripts run, even after client navigations. */
const openedOn = typeof location === "undefined" ? "" : location.pathname;

/** Navigates without reloading only inside documents of these paths. */
const ofDocuments =
  (own: RegExp) =>
  async ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    if (!own.test(openedOn)) throw redirectDocument(pathname + search);
    return serverLoader();
  };

/**
 * The `clientLoader` of the pages that lead to a bank. Only their own documents have a Content-Security-Policy that
 * allows the bank's forms and frames.
 */
export const inOwnDocument = ofDocuments(/\/order\/payment\/[^/]+(\/bank)?$/);

/** The `clientLoader` of a payment's other page. Analytics in the shop's other documents would read its address. */
export const besidePayment = ofDocuments(/\/order\/payment\/[^/]+(\/(bank|wait))?$/);
