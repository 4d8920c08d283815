import type { LoaderFunctionArgs } from "@remix-run/node";
import { isPublic, publicOrigin } from "../../server/operate/public-origin";

const PERSONAL = ["/*/cart", "/*/checkout", "/*/order/", "/*/login"];

/** Parameters of which each page has ever new links: a piece of a map, filters and searches, where a visitor came from. Crawlers would not come to an end. */
const ENDLESS = ["map", "search", "tag", "open", "view", "return_to", "request_uri"];

const endless = ENDLESS.flatMap((name) => [`/*?${name}=`, `/*?*&${name}=`]);

/** Search engines may index menus, but not carts, orders and sign-in; and nothing of a deployment that is a trial. */
export function loader({ request }: LoaderFunctionArgs) {
  const rules = isPublic() ? [...PERSONAL, ...endless] : ["/"];
  const siteMap = isPublic() ? [`Sitemap: ${publicOrigin(request)}/sitemap.xml`] : [];
  const lines = ["User-agent: *", ...rules.map((path) => `Disallow: ${path}`), ...siteMap, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain", "Cache-Control": "public, max-age=3600" },
  });
}
