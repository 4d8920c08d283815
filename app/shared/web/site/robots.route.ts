import type { LoaderFunctionArgs } from "@remix-run/node";
import { isPublic, publicOrigin } from "../../../../server/operate/public-origin";

const PERSONAL = ["/*/cart", "/*/checkout", "/*/order/", "/*/login"];

/**
 * Query parameters with unlimited values, such as a map view, filters and the previous page. Crawlers would follow such
 * links forever.
 */
const UNLIMITED_PARAMETERS = ["map", "search", "tag", "open", "view", "return_to", "request_uri"];

const unlimited = UNLIMITED_PARAMETERS.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]);

/** Search engines may index menus but not carts, orders and sign-in. A trial deployment is not indexed at all. */
export function loader({ request }: LoaderFunctionArgs) {
  const rules = isPublic() ? [...PERSONAL, ...unlimited] : ["/"];
  const siteMap = isPublic() ? [`Sitemap: ${publicOrigin(request)}/sitemap.xml`] : [];
  const lines = ["User-agent: *", ...rules.map((path) => `Disallow: ${path}`), ...siteMap, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain", "Cache-Control": "public, max-age=3600" },
  });
}
