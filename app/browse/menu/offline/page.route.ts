import type { LoaderFunctionArgs } from "@remix-run/node";
import { Visit } from "../../../../server/visitor/visit";
import { variantOfVersion } from "../../grid/grid-html.server";
import { offlinePage } from "./offline-page.server";

/**
 * The menu for a device without network, which the service worker stores: the variant of a grid's version, without
 * scripts and personal data. Responds with 404 for an invalid version.
 */
export async function loader(args: LoaderFunctionArgs) {
  const variant = variantOfVersion(args.params.version ?? "");
  if (!variant) return new Response(null, { status: 404 });
  const visit = Visit.anonymous(args, variant.language);
  const { html, policy } = await offlinePage(visit, variant);
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
