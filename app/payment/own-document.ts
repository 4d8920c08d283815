import { redirectDocument, type ClientLoaderFunctionArgs } from "@remix-run/react";

/** The path of the page that was open when the scripts of a payment's pages were loaded: their document, or the page from which one of them is opened. */
const openedOn = typeof location === "undefined" ? "" : location.pathname;

/** Only documents of these paths open the page themselves. */
const ofDocuments =
  (own: RegExp) =>
  async ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    if (!own.test(openedOn)) throw redirectDocument(pathname + search);
    return serverLoader();
  };

/**
 * The `clientLoader` of the pages that lead to a bank. The policy that lets forms and frames reach the bank comes with their document only, so
 * that such a page is loaded as a document where a script would open it inside another one.
 */
export const inOwnDocument = ofDocuments(/\/order\/payment\/[^/]+(\/bank)?$/);

/** The `clientLoader` of a payment's other page: documents of the shop may hold analytics, which reads the address. */
export const besidePayment = ofDocuments(/\/order\/payment\/[^/]+(\/(bank|wait))?$/);
