import { redirectDocument, type ClientLoaderFunctionArgs } from "@remix-run/react";

/** The path of the page that was open when the scripts of a payment's pages were loaded: their document, or the page from which one of them is opened. */
const openedOn = typeof location === "undefined" ? "" : location.pathname;

/**
 * The `clientLoader` of the pages that lead to a bank. The policy that lets forms and frames reach the bank comes with their document only, so
 * that such a page is loaded as a document where a script would open it inside another one.
 */
export async function inOwnDocument({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  if (!/\/order\/payment\/[^/]+(\/bank)?$/.test(openedOn)) throw redirectDocument(pathname + search);
  return serverLoader();
}
